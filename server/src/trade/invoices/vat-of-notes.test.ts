import { vatOf } from '@ledgerleaf/contract/vat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatOfNotes } from './vat-of-notes.ts'

const inEuros = (netMinor: number, vatBasisPoints: number) => {
  const amountMinor = netMinor + vatOf(netMinor, vatBasisPoints)
  return { currency: 'eur', amountMinor, totalCents: netMinor, vatCents: 0, vatBasisPoints } as const
}

test('a credit note in euros has the VAT of its own base, as whoever receives it works it out', () => {
  const order = inEuros(124_003 - 19_799, 1900)
  const [first] = vatOfNotes(order, [{ grossMinor: 32_765 }])
  expect(first?.vatMinor).toBe(vatOf(32_765 - (first?.vatMinor ?? 0), 1900))
})

test('whatever goes back in whatever parts, each note is by the rate to the cent and all of them come to the invoice', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 })
  const rate = fc.constantFrom(0, 550, 700, 1900, 1913, 2100, 2550)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), rate, parts, (netMinor, basisPoints, wanted) => {
      const order = inEuros(netMinor, basisPoints)
      const returned: { grossMinor: number }[] = []
      let left = order.amountMinor
      for (const grossMinor of wanted)
        if (grossMinor < left) {
          returned.push({ grossMinor })
          left -= grossMinor
        }
      const notes = vatOfNotes(order, [...returned, { grossMinor: left }])
      const vat = notes.reduce((sum, { vatMinor }) => sum + vatMinor, 0)
      expect(vat).toBe(vatOf(netMinor, basisPoints))
      for (const [place, { back, vatMinor }] of notes.entries()) {
        const off = Math.abs(vatMinor - vatOf(back.grossMinor - vatMinor, basisPoints))
        expect(vatMinor).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(place === notes.length - 1 ? notes.length : 1)
      }
    }),
  )
})
