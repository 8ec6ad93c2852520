import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { creditsToCome, sumOrders } from './sum-orders.ts'

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
  expect(sumOrders([order({}), part])).toEqual({ credits: 16, cents: 18_000 })
})

test('what was not paid counts for nothing', () => {
  for (const status of ['pending', 'cancelled', 'failed'])
    expect(sumOrders([order({ status, settledAt: null })])).toEqual({ credits: 0, cents: 0 })
})

test('an order that was taken back whole comes to nothing', () => {
  const back = order({ status: 'refunded', returns: [{ credits: [{ quantity: 9 }] }], returnedCents: 10_000 })
  expect(sumOrders([back])).toEqual({ credits: 0, cents: 0 })
})

test('what was bought forward is still to come until it is delivered or given back', () => {
  const forward = order({
    lines: [{ quantity: 40, forward: { delivered: 10, refunded: 5, nextDueOn: null } }],
  })
  expect(creditsToCome([order({}), forward])).toBe(25)
  expect(creditsToCome([{ ...forward, status: 'pending' }])).toBe(0)
})
