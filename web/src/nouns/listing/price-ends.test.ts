import { expect, test } from 'vitest'
import { priceEnds } from './price-ends.ts'

const compared = (...pricesCents: number[]) => ({ count: 3, cheaper: 0, pricesCents, medianCents: 900 })

test('listings of one project share one axis, and what is not compared does not stretch it', () => {
  expect(
    priceEnds([
      { priceCents: 720, compared: compared(790, 2240) },
      { priceCents: 845, compared: compared(790, 1463) },
      { priceCents: 99_000, compared: null },
    ]),
  ).toEqual({ low: 720, high: 2240 })
  expect(priceEnds([{ priceCents: 720, compared: null }])).toBeNull()
})
