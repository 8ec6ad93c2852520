import { type MarketMark, type MarketMarks, marksMax } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import type { Offer } from './offer.ts'

const markOf = ({ priceCents, sellerId: _, minimumFill: __, ...shown }: Offer): MarketMark => ({
  ...shown,
  pricePerCreditCents: Cents.parse(priceCents),
})

/** The offers as a picture shows them: the largest, and how many there are beside them. */
export const markOffers = (offers: readonly Offer[], now: Date): MarketMarks => {
  const largest = [...offers].sort(
    (a, b) => b.availableCredits - a.availableCredits || (a.listingId < b.listingId ? -1 : 1),
  )
  return {
    marks: largest.slice(0, marksMax).map(markOf),
    leftOut: Math.max(0, offers.length - marksMax),
    asOf: now.toISOString(),
  }
}
