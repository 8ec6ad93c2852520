import { expect, test } from 'vitest'
import { originsOf } from './origins-of.ts'

const order = (id: string, serialPrefix: string, first: number, last: number) => ({
  id,
  invoice: `INV-${id}`,
  placedAt: `2026-0${id}-01T00:00:00Z`,
  lines: [{ serialPrefix, serials: [{ first, last }] }],
})
const held = { batchId: 'b', serials: [{ prefix: 'DNR-1', first: 101, last: 200 }] }

test('credits come from the orders that bought their very serials, the newest first', () => {
  const orders = [order('1', 'DNR-1', 101, 150), order('2', 'DNR-1', 151, 200), order('3', 'DNR-1', 201, 300)]
  expect(originsOf(held, orders, []).map(({ orderId }) => orderId)).toEqual(['2', '1'])
})

test('the same numbers of another block, and serials no order names, come from none', () => {
  expect(originsOf(held, [order('1', 'DNR-2', 101, 200)], [])).toEqual([])
  expect(originsOf(held, [], [])).toEqual([])
})

test('what was bought before it existed comes from its delivery, and from no other batch’s', () => {
  const forwards = [
    { orderId: 'f', deliveries: [{ batchId: 'b', at: '2026-03-01T00:00:00Z' }] },
    { orderId: 'g', deliveries: [{ batchId: 'c', at: '2026-04-01T00:00:00Z' }] },
  ]
  expect(
    originsOf(
      held,
      [order('1', 'DNR-1', 150, 160), { ...order('2', '', 1, 1), id: 'f', invoice: 'INV-f' }],
      forwards,
    ),
  ).toEqual([
    { way: 'delivered', orderId: 'f', invoice: 'INV-f', at: '2026-03-01T00:00:00Z' },
    { way: 'bought', orderId: '1', invoice: 'INV-1', at: '2026-01-01T00:00:00Z' },
  ])
})
