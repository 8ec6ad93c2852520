import type { MarketFilters } from './market.ts'

const plain = [
  'q',
  'category',
  'mechanism',
  'registry',
  'country',
  'saleType',
  'vintageFrom',
  'vintageTo',
] as const
const prices = { priceMinCents: 'priceMin', priceMaxCents: 'priceMax' } as const

const inDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** The page of the marketplace with these filters set. */
export const marketAddress = (filters: MarketFilters): string => {
  const params = new URLSearchParams()
  for (const name of plain) {
    const value = filters[name]
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  for (const [name, param] of Object.entries(prices) as [keyof typeof prices, string][]) {
    const cents = filters[name]
    if (cents !== undefined) params.set(param, inDollars(cents))
  }
  const search = params.toString()
  return search ? `/marketplace?${search}` : '/marketplace'
}
