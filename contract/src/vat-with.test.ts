import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatWith } from './refund-requests.ts'
import { vatOf } from './vat.ts'

test('two equal parts of an order have the same VAT, by the rate', () => {
  // 19 % of 0.29 are 0.0551, and of three of them 0.1653: what is left of the whole would be 0.05 once and 0.06 another time.
  const kept = { netCents: 87, vatCents: vatOf(87, 1900) }
  const first = vatWith(29, kept, 1900)
  const second = vatWith(29, { netCents: 58, vatCents: kept.vatCents - first }, 1900)
  expect([first, second]).toEqual([6, 6])
})

test('whatever goes back in whatever parts, each but the last is by the rate to the cent and all come to what was paid', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 })
  const rate = fc.constantFrom(0, 550, 700, 1900, 1913, 2100, 2550)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), rate, parts, (netCents, basisPoints, wanted) => {
      const kept: { netCents: number; vatCents: number } = {
        netCents,
        vatCents: vatOf(netCents, basisPoints),
      }
      for (const part of wanted.filter((cents) => cents < netCents)) {
        if (part >= kept.netCents) continue
        const vat = vatWith(part, kept, basisPoints)
        // Unless nothing of it is left.
        expect(vat).toBe(Math.min(kept.vatCents, vatOf(part, basisPoints)))
        kept.netCents -= part
        kept.vatCents -= vat
      }
      const last = vatWith(kept.netCents, kept, basisPoints)
      expect(last).toBe(kept.vatCents)
      expect(Math.abs(last - vatOf(kept.netCents, basisPoints))).toBeLessThanOrEqual(wanted.length + 1)
    }),
  )
})
