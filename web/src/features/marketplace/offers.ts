import type { MarketListing } from '@ledgerleaf/contract/market'
import { writeCents } from '../../ui/format.ts'

export const priceRange = (offers: readonly Pick<MarketListing, 'priceCents'>[]): string => {
  if (offers.length === 0) return 'Not for sale now'
  const prices = offers.map(({ priceCents }) => priceCents)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? writeCents(low) : `${writeCents(low)} – ${writeCents(high)}`
}

export const availableOf = (offers: readonly Pick<MarketListing, 'availableCredits'>[]): number =>
  offers.reduce((sum, { availableCredits }) => sum + availableCredits, 0)

/** The cheapest, for whoever does not mind which year. */
export const bestOffer = <Each extends Pick<MarketListing, 'priceCents'>>(
  offers: readonly Each[],
): Each | undefined =>
  offers.reduce<Each | undefined>(
    (best, offer) => (best && best.priceCents <= offer.priceCents ? best : offer),
    undefined,
  )
