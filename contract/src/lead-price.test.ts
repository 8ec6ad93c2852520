import { expect, test } from 'vitest'
import { bestOffer, leadPrice, type PricedOffer, priceRanges } from './lead-price.ts'

const spot = (priceCents: number): PricedOffer => ({ saleType: 'spot', priceCents, dueOn: null })
const monthly = (priceCents: number): PricedOffer => ({ saleType: 'subscription', priceCents, dueOn: null })
const forward = (priceCents: number, dueOn: string): PricedOffer => ({
  saleType: 'forward',
  priceCents,
  dueOn,
})

test('a promise is never the best price of what can be had', () => {
  const offers = [forward(100, '2030-01-01'), monthly(200), spot(500), spot(300)]
  expect(leadPrice(offers)).toEqual({ saleType: 'spot', lowCents: 300, highCents: 500, dueOn: null })
  expect(bestOffer(offers)).toEqual(spot(300))
  expect(leadPrice(offers.slice(0, 2))).toMatchObject({ saleType: 'subscription', lowCents: 200 })
})

test('where there is nothing but promises, the price says by when it is kept', () => {
  const offers = [forward(120, '2031-01-01'), forward(100, '2032-01-01'), forward(100, '2030-06-30')]
  expect(leadPrice(offers)).toEqual({
    saleType: 'forward',
    lowCents: 100,
    highCents: 120,
    dueOn: '2030-06-30',
  })
  expect(bestOffer(offers)?.dueOn).toBe('2030-06-30')
})

test('each way of sale has a range of its own, and nothing for sale has none', () => {
  expect(priceRanges([forward(100, '2030-01-01'), spot(300)]).map(({ saleType }) => saleType)).toEqual([
    'spot',
    'forward',
  ])
  expect(priceRanges([])).toEqual([])
  expect(leadPrice([])).toBeUndefined()
})
