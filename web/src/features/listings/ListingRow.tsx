import type { SellerListing } from '@ledgerleaf/contract/listings'
import type { ComparedPrices } from '@ledgerleaf/contract/seller-desk'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { isCompared, tellCompared, tellMedian } from '../../nouns/listing/compared-words.ts'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { PriceLine } from '../../nouns/listing/PriceLine.tsx'
import type { PriceEnds } from '../../nouns/listing/price-ends.ts'
import { listingStanding, saleTypeWords } from '../../nouns/listing/words.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { ActMenu } from '../../ui/ActMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TableCell, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { type ShownListing, tellDoing } from './group-listings.ts'
import { actsOf, actWords, type ListingAct } from './listing-acts.ts'

/** On sale, and nothing in its way. */
const isPlain = ({ state, available, stopped_by }: SellerListing): boolean =>
  state === 'open' && available > 0 && !stopped_by

const StateBadge = ({ state, available, stopped_by }: SellerListing) => {
  const { text, tone } = listingStanding(state, available, stopped_by)
  return <Badge tone={tone}>{text}</Badge>
}

type ActsProps = { listing: SellerListing; onAsk: (act: ListingAct) => void }

const Acts = ({ listing, onAsk }: ActsProps) => {
  const may = useMay('sell')
  const { first, more } = actsOf(listing)
  if (more.length === 0) return <span className="text-muted text-sm">Over</span>
  return (
    <div className="ml-auto flex items-center justify-end gap-1 whitespace-nowrap">
      {first && (
        <Button
          variant="quiet"
          size="small"
          className="text-leaf-strong underline decoration-1 underline-offset-4"
          disabled={!may}
          aria-label={`${actWords(first, listing)}: ${listing.token_id}`}
          onClick={() => onAsk(first)}
        >
          {actWords(first, listing)}
        </Button>
      )}
      <ActMenu
        label={`More about ${listing.token_id}`}
        disabled={!may}
        acts={more.map((act) => ({
          label: actWords(act, listing),
          isDanger: act === 'withdraw',
          onChoose: () => onAsk(act),
        }))}
      />
    </div>
  )
}

type Counted = { listing: SellerListing; doing: NonNullable<ShownListing['doing']> }

/** What is sold of it, in the colour of what buyers hold; the paper behind it is what is not. */
const SoldBar = ({ listing: { range }, doing: { soldCredits } }: Counted) => (
  <div aria-hidden="true" className="h-2 w-full border border-edge/60 bg-paper">
    <div
      className="h-full bg-held"
      style={{
        width: `${Math.min(100, (soldCredits / Math.max(1, range)) * 100)}%`,
        minWidth: soldCredits > 0 ? 3 : undefined,
      }}
    />
  </div>
)

const Doing = ({ doing, days }: { doing: Counted['doing']; days: number }) => {
  const words = tellDoing(doing, days)
  return words && <p className="text-fine text-muted">{words}</p>
}

const Sold = ({ listing, doing, days }: Counted & { days: number }) => (
  <div className="grid gap-1.5">
    <p className="flex justify-between gap-4 whitespace-nowrap font-mono text-[0.875rem] tabular-nums">
      <span>
        {writeWhole(doing.soldCredits)}{' '}
        <span className="text-muted">
          <span className="@2xl:sr-only">sold </span>of {writeWhole(listing.range)}
        </span>
      </span>
      <span className="text-muted folded:inline @2xl:hidden">{writeWhole(doing.leftCredits)} left</span>
    </p>
    <SoldBar listing={listing} doing={doing} />
    <Doing doing={doing} days={days} />
  </div>
)

/** Why nobody can buy it, and what the seller tells whoever does. */
const Words = ({
  listing: { state, project_id, stopped_by, note_to_buyers },
}: {
  listing: SellerListing
}) => (
  <>
    {state === 'review' && (
      <p className="max-w-prose text-muted text-sm">
        Nothing is sold before the review.{' '}
        <TextLink to={`/seller/projects/${project_id}`}>Complete the project’s file</TextLink>
      </p>
    )}
    {stopped_by && <p className="max-w-prose text-muted text-sm">{stoppedWords[stopped_by]}</p>}
    {note_to_buyers && (
      <p className="wrap-anywhere line-clamp-2 max-w-prose text-muted text-sm">Note: {note_to_buyers}</p>
    )}
  </>
)

type MarketProps = { compared: ComparedPrices | null; priceCents: number; ends: PriceEnds | null }

/** Where its price stands among those of others, on the one ruler of its project. */
const OnMarket = ({ compared, priceCents, ends }: MarketProps) =>
  isCompared(compared) && ends ? (
    <div className="grid gap-0.5">
      <PriceLine compared={compared} ownCents={priceCents} ends={ends} />
      <p className="text-fine text-muted">
        {tellMedian(priceCents, compared.medianCents)} of{' '}
        <span className="font-mono tabular-nums">{writeCents(compared.medianCents)}</span>
      </p>
    </div>
  ) : (
    <p className="text-muted text-sm">{tellCompared(compared)}</p>
  )

type Props = ShownListing &
  ActsProps & {
    ends: PriceEnds | null
    days: number
    /** None of its project's listings compares: the head of the project says so once for all. */
    isNone: boolean
  }

/** On a phone the name and the price share the first line, what can be done stands beside its number, and pictures have lines of their own. */
export const ListingRow = ({ listing, doing, ends, days, isNone, onAsk }: Props) => {
  const { token_id, vintage, sale_type, price_per_credit, state } = listing
  const counted = state === 'review' || state === 'withdrawn' ? null : doing
  const ownPrice = {
    currency: listing.currency,
    priceMinor: listing.price_minor,
    ratesDay: listing.rates_day,
  }
  return (
    <TableRow className="folded:grid-cols-[minmax(0,1fr)_auto]">
      <TableCell className="folded:row-span-2 folded:pr-0 @2xl:w-[29%]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium tabular-nums">
            {vintage ?? 'No vintage yet'}
            {sale_type !== 'spot' && ` · ${saleTypeWords[sale_type]}`}
          </span>
          {/* The word that most of them bear tells none apart: it is heard, and what is not on sale is seen. */}
          <span className={cn(isPlain(listing) && 'sr-only')}>
            <StateBadge {...listing} />
          </span>
        </p>
        <p className="mt-1 text-muted text-sm">
          <Mono className="wrap-anywhere">{token_id}</Mono>
        </p>
        <Words listing={listing} />
      </TableCell>
      <TableCell
        className={cn(
          'folded:order-5 folded:col-span-2 @2xl:w-[23%]',
          !isCompared(counted?.compared ?? null) && 'folded:hidden!',
        )}
      >
        {isNone ? (
          <span aria-hidden="true" className="text-muted">
            –
          </span>
        ) : (
          counted && <OnMarket compared={counted.compared} priceCents={price_per_credit} ends={ends} />
        )}
      </TableCell>
      <TableCell className="folded:order-4 folded:col-span-2 folded:empty:hidden @2xl:w-[17%]">
        {counted && <Sold listing={listing} doing={counted} days={days} />}
      </TableCell>
      <TableCell numeric className="folded:order-2 folded:pl-2">
        <div className="text-right">
          {writeCents(price_per_credit)}
          <div className="ml-auto max-w-36 text-balance whitespace-normal font-sans">
            <OwnPriceLine price={ownPrice} />
          </div>
        </div>
      </TableCell>
      <TableCell className="folded:order-3 folded:-mt-2 folded:py-0! folded:pr-2! folded:pl-0! text-right">
        <Acts listing={listing} onAsk={onAsk} />
      </TableCell>
    </TableRow>
  )
}
