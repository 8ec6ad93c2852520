import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealShares } from './deal-shares.ts'

const credits = (count: number) => Credits.parse(count)
const sum = (parts: readonly { quantity: number }[]) => parts.reduce((all, { quantity }) => all + quantity, 0)

test('batch after batch goes to share after share, each to its end before the next is begun', () => {
  const lines = [
    { batchId: 'a', quantity: credits(5) },
    { batchId: 'b', quantity: credits(4) },
  ]
  expect(
    dealShares(lines, [{ quantity: credits(3) }, { quantity: credits(3) }, { quantity: credits(3) }]),
  ).toEqual([
    [{ batchId: 'a', quantity: 3 }],
    [
      { batchId: 'a', quantity: 2 },
      { batchId: 'b', quantity: 1 },
    ],
    [{ batchId: 'b', quantity: 3 }],
  ])
})

test('every share gets its quantity and every batch gives its own, however many there are of both', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(quantities, quantities, (given, wanted) => {
      // The larger side is cut to the sum of the smaller.
      const total = Math.min(
        given.reduce((a, b) => a + b, 0),
        wanted.reduce((a, b) => a + b, 0),
      )
      const cut = (all: readonly number[]) => {
        let left = total
        return all.flatMap((one) => {
          const taken = Math.min(one, left)
          left -= taken
          return taken > 0 ? [{ quantity: credits(taken) }] : []
        })
      }
      const lines = cut(given).map((one, at) => ({ batchId: `batch ${at}`, ...one }))
      const shares = cut(wanted)
      const dealt = dealShares(lines, shares)
      expect(dealt.map(sum)).toEqual(shares.map(({ quantity }) => quantity))
      for (const { batchId, quantity } of lines)
        expect(sum(dealt.flat().filter((one) => one.batchId === batchId))).toBe(quantity)
      expect(dealt.flat().every(({ quantity }) => quantity > 0)).toBe(true)
      expect(dealt.flat().length).toBeLessThan(lines.length + shares.length)
    }),
  )
})
