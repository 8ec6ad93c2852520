import { expect, test } from 'vitest'
import { nameBought, nameOrder } from './order-name.ts'

test('an order goes by the end of its id, and a payout by its reference', () => {
  expect(nameOrder('01a1e8ca-b696-743d-81c4-f35c77566ab7')).toBe('Order 77566ab7')
  expect(nameOrder('LLP-1AE1BE90B248')).toBe('LLP-1AE1BE90B248')
})

test('what was bought is named by its projects, each once, the first in full', () => {
  expect(nameBought(['Rio Calado'])).toBe('Rio Calado')
  expect(nameBought(['Rio Calado', 'Umvana Hills', 'Rio Calado'])).toBe('Rio Calado and 1 more')
  expect(nameBought([])).toBeNull()
})
