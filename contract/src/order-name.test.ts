import { expect, test } from 'vitest'
import { nameOrder } from './order-name.ts'

test('an order goes by the end of its id, and a payout by its reference', () => {
  expect(nameOrder('01a1e8ca-b696-743d-81c4-f35c77566ab7')).toBe('Order 77566ab7')
  expect(nameOrder('LLP-1AE1BE90B248')).toBe('LLP-1AE1BE90B248')
})
