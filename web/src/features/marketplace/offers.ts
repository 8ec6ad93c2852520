import { leadPrice, type PricedOffer, type PriceRange, priceRanges } from '@ledgerleaf/contract/lead-price'
import type { SaleType } from '@ledgerleaf/contract/listings'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { writeYears } from './write-years.ts'

export const writeRange = ({ lowCents, highCents }: Pick<PriceRange, 'lowCents' | 'highCents'>): string =>
  lowCents === highCents ? writeCents(lowCents) : `${writeCents(lowCents)} – ${writeCents(highCents)}`

export const firstDelivery = (dueOn: string): string => `first delivery by ${writeDate(dueOn)}`

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

type Counted = Pick<MarketListing, 'availableCredits' | 'saleType'>
type OfVintage = Pick<MarketListing, 'vintage'>

/** One way of buying, with its own tonnes at its own price: what it costs is the price of nothing else. */
export type Way = {
  saleType: SaleType
  /** As the ways of sale are called everywhere; a promise with the vintage it is of. */
  name: string
  credits: number
  price: string
  /** Of a promise: when the first of it comes. */
  delivery: string | null
}

export const waysOf = (offers: readonly (PricedOffer & Counted & OfVintage)[]): Way[] =>
  priceRanges(offers).map((range) => {
    const own = offers.filter(({ saleType }) => saleType === range.saleType)
    const years = writeYears(own.map(({ vintage }) => vintage))
    return {
      saleType: range.saleType,
      name: `${saleTypeWords[range.saleType]}${range.saleType === 'forward' ? ` ${years}` : ''}`,
      credits: sumOf(own),
      price: writeRange(range),
      delivery: range.dueOn === null ? null : `vintage ${years}, ${firstDelivery(range.dueOn)}`,
    }
  })

/** A way of sale in a line: what it is, what it costs and how much there is of it. Price and tonnes stay together. */
export const tellWay = ({ name, price, credits }: Way): string =>
  `${name} ${`${price} · ${writeWhole(credits)} t`.replaceAll(' ', '\u00a0')}`

const sumOf = (offers: readonly Counted[]): number =>
  offers.reduce((sum, { availableCredits }) => sum + availableCredits, 0)

/** Credits there are, at once or by subscription; what is offered forward is none of them. */
export const availableOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType !== 'forward'))

/** Offered before they exist: they have no serials yet. */
export const forwardOf = (offers: readonly Counted[]): number =>
  sumOf(offers.filter(({ saleType }) => saleType === 'forward'))

export const countVintages = (offers: readonly OfVintage[]): number =>
  new Set(offers.map(({ vintage }) => vintage)).size
