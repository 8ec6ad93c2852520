import { Cents } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { cancelWords } from './cancel-words.ts'

test('whoever cancels an invoice that is half paid reads what becomes of it and of the half', () => {
  const half = {
    invoiceNumber: 'INV-2026-000024',
    receivedMinor: Cents.parse(29_800),
    currency: 'usd' as const,
  }
  expect(cancelWords(half)).toContain('Invoice INV-2026-000024 is over: a credit note is set against it')
  expect(cancelWords(half)).toContain('The $298.00 that is here goes back to the account it came from')
  expect(cancelWords({ ...half, receivedMinor: Cents.parse(0) })).not.toContain('goes back')
  expect(cancelWords({ ...half, invoiceNumber: null })).toContain('The quote ends for everybody')
  expect(cancelWords(null)).toContain('a payment that is on its way is returned')
})
