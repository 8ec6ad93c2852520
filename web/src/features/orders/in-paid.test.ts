import { Cents } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { aboutInPaid } from './in-paid.ts'

const cents = (value: number) => Cents.parse(value)
const order = { totalCents: cents(156_200), vatCents: cents(29_678) }

test('a refund of an order paid in euros is told in euros too', () => {
  const paid = { currency: 'eur' as const, minor: cents(171_743), rates: null }
  expect(aboutInPaid({ ...order, paid }, 55_335)).toBe(' (about €511.27)')
  expect(aboutInPaid({ ...order, paid }, 185_878)).toBe(' (about €1,717.43)')
  expect(aboutInPaid({ ...order, paid: { ...paid, currency: 'usd' } }, 55_335)).toBe('')
})
