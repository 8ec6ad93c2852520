import type { MarketListing } from '@ledgerleaf/contract/market'
import { writeCents } from '../../ui/format.ts'

export const priceRange = (offers: readonly Pick<MarketListing, 'priceCents'>[]): string => {
  if (offers.length === 0) return 'Not for sale now'
  const prices = offers.map(({ priceCents }) => priceCents)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? writeCents(low) : `${writeCents(low)} – ${writeCents(high)}`
}

type Counted = Pick<MarketListing, 'availableCredits' | 'saleType'>

const sumOf = (offers: readonly Counted[]): number =>
  offers.reduce((sum, { availableCredits }) => sum + availableCredits, 0)

/** Credits there are; what is promised for later is none of them. */
export const availableOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType !== 'forward'))

/** Offered before they exist: they have no serials yet. */
export const promisedOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType === 'forward'))

/** The cheapest, for whoever does not mind which year. */
export const bestOffer = <Each extends Pick<MarketListing, 'priceCents'>>(
  offers: readonly Each[],
): Each | undefined =>
  offers.reduce<Each | undefined>(
    (best, offer) => (best && best.priceCents <= offer.priceCents ? best : offer),
    undefined,
  )
