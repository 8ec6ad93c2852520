import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { isAllRetired, pilesOf } from './order-piles.ts'

const order = (part: object) =>
  ({
    status: 'settled',
    settledAt: '2026-03-09T00:00:00.000Z',
    certificates: [],
    retirable: 9,
    paid: { currency: 'usd', minor: 9000, rates: null },
    returnedMinor: 0,
    lines: [{ saleType: 'spot', quantity: 9, forward: null }],
    returns: [],
    ...part,
  }) as unknown as Order
const told = (part: object) => pilesOf(order(part)).map(({ name, credits }) => `${credits} ${name}`)

test('what an order brought is retired, held, to come or elsewhere, and adds up to what is left of it', () => {
  expect(told({})).toEqual(['9 held'])
  expect(told({ certificates: [{ quantity: 4 }], retirable: 3 })).toEqual([
    '4 retired',
    '3 held',
    '2 elsewhere',
  ])
  const lines = [{ saleType: 'forward', quantity: 60, forward: { delivered: 20, refunded: 10 } }]
  expect(told({ lines, retirable: 0 })).toEqual(['20 received', '30 to come'])
})

test('what waits for its registry is a pile of its own, and no order of it is all retired', () => {
  const waiting = { certificates: [{ quantity: 4 }, { quantity: 5, isPending: true }], retirable: 0 }
  expect(told(waiting)).toEqual(['4 retired', '5 pending'])
  expect(isAllRetired(order(waiting))).toBe(false)
})

test('an order whose credits are all retired says so, and one that is not settled has none', () => {
  expect(isAllRetired(order({ certificates: [{ quantity: 9 }], retirable: 0 }))).toBe(true)
  expect(isAllRetired(order({ certificates: [{ quantity: 8 }], retirable: 1 }))).toBe(false)
  expect(told({ settledAt: null, status: 'pending' })).toEqual([])
})
