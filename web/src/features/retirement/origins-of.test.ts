import { expect, test } from 'vitest'
import { originsOf } from './origins-of.ts'

const order = (id: string, serialPrefix: string, first: number, last: number) => ({
  id,
  placedAt: `2026-0${id}-01T00:00:00Z`,
  lines: [{ serialPrefix, serials: [{ first, last }] }],
})
const held = { serials: [{ prefix: 'DNR-1', first: 101, last: 200 }] }

test('credits come from the orders that bought their very serials, the newest first', () => {
  const orders = [order('1', 'DNR-1', 101, 150), order('2', 'DNR-1', 151, 200), order('3', 'DNR-1', 201, 300)]
  expect(originsOf(held, orders).map(({ orderId }) => orderId)).toEqual(['2', '1'])
})

test('the same numbers of another block, and serials no order names, come from none', () => {
  expect(originsOf(held, [order('1', 'DNR-2', 101, 200)])).toEqual([])
  expect(originsOf(held, [])).toEqual([])
})
