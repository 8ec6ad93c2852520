import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { anyReturned, sumOrders } from './sum-orders.ts'

const order = (part: object) =>
  ({
    status: 'settled',
    settledAt: '2026-03-09T00:00:00.000Z',
    totalCents: 9000,
    vatCents: 1000,
    returnedCents: 0,
    returnedMinor: 0,
    paid: { currency: 'eur', minor: 9000, rates: null },
    lines: [{ quantity: 9, forward: null }],
    returns: [],
    ...part,
  }) as unknown as Order

test('orders come to the credits that were kept and to what was paid for them, VAT included', () => {
  const part = order({ returns: [{ credits: [{ quantity: 2 }] }], returnedCents: 2000 })
  expect(sumOrders([order({}), part])).toEqual({ credits: 16, awaited: 0, cents: 18_000 })
})

test('what was not paid counts for nothing', () => {
  for (const status of ['pending', 'cancelled', 'failed'])
    expect(sumOrders([order({ status, settledAt: null })])).toEqual({ credits: 0, awaited: 0, cents: 0 })
})

test('an order that was taken back whole comes to nothing', () => {
  const back = order({ status: 'refunded', returns: [{ credits: [{ quantity: 9 }] }], returnedCents: 10_000 })
  expect(sumOrders([back])).toEqual({ credits: 0, awaited: 0, cents: 0 })
})

test('what was bought as a promise and is not delivered yet is counted, and said', () => {
  const promised = {
    saleType: 'forward',
    quantity: 40,
    forward: { delivered: 10, refunded: 5, nextDueOn: null },
  }
  expect(sumOrders([order({ lines: [promised] })])).toMatchObject({ awaited: 25 })
  expect(sumOrders([order({ status: 'cancelled', settledAt: null, lines: [promised] })])).toMatchObject({
    awaited: 0,
  })
})

test('returns are spoken of only where something went back', () => {
  expect(anyReturned([order({}), order({})])).toBe(false)
  expect(anyReturned([order({}), order({ returns: [{ credits: [{ quantity: 2 }] }] })])).toBe(true)
  expect(anyReturned([order({ returnedCents: 100 })])).toBe(true)
  expect(anyReturned([order({ lines: [{ quantity: 9, forward: { refunded: 3 } }] })])).toBe(true)
})
