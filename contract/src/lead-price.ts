import type { SaleType } from './listings.ts'

/** What can be bought at once comes first, then what comes every month, and last what is only promised. */
export const leadOrder = ['spot', 'subscription', 'forward'] as const satisfies readonly SaleType[]

export type PricedOffer = {
  saleType: SaleType
  priceCents: number
  /** The first day by which some of it is to be delivered; null where it is there already. */
  dueOn: string | null
}

export type PriceRange = {
  saleType: SaleType
  lowCents: number
  highCents: number
  /** Of a promise: the first day it is kept by, of the offer at the low end. */
  dueOn: string | null
}

/** The range of prices of each way of sale there is, in the order of `leadOrder`: they are different goods. */
export const priceRanges = (offers: readonly PricedOffer[]): PriceRange[] =>
  leadOrder.flatMap((saleType) => {
    const own = offers
      .filter((offer) => offer.saleType === saleType)
      .toSorted((a, b) => a.priceCents - b.priceCents || (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
    const [low, high] = [own[0], own.at(-1)]
    return low && high
      ? [{ saleType, lowCents: low.priceCents, highCents: high.priceCents, dueOn: low.dueOn }]
      : []
  })

/**
 * The price a project is shown, sorted and compared by: never a promise's where there is something to be had.
 * @NOTE keep in step with lead_range in server/migrations/0134_lead_prices.sql
 */
export const leadPrice = (offers: readonly PricedOffer[]): PriceRange | undefined => priceRanges(offers)[0]

/** The cheapest offer of the lead: the one a price that stands alone is the price of. */
export const bestOffer = <Each extends PricedOffer>(offers: readonly Each[]): Each | undefined => {
  const lead = leadPrice(offers)
  return offers.find(
    ({ saleType, priceCents, dueOn }) =>
      saleType === lead?.saleType && priceCents === lead.lowCents && dueOn === lead.dueOn,
  )
}
