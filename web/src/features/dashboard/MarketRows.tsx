import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import {
  isCompared,
  kindAddress,
  marketAddress,
  tellCompared,
  tellLike,
  tellMedian,
  tellUnscored,
} from '../../nouns/listing/compared-words.ts'
import { PriceLine } from '../../nouns/listing/PriceLine.tsx'
import { type PriceEnds, priceEnds } from '../../nouns/listing/price-ends.ts'
import { listingStanding, saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { ProjectFigures } from './order-figures.ts'

type RowProps = { listing: ListingFigures }

/** What is on sale without hindrance needs no word for it. */
const Standing = ({ listing: { state, leftCredits, stoppedBy } }: RowProps) => {
  if (state === 'open' && stoppedBy === null && leftCredits > 0) return null
  const { text, tone } = listingStanding(state, leftCredits, stoppedBy)
  return <Badge tone={tone}>{text}</Badge>
}

type ComparedProps = RowProps & { ends: PriceEnds | null }

/** What others ask for the like; where there are too few to compare with, what was looked for. */
const Compared = ({ listing, ends }: ComparedProps) => {
  const { compared, priceCents } = listing
  const unscored = tellUnscored(listing)
  if (!isCompared(compared) || !ends)
    return (
      <div className="grid gap-1 text-sm">
        <p>
          {tellCompared(compared)}
          {compared && (
            <span className="text-muted">
              : {tellLike(listing)}. {unscored}
            </span>
          )}
        </p>
        {listing.category && (
          <p>
            <TextLink to={kindAddress(listing)}>What is asked for {categoryWords[listing.category]}</TextLink>
          </p>
        )}
      </div>
    )
  return (
    <div className="grid gap-1">
      <PriceLine compared={compared} ownCents={priceCents} ends={ends} />
      <p className="text-sm">
        {tellMedian(priceCents, compared.medianCents)} of{' '}
        <span className="font-mono tabular-nums">{writeCents(compared.medianCents)}</span>.{' '}
        <TextLink to={marketAddress(listing)}>{tellCompared(compared)}</TextLink>
      </p>
      <p className="text-fine text-muted">
        {tellLike(listing)}
        {unscored && `. ${unscored}`}
      </p>
    </div>
  )
}

/** The name and the price share a line where there is little room, and what others ask has the next to itself. */
const Row = ({ listing, ends }: ComparedProps) => {
  const { vintage, tokenId, saleType, priceCents, soldCredits, listedCredits, additions } = listing
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-hairline border-t px-4 py-4 sm:px-5 @3xl:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1.7fr)_8.5rem] @3xl:items-start">
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-medium tabular-nums">
          {vintage ?? 'No vintage yet'}
          {saleType !== 'spot' && ` · ${saleTypeWords[saleType]}`}
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          <Mono>{tokenId}</Mono>
        </p>
        <Standing listing={listing} />
      </div>
      <p className="text-right font-mono tabular-nums">{writeCents(priceCents)}</p>
      <div className="@max-3xl:order-last @max-3xl:col-span-2">
        <Compared listing={listing} ends={ends} />
      </div>
      <p className="text-muted text-sm tabular-nums @max-3xl:col-span-2 @3xl:text-right">
        <span className="text-ink">{writeWhole(soldCredits)} sold</span> of {writeWhole(listedCredits)}
        {additions > 0 && (
          <span className="@3xl:block">
            <span className="@3xl:hidden"> · </span>
            {writeWhole(additions)} into baskets
          </span>
        )}
      </p>
    </li>
  )
}

/** Each project once, with how often it was looked at, and its listings under it beside what others ask. */
export const MarketRows = ({ projects, days }: { projects: readonly ProjectFigures[]; days: number }) => (
  <ul aria-label="How each listing does" className="@container border-edge border-t-2 bg-sheet">
    {projects.map(({ projectId, projectName, views, rows }) => (
      <li key={projectId} className="border-edge not-first:border-t">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 bg-paper/60 px-4 py-3 sm:px-5">
          <TextLink to={`/projects/${projectId}`} className="font-medium [overflow-wrap:anywhere]">
            {projectName}
          </TextLink>
          {views > 0 && (
            <span className="text-muted text-sm tabular-nums">
              {writeCount(views, 'view')} of its page in {days} days
            </span>
          )}
        </div>
        <ul>
          {rows.map((listing) => (
            <Row key={listing.id} listing={listing} ends={priceEnds(rows)} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
