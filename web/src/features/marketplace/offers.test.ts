import { expect, test } from 'vitest'
import { availableOf, countVintages, forwardOf, leadWords, tellWay, waysOf } from './offers.ts'

const offers = [
  { vintage: 2027, saleType: 'forward', priceCents: 11_900, dueOn: '2028-02-28', availableCredits: 900 },
  { vintage: 2025, saleType: 'subscription', priceCents: 13_600, dueOn: null, availableCredits: 1196 },
  { vintage: 2023, saleType: 'spot', priceCents: 13_900, dueOn: null, availableCredits: 1800 },
  { vintage: 2024, saleType: 'spot', priceCents: 16_400, dueOn: null, availableCredits: 2600 },
] as const

const delivery = 'first delivery by Feb\u00a028,\u00a02028'

test('each way of buying has its own tonnes at its own price, what can be had at once first', () => {
  expect(leadWords(offers)).toEqual({ price: '$139.00 – $164.00', note: null })
  expect(waysOf(offers).map(({ saleType: _, ...way }) => way)).toEqual([
    { name: 'Spot', credits: 4400, price: '$139.00 – $164.00', delivery: null },
    { name: 'Subscription', credits: 1196, price: '$136.00', delivery: null },
    { name: 'Forward 2027', credits: 900, price: '$119.00', delivery: `vintage 2027, ${delivery}` },
  ])
})

test('a price that is only promised says by when', () => {
  expect(leadWords(offers.slice(0, 1))).toEqual({
    price: '$119.00',
    note: `forward, ${delivery}`,
  })
  expect(leadWords([])).toEqual({ price: 'Not for sale now', note: null })
})

test('what is there and what is offered forward are counted apart', () => {
  expect([availableOf(offers), forwardOf(offers)]).toEqual([5596, 900])
})

test('no price is told without the tonnes sold at it, nor a cheaper way of sale left out', () => {
  expect(waysOf(offers).map((way) => tellWay(way).replaceAll('\u00a0', ' '))).toEqual([
    'Spot $139.00 – $164.00 · 4,400 t',
    'Subscription $136.00 · 1,196 t',
    'Forward 2027 $119.00 · 900 t',
  ])
})

test('vintages are counted once, however many listings are of one', () => {
  expect(countVintages([{ vintage: 2021 }, { vintage: 2021 }, { vintage: 2022 }])).toBe(2)
})
