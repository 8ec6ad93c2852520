import { expect, test } from 'vitest'
import {
  linesOfPurchase,
  nameBought,
  nameOrder,
  namePurchase,
  nameTonnes,
  orderEnding,
  orderNumber,
} from './order-name.ts'

test('an order goes by ten digits that can be said, and a payout by its reference', () => {
  expect(nameOrder('01a1e8ca-b696-743d-81c4-f35c47a5ed56')).toBe('Order 120-205-6534')
  expect(nameOrder('LLP-1AE1BE90B248')).toBe('LLP-1AE1BE90B248')
})

test('the first and the last of all numbers have ten digits as well', () => {
  expect(orderNumber('01a1e8ca-b696-743d-81c4-f35c00000000')).toBe('000-000-0000')
  expect(orderNumber('01a1e8ca-b696-743d-81c4-f35cffffffff')).toBe('429-496-7295')
})

test.each([
  'Order 120-205-6534',
  'order 120 205 6534',
  '#120-205-6534',
  'Order: #1202056534',
  '1202056534',
  '120–205–6534',
  ' 120.205.6534 ',
  'Order 47a5ed56',
  '47A5ED56',
])('an order is known by "%s"', (typed) => {
  expect(orderEnding(typed)).toBe('47a5ed56')
})

test.each(['', 'order', '120-205-653', '120-205-65345', '429-496-7296', 'Rio Calado', 'INV-2026-000007'])(
  '"%s" is no number of an order',
  (typed) => {
    expect(orderEnding(typed)).toBeNull()
  },
)

test('every number leads back to the end of the id it was made from', () => {
  for (const end of ['00000000', '00000001', '0000000a', '12345678', '7fffffff', '80000000', 'deadbeef'])
    expect(orderEnding(orderNumber(`01a1e8ca-b696-743d-81c4-f35c${end}`))).toBe(end)
})

test('what was bought is named by its projects, each once, the first in full', () => {
  expect(nameBought(['Rio Calado'])).toBe('Rio Calado')
  expect(nameBought(['Rio Calado', 'Umvana Hills', 'Rio Calado'])).toBe('Rio Calado and 1 more')
  expect(nameBought([])).toBeNull()
})

test('the tonnes of several projects are taken for none of them: each has its own, the most first', () => {
  const lines = [
    { projectName: 'Skarn Ridge', quantity: 8 },
    { projectName: 'Hartmoor', quantity: 9 },
    { projectName: 'Hartmoor', quantity: 1006 },
  ]
  expect(nameTonnes(lines)).toBe('1,023 t of 2 projects: 1,015 t Hartmoor, 8 t Skarn Ridge')
  expect(namePurchase(lines)).toBe('1,015 t Hartmoor, 8 t Skarn Ridge')
  expect(linesOfPurchase(lines)).toEqual(['1,015 t Hartmoor', '8 t Skarn Ridge'])
  const third = { projectName: 'Nam Phai', quantity: 20 }
  expect(nameTonnes([...lines, third])).toBe(
    '1,043 t of 3 projects: 1,015 t Hartmoor, 20 t Nam Phai and 1 more',
  )
})

test('one project has all the tonnes, and one without a name is told by them alone', () => {
  const one = { projectName: 'Rio Calado', quantity: 4 }
  expect(nameTonnes([one, one])).toBe('8 t of Rio Calado')
  expect(namePurchase([one, one])).toBe('Rio Calado')
  expect(nameTonnes([{ projectName: '', quantity: 4 }])).toBe('4 t')
  expect(namePurchase([])).toBeNull()
  expect(linesOfPurchase([one, one])).toEqual(['Rio Calado'])
  expect(linesOfPurchase([])).toEqual([])
})
