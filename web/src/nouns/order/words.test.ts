import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { titleOf } from './words.ts'

const order = (basketId: string | null, ...projects: string[]) => ({
  basketId,
  basketName: basketId ? 'Basket 1' : 'Order',
  lines: projects.map((projectName) => ({ projectName })) as Order['lines'],
})

test('an order is called by its basket', () => {
  expect(titleOf(order('1', 'Rio Calado', 'Umvana Hills'))).toBe('Basket 1')
})

test('what somebody put together themselves is called by what was bought: every basket is theirs', () => {
  const own = { ...order('0198', 'Rio Calado', 'Umvana Hills'), basketName: 'Your basket' }
  expect(titleOf(own)).toBe('Rio Calado and 1 more')
})

test('an order without a basket is called by what was bought', () => {
  expect(titleOf(order(null, 'Rio Calado', 'Rio Calado'))).toBe('Rio Calado')
  expect(titleOf(order(null, 'Rio Calado', 'Umvana Hills'))).toBe('Rio Calado and 1 more')
  expect(titleOf(order(null))).toBe('Order')
})
