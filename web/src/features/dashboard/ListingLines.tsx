import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { listingStanding } from '../../nouns/listing/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeCents } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { isCompared, tellCompared, tellMedian } from './compared-words.ts'

const tellPrice = ({ vintage, priceCents, compared }: ListingFigures): string =>
  [
    vintage ?? 'No vintage yet',
    writeCents(priceCents),
    isCompared(compared) ? tellMedian(priceCents, compared.medianCents) : tellCompared(compared),
  ].join(' · ')

/** What is on sale without hindrance needs no word for it. */
const Standing = ({ listing: { state, leftCredits, stoppedBy } }: { listing: ListingFigures }) => {
  if (state === 'open' && stoppedBy === null && leftCredits > 0) return null
  const { text, tone } = listingStanding(state, leftCredits, stoppedBy)
  return <Badge tone={tone}>{text}</Badge>
}

/** The same listings for a phone: two lines each, the project and its price beside the market. */
export const ListingLines = ({ listings }: { listings: readonly ListingFigures[] }) => (
  <ul className="border-edge border-t-2 bg-sheet">
    {listings.map((listing) => (
      <li
        key={listing.id}
        className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b px-4 py-3 last:border-b-0"
      >
        <TextLink
          to={`/projects/${listing.projectId}`}
          className="min-w-0 py-1 font-medium text-note [overflow-wrap:anywhere]"
        >
          {listing.projectName}
        </TextLink>
        <Standing listing={listing} />
        <p className="w-full text-muted text-sm tabular-nums">{tellPrice(listing)}</p>
      </li>
    ))}
  </ul>
)
