import { writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import type { Disclosure } from '@ledgerleaf/contract/disclosures'
import { writeCents, writeCount, writeSpan } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { DisclosureItem } from './DisclosureItem.tsx'

const Offer = ({ listing }: { listing: NonNullable<Disclosure['listing']> }) => (
  <section
    aria-label="The listing"
    className="grid gap-2 border-edge border-t-2 bg-sheet px-5 py-5 text-note sm:px-7"
  >
    <p className="font-medium">
      Listing <Mono>{listing.tokenId}</Mono>
    </p>
    <p className="text-muted">
      {writeCount(listing.quantity, 'credit')} for reductions or removals of{' '}
      {writeSpan(listing.vintageStartsOn, listing.vintageEndsOn)}, listed at{' '}
      {listing.currency === 'usd' || !listing.ratesDay
        ? writeCents(listing.pricePerCreditCents)
        : `${writeMoney(listing.priceMinor, listing.currency)} (${writeCents(listing.pricePerCreditCents)} at the rate of ${writeDay(listing.ratesDay)})`}{' '}
      each, {listing.state} now.
    </p>
    <p className="text-muted [overflow-wrap:anywhere]">
      From serials <Mono>{listing.serials}</Mono>
    </p>
  </section>
)

/** What the seller has said of the project, subdivision by subdivision of the law; silence is said to be so. */
export const DisclosureView = ({ disclosure }: { disclosure: Disclosure }) => (
  <div className="grid gap-8">
    {disclosure.listing && <Offer listing={disclosure.listing} />}
    <dl className="border-hairline border-b">
      {disclosure.items.map((item) => (
        <DisclosureItem key={item.ref} item={item} />
      ))}
    </dl>
    <p className="max-w-text text-muted text-sm">
      Written from the project file and the ledger. The statements are the seller’s; the quantities are
      counted from the ledger. This page is not legal advice.
    </p>
  </div>
)
