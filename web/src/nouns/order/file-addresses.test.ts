import { expect, test } from 'vitest'
import { creditNoteAddress, receiptAddress } from './file-addresses.ts'

test('a receipt is addressed by the order, with the token of a guest', () => {
  expect(receiptAddress('a', null)).toBe('/api/orders/a/receipt.pdf')
  expect(receiptAddress('a', 't/1')).toBe('/api/orders/a/receipt.pdf?token=t%2F1')
})

test('a credit note is addressed by its place among those of the order', () => {
  expect(creditNoteAddress('a', 'a-C12', null)).toBe('/api/orders/a/credit-notes/12.pdf')
  expect(creditNoteAddress('c', 'c-C1', 't')).toBe('/api/orders/c/credit-notes/1.pdf?token=t')
})
