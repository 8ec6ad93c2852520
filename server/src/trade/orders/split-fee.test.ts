import { Cents } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFee } from './split-fee.ts'

test('no cent is made or lost, and the fee is never more than its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 51 - 1 }),
      fc.integer({ min: 0, max: 10_000 }),
      (total, points) => {
        const { sellerCents, feeCents } = splitFee(Cents.parse(total), points)
        expect(sellerCents + feeCents).toBe(total)
        const exact = BigInt(total) * BigInt(points)
        expect(BigInt(feeCents) * 10_000n <= exact && exact < (BigInt(feeCents) + 1n) * 10_000n).toBe(true)
      },
    ),
  )
})
