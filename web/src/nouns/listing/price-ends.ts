import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { isCompared } from './compared-words.ts'

export type PriceEnds = { low: number; high: number }

type Priced = Pick<ListingFigures, 'priceCents' | 'compared'>

/** From the lowest to the highest price of what is compared, one's own among them; null where nothing is. */
export const priceEnds = (listings: readonly Priced[]): PriceEnds | null => {
  const cents = listings.flatMap(({ priceCents, compared }) =>
    isCompared(compared) ? [priceCents, ...compared.pricesCents] : [],
  )
  return cents.length > 0 ? { low: Math.min(...cents), high: Math.max(...cents) } : null
}
