import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCredits } from './choose-credits.ts'
import type { LineRow } from './lock-order.ts'
import { shareOfPart } from './take-credits.ts'

const lineOf = (at: number, quantity: number, price: number, paidCents: number, returned = 0): LineRow => ({
  id: `line-${at}`,
  orderId: 'order',
  listingId: `listing-${at}`,
  batchId: `batch-${at}`,
  sellerId: 'seller',
  quantity,
  pricePerCreditCents: price,
  currency: 'usd',
  priceMinor: price,
  rateSheetId: null,
  totalCents: quantity * price,
  sellerCents: quantity * price,
  feeCents: 0,
  paidCents,
  keptRetired: 0,
  returned,
  saleType: 'spot',
  noteToBuyers: null,
})

const paidOf = (parts: ReturnType<typeof chooseCredits>) =>
  parts.reduce((sum, part) => sum + shareOfPart(part).paidCents, 0)

test('one line that comes to it exactly is taken before the lines above it', () => {
  const [dear, cheap] = [lineOf(1, 5, 1000, 5000), lineOf(2, 5, 700, 3500)]
  const free = [dear, cheap].map((line) => ({ line, quantity: 5 }))
  expect(chooseCredits(free, 1400)).toEqual([{ line: cheap, quantity: 2 }])
  expect(chooseCredits(free, 1800)).toEqual([
    { line: dear, quantity: 1 },
    { line: cheap, quantity: 1 },
  ])
  expect(chooseCredits(free, 699)).toEqual([])
})

test('credits that cost the buyer nothing do not go back for nothing', () => {
  const line = lineOf(1, 10, 100, 3)
  expect(chooseCredits([{ line, quantity: 10 }], 2)).toEqual([{ line, quantity: 7 }])
})

test('what is chosen never comes to more, and one more credit of any line would', () => {
  const part = fc
    .record({
      quantity: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 1, max: 3000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      returned: fc.nat({ max: 39 }),
      retired: fc.nat({ max: 5 }),
    })
    .map(({ quantity, price, discount, returned, retired }) => {
      const gone = Math.min(returned, quantity)
      const line = lineOf(1, quantity, price, Math.floor((quantity * price * (100 - discount)) / 100), gone)
      return { line, quantity: Math.max(0, quantity - gone - retired) }
    })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.nat({ max: 60_000 }), (free, cents) => {
      const named = free.map(({ line, quantity }, at) => ({ line: { ...line, id: `line-${at}` }, quantity }))
      const chosen = chooseCredits(named, cents)
      const paid = paidOf(chosen)
      expect(paid).toBeLessThanOrEqual(cents)
      for (const { line, quantity } of named) {
        const taken = chosen.find((one) => one.line.id === line.id)?.quantity ?? 0
        expect(taken).toBeLessThanOrEqual(quantity)
        const all =
          shareOfPart({ line, quantity }).paidCents - shareOfPart({ line, quantity: taken }).paidCents
        const next = shareOfPart({ line, quantity: taken + 1 }).paidCents
        const one = next - shareOfPart({ line, quantity: taken }).paidCents
        if (paid < cents && taken < quantity && all > 0 && one > 0) expect(paid + one).toBeGreaterThan(cents)
      }
    }),
  )
})
