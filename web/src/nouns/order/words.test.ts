import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { basketOf, boughtOf } from './words.ts'

const order = (basketId: string | null, ...projects: string[]) => ({
  basketId,
  basketName: basketId ? 'Basket 1' : 'Order',
  lines: projects.map((projectName, at) => ({ projectName, quantity: at + 3 })) as Order['lines'],
})

test('what was bought is told by its projects, the largest first with what each has, and the basket stands beside them', () => {
  const bought = order('1', 'Rio Calado', 'Umvana Hills')
  expect(boughtOf(bought)).toBe('4 t Umvana Hills, 3 t Rio Calado')
  expect(basketOf(bought)).toBe('Basket 1')
})

test('a basket that somebody put together themselves has no name to tell: every basket is theirs', () => {
  const own = { ...order('0198', 'Rio Calado', 'Umvana Hills'), basketName: 'Your basket' }
  expect(boughtOf(own)).toBe('4 t Umvana Hills, 3 t Rio Calado')
  expect(basketOf(own)).toBeNull()
})

test('an order without a basket is told by its projects', () => {
  expect(boughtOf(order(null, 'Rio Calado', 'Rio Calado'))).toBe('Rio Calado')
  expect(basketOf(order(null, 'Rio Calado'))).toBeNull()
  expect(boughtOf(order(null))).toBe('Order')
})
