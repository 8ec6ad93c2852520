import { Cents } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { sumsOf } from './order-sums.ts'

const cents = (value: number) => Cents.parse(value)
const order = {
  status: 'settled' as const,
  basketId: null,
  listValueCents: cents(156_200),
  discountCents: cents(0),
  totalCents: cents(156_200),
  vatCents: cents(29_678),
  vat: { category: 'S' as const, basisPoints: 1900, reason: null },
  paid: { currency: 'eur' as const, minor: cents(171_743), rates: null },
  returnedCents: cents(55_335),
  returnedMinor: cents(51_127),
}

test('the sums of an order lead from the net to what was paid and what is left, each row by those above it', () => {
  expect(sumsOf(order)).toEqual([
    { label: 'Net', amount: '$1,562.00' },
    { label: 'VAT 19 %', amount: '$296.78' },
    { label: 'Total, VAT included', amount: '$1,858.78', isTotal: true },
    { label: 'Paid in euros', amount: '€1,717.43' },
    { label: 'Returned to you (€511.27)', amount: '−$553.35' },
    { label: 'Paid after returns (€1,206.16)', amount: '$1,305.43' },
  ])
})

test('what is not paid is not called paid, and without VAT the total is the net', () => {
  const untaxed = {
    ...order,
    vatCents: cents(0),
    vat: null,
    returnedCents: cents(0),
    returnedMinor: cents(0),
  }
  expect(sumsOf({ ...untaxed, status: 'pending' })).toEqual([
    { label: 'Total', amount: '$1,562.00', isTotal: true },
    { label: 'The same in euros', amount: '€1,717.43' },
  ])
})

test('what Ledgerleaf pays of a ready-made basket is its rounding to whole credits, and of a welcome plan the offer', () => {
  const labels = (basketId: string) =>
    sumsOf({ ...order, basketId, discountCents: cents(370) }).map(({ label }) => label)
  expect(labels('1')).toContain('Rounding, paid by Ledgerleaf')
  expect(labels('basketId2')).toContain('Welcome offer, paid by Ledgerleaf')
})
