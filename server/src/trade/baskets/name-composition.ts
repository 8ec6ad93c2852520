import { createHash } from 'node:crypto'
import { ListingTerms } from '@ledgerleaf/contract/listings'
import type { Filled } from './fill-slots.ts'

/** Names exactly these credits, at these prices, on the terms the buyer was shown; in whichever order they are named. */
export const nameComposition = (lines: readonly Filled[]): string => {
  const named = lines.map(({ offer, quantity }) => [
    offer.listingId,
    quantity,
    offer.pricePerCreditCents,
    ListingTerms.parse(offer),
    ...(offer.currency === 'usd' ? [] : [offer.currency, offer.priceMinor]),
  ])
  const sorted = named.map((line) => JSON.stringify(line)).sort()
  return createHash('sha256').update(sorted.join('\n')).digest('base64url').slice(0, 22)
}
