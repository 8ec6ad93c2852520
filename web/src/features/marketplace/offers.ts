import { leadPrice, type PricedOffer, type PriceRange, priceRanges } from '@ledgerleaf/contract/lead-price'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { writeCents, writeDate } from '../../ui/format.ts'

export const writeRange = ({ lowCents, highCents }: Pick<PriceRange, 'lowCents' | 'highCents'>): string =>
  lowCents === highCents ? writeCents(lowCents) : `${writeCents(lowCents)} – ${writeCents(highCents)}`

/** What has to stand beside a price that is not of credits to be had at once; null where it is. */
export const tellSale = ({ saleType, dueOn }: Pick<PriceRange, 'saleType' | 'dueOn'>): string | null => {
  if (saleType === 'spot') return null
  if (saleType === 'subscription') return 'by subscription'
  // By when stays on one line.
  return dueOn === null ? 'forward' : `forward, ${`first by ${writeDate(dueOn)}`.replaceAll(' ', '\u00a0')}`
}

/** The price a project is shown by, and what it is the price of. */
export const leadWords = (offers: readonly PricedOffer[]): { price: string; note: string | null } => {
  const lead = leadPrice(offers)
  return lead ? { price: writeRange(lead), note: tellSale(lead) } : { price: 'Not for sale now', note: null }
}

/** The prices of the other ways of sale: $136.00 by subscription. */
export const tellOthers = (offers: readonly PricedOffer[]): string[] =>
  priceRanges(offers)
    .slice(1)
    .map((range) => `${writeRange(range)} ${tellSale(range)}`)

const wayWords = { spot: 'at once', forward: 'forward', subscription: 'by subscription' } as const

/** Only that there are other ways of sale: their prices and days stand with the project. */
export const tellOtherWays = (offers: readonly PricedOffer[]): string | null => {
  const others = [
    ...new Set(
      priceRanges(offers)
        .slice(1)
        .map(({ saleType }) => wayWords[saleType]),
    ),
  ]
  return others.length > 0 ? `also ${others.join(', ')}` : null
}

type Counted = Pick<MarketListing, 'availableCredits' | 'saleType'>

const wayPlaces = { spot: 0, subscription: 1, forward: 2 } as const

/** As the price above them: what is to be had at once stands first. */
export const offersInOrder = <Offer extends Pick<MarketListing, 'saleType'>>(
  offers: readonly Offer[],
): Offer[] => [...offers].sort((a, b) => wayPlaces[a.saleType] - wayPlaces[b.saleType])

const sumOf = (offers: readonly Counted[]): number =>
  offers.reduce((sum, { availableCredits }) => sum + availableCredits, 0)

/** Credits there are, at once or by subscription; what is offered forward is none of them. */
export const availableOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType !== 'forward'))

/** Offered before they exist: they have no serials yet. */
export const forwardOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType === 'forward'))
