import { vatOf } from '@ledgerleaf/contract/vat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatInGross } from './kept-cents.ts'

test('what a bank takes of an order in dollars has the VAT of its own base, not a share of the whole', () => {
  // A share of the 1.90 of VAT in 11.91 would be 0.47 of 3.00, and 19 % of the 2.53 that are left are 0.48.
  const kept = { netCents: 1001, vatCents: vatOf(1001, 1900) }
  expect(vatInGross({ vatBasisPoints: 1900 }, kept, 300)).toBe(48)
})

test('whatever a bank takes, its VAT is the rate of its base, or a cent more where no base makes it up', () => {
  const rate = fc.constantFrom(0, 550, 700, 1900, 1913, 2100, 2550)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400_000 }),
      rate,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (net, vatBasisPoints, part) => {
        const kept = { netCents: net, vatCents: vatOf(net, vatBasisPoints) }
        const gross = Math.floor((net + kept.vatCents) * part)
        const vatCents = vatInGross({ vatBasisPoints }, kept, gross)
        const off = vatCents - vatOf(gross - vatCents, vatBasisPoints)
        expect([0, 1]).toContain(off)
        // A cent more only where nothing is exact.
        if (off === 1) {
          const next = gross - vatCents + 1
          expect(next + vatOf(next, vatBasisPoints)).toBeGreaterThan(gross)
        }
        expect(vatCents).toBeLessThanOrEqual(kept.vatCents)
        expect(gross - vatCents).toBeLessThanOrEqual(kept.netCents)
      },
    ),
  )
})
