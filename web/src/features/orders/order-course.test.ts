import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { courseOf } from './order-course.ts'

const order = (part: object) =>
  ({
    status: 'settled',
    placedAt: '2026-03-01T00:00:00.000Z',
    settledAt: '2026-03-09T00:00:00.000Z',
    endedAt: null,
    isByTransfer: false,
    certificates: [],
    paid: { currency: 'usd', minor: 9000, rates: null },
    returnedMinor: 0,
    lines: [{ saleType: 'spot', quantity: 9, forward: null }],
    returns: [],
    ...part,
  }) as unknown as Order
const told = (part: object) => courseOf(order(part)).map(({ name, state }) => `${name}: ${state}`)
const certificate = (quantity: number, retiredAt = '2026-04-01T00:00:00.000Z') => ({ quantity, retiredAt })

test('a settled order has its retirement before it', () => {
  expect(told({})).toEqual(['Placed: passed', 'Paid: passed', 'Settled: passed', 'Retired: to come'])
})

test('one that waits for its money is only placed', () => {
  expect(told({ status: 'pending', settledAt: null })).toEqual([
    'Placed: passed',
    'To be paid: to come',
    'Settled: to come',
    'Retired: to come',
  ])
})

test('retired in part it says of how many, and whole it has the last day', () => {
  expect(courseOf(order({ certificates: [certificate(4)] })).at(-1)).toMatchObject({
    state: 'begun',
    says: '4 of 9',
  })
  const whole = [certificate(5, '2026-05-02T00:00:00.000Z'), certificate(4)]
  expect(courseOf(order({ certificates: whole })).at(-1)).toMatchObject({
    state: 'passed',
    at: '2026-05-02T00:00:00.000Z',
    says: null,
  })
})

test('what waits for its registry is not passed yet', () => {
  const certificates = [certificate(4), { ...certificate(2), isPending: true }]
  expect(courseOf(order({ certificates })).at(-1)).toMatchObject({
    state: 'pending',
    says: '6 of 9, 2 pending at the registry',
  })
  expect(courseOf(order({ certificates: [{ ...certificate(9), isPending: true }] })).at(-1)).toMatchObject({
    state: 'pending',
    says: 'pending at the registry',
  })
})

test('a promise is delivered between settling and retiring', () => {
  const lines = [
    { saleType: 'forward', quantity: 100, forward: { delivered: 40, refunded: 0, nextDueOn: '2027-03-31' } },
  ]
  expect(courseOf(order({ lines })).at(-2)).toMatchObject({
    name: 'Delivered',
    state: 'begun',
    says: '40 of 100, the next by Mar 31, 2027',
  })
})

test('an order that ended early ends there, on its day', () => {
  const over = { status: 'cancelled', settledAt: null, endedAt: '2026-03-01T00:15:00.000Z' }
  expect(courseOf(order(over))).toMatchObject([{ name: 'Placed' }, { name: 'Cancelled', at: over.endedAt }])
  const back = {
    status: 'refunded',
    returns: [{ at: '2026-04-02T00:00:00.000Z', credits: [{ quantity: 9 }] }],
  }
  expect(told(back)).toEqual(['Placed: passed', 'Paid: passed', 'Settled: passed', 'Refunded: over'])
})
