import { leadPrice, type PricedOffer, type PriceRange, priceRanges } from '@ledgerleaf/contract/lead-price'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { writeCents, writeDate } from '../../ui/format.ts'

export const writeRange = ({ lowCents, highCents }: Pick<PriceRange, 'lowCents' | 'highCents'>): string =>
  lowCents === highCents ? writeCents(lowCents) : `${writeCents(lowCents)} – ${writeCents(highCents)}`

// A day stays on one line.
export const firstDelivery = (dueOn: string): string =>
  `first delivery by ${writeDate(dueOn).replaceAll(' ', '\u00a0')}`

/** What has to stand beside a price that is not of credits to be had at once; null where it is. */
export const tellSale = ({ saleType, dueOn }: Pick<PriceRange, 'saleType' | 'dueOn'>): string | null => {
  if (saleType === 'spot') return null
  if (saleType === 'subscription') return 'by subscription'
  return dueOn === null ? 'forward' : `forward, ${firstDelivery(dueOn)}`
}

/** The price a project is shown by, and what it is the price of. */
export const leadWords = (offers: readonly PricedOffer[]): { price: string; note: string | null } => {
  const lead = leadPrice(offers)
  return lead ? { price: writeRange(lead), note: tellSale(lead) } : { price: 'Not for sale now', note: null }
}

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

const wayNames = { spot: 'Now', subscription: 'Subscription', forward: 'Forward' } as const

/** One way of buying, with its own tonnes at its own price: what it costs is the price of nothing else. */
export type Way = {
  saleType: keyof typeof wayNames
  name: string
  credits: number
  price: string
  /** Of a promise: when the first of it comes. */
  delivery: string | null
}

export const waysOf = (offers: readonly (PricedOffer & Counted)[]): Way[] =>
  priceRanges(offers).map((range) => ({
    saleType: range.saleType,
    name: wayNames[range.saleType],
    credits: sumOf(offers.filter(({ saleType }) => saleType === range.saleType)),
    price: writeRange(range),
    delivery: range.dueOn === null ? null : firstDelivery(range.dueOn),
  }))

const wayPlaces = { spot: 0, subscription: 1, forward: 2 } as const

/** As the price above them: what is to be had at once stands first, and of that the price that is named. */
export const offersInOrder = <Offer extends Pick<MarketListing, 'saleType' | 'priceCents'>>(
  offers: readonly Offer[],
): Offer[] =>
  [...offers].sort((a, b) => wayPlaces[a.saleType] - wayPlaces[b.saleType] || a.priceCents - b.priceCents)

const sumOf = (offers: readonly Counted[]): number =>
  offers.reduce((sum, { availableCredits }) => sum + availableCredits, 0)

/** What is to be had at the price a project is shown by. */
export const leadCredits = (offers: readonly (PricedOffer & Counted)[]): number =>
  waysOf(offers)[0]?.credits ?? 0

/** Credits there are, at once or by subscription; what is offered forward is none of them. */
export const availableOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType !== 'forward'))

/** Offered before they exist: they have no serials yet. */
export const forwardOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType === 'forward'))

type OfVintage = Pick<MarketListing, 'vintage'>

export const countVintages = (offers: readonly OfVintage[]): number =>
  new Set(offers.map(({ vintage }) => vintage)).size

/** What a card leaves out: other vintages, or where two listings are of one vintage only other listings of it. */
export const tellHidden = (shown: readonly OfVintage[], hidden: readonly OfVintage[]): string | null => {
  if (hidden.length === 0) return null
  const vintages = countVintages([...shown, ...hidden]) - countVintages(shown)
  if (vintages === 0) return `and ${hidden.length} more ${hidden.length === 1 ? 'listing' : 'listings'}`
  return `and ${vintages} more ${vintages === 1 ? 'vintage' : 'vintages'}`
}
