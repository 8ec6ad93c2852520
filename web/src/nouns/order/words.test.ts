import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { boughtOf } from './words.ts'

const order = (basketId: string | null, ...projects: string[]) => ({
  basketId,
  basketName: basketId ? 'Basket 1' : 'Order',
  lines: projects.map((projectName) => ({ projectName })) as Order['lines'],
})

test('what was bought is told by its basket', () => {
  expect(boughtOf(order('1', 'Rio Calado', 'Umvana Hills'))).toBe('Basket 1')
})

test('what somebody put together themselves is told by its projects: every basket is theirs', () => {
  const own = { ...order('0198', 'Rio Calado', 'Umvana Hills'), basketName: 'Your basket' }
  expect(boughtOf(own)).toBe('Rio Calado and 1 more')
})

test('an order without a basket is told by its projects', () => {
  expect(boughtOf(order(null, 'Rio Calado', 'Rio Calado'))).toBe('Rio Calado')
  expect(boughtOf(order(null, 'Rio Calado', 'Umvana Hills'))).toBe('Rio Calado and 1 more')
  expect(boughtOf(order(null))).toBe('Order')
})
