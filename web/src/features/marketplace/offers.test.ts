import { expect, test } from 'vitest'
import {
  availableOf,
  countVintages,
  forwardOf,
  leadCredits,
  leadWords,
  offersInOrder,
  tellHidden,
  tellOtherWays,
  waysOf,
} from './offers.ts'

const offers = [
  { saleType: 'forward', priceCents: 11_900, dueOn: '2028-02-28', availableCredits: 900 },
  { saleType: 'subscription', priceCents: 13_600, dueOn: null, availableCredits: 1196 },
  { saleType: 'spot', priceCents: 13_900, dueOn: null, availableCredits: 1800 },
  { saleType: 'spot', priceCents: 16_400, dueOn: null, availableCredits: 2600 },
] as const

const delivery = 'first delivery by Feb\u00a028,\u00a02028'

test('each way of buying has its own tonnes at its own price, what can be had at once first', () => {
  expect(leadWords(offers)).toEqual({ price: '$139.00 – $164.00', note: null })
  expect(waysOf(offers).map(({ saleType: _, ...way }) => way)).toEqual([
    { name: 'Now', credits: 4400, price: '$139.00 – $164.00', delivery: null },
    { name: 'Subscription', credits: 1196, price: '$136.00', delivery: null },
    { name: 'Forward', credits: 900, price: '$119.00', delivery },
  ])
})

test('the tonnes beside a price are those sold at it, and not those of another way', () => {
  expect(leadCredits(offers)).toBe(4400)
  expect(leadCredits(offers.slice(0, 1))).toBe(900)
  expect(leadCredits([])).toBe(0)
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

test('a row names the other ways of sale and leaves their prices to the project', () => {
  const spot = { saleType: 'spot', priceCents: 900, dueOn: null } as const
  const forward = { saleType: 'forward', priceCents: 300, dueOn: '2030-01-01' } as const
  expect(tellOtherWays([spot])).toBeNull()
  expect(tellOtherWays([spot, forward])).toBe('also forward')
})

test('what is to be had at once stands before what is monthly, and that before what is promised', () => {
  expect(offersInOrder(offers).map(({ priceCents }) => priceCents)).toEqual([13_900, 16_400, 13_600, 11_900])
})

test('what a card leaves out is counted in vintages, and in listings where they are of a vintage it shows', () => {
  const of = (...vintages: number[]) => vintages.map((vintage) => ({ vintage }))
  expect(tellHidden(of(2021, 2021), of(2022))).toBe('and 1 more vintage')
  expect(tellHidden(of(2021, 2022), of(2021))).toBe('and 1 more listing')
  expect(tellHidden(of(2021, 2022), of(2023, 2023, 2024))).toBe('and 2 more vintages')
  expect(tellHidden(of(2021), [])).toBeNull()
  expect(countVintages(of(2021, 2021))).toBe(1)
})
