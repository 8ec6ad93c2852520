import { expect, test } from 'vitest'
import { noteOf } from './words.ts'

test('where no invoices for fees are issued, the list of fees says so and why', () => {
  expect(noteOf('fees', true)).toContain('issues sellers no invoices for fees')
  expect(noteOf('fees', false)).not.toContain('invoices for fees')
  expect(noteOf('orders', true)).toBeUndefined()
})
