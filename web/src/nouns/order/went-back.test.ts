import type { Order } from '@ledgerleaf/contract/orders'
import { expect, test } from 'vitest'
import { happenedAt, wentBack } from './went-back.ts'

const order = (part: object) =>
  ({
    status: 'settled',
    placedAt: '2026-03-01T00:00:00.000Z',
    settledAt: '2026-03-09T00:00:00.000Z',
    endedAt: null,
    paid: { currency: 'eur', minor: 9000, rates: null },
    returnedMinor: 0,
    lines: [{ quantity: 9, forward: null }],
    returns: [],
    ...part,
  }) as unknown as Order

const back = (...quantities: number[]) => ({
  at: '2026-04-02T00:00:00.000Z',
  credits: quantities.map((quantity) => ({ quantity })),
})

test('what is left of an order is what was bought less what went back, in credits and in its own money', () => {
  expect(wentBack(order({ returns: [back(2), back(1)], returnedMinor: 3000 }))).toEqual({
    boughtCredits: 9,
    backCredits: 3,
    overCredits: 0,
    leftCredits: 6,
    backMinor: 3000,
    leftMinor: 6000,
  })
})

test('a promise that is over came back to nobody, and is not left either', () => {
  const lines = [{ quantity: 5, forward: { delivered: 0, refunded: 5, nextDueOn: null } }]
  expect(
    wentBack(order({ status: 'refunded', lines, returns: [back()], returnedMinor: 9000 })),
  ).toMatchObject({
    backCredits: 0,
    overCredits: 5,
    leftCredits: 0,
    leftMinor: 0,
  })
})

test('credits that were retired stay where they are when the money goes back', () => {
  expect(wentBack(order({ status: 'refunded', returns: [back(4)], returnedMinor: 9000 }))).toMatchObject({
    backCredits: 4,
    leftCredits: 5,
  })
})

test('an order that never settled leaves nothing', () => {
  expect(wentBack(order({ status: 'cancelled', settledAt: null }))).toMatchObject({ leftCredits: 0 })
})

test('the day beside a status is the day of that event', () => {
  expect(happenedAt(order({}))).toBe('2026-03-09T00:00:00.000Z')
  expect(happenedAt(order({ status: 'refunded', returns: [back(9)] }))).toBe('2026-04-02T00:00:00.000Z')
  expect(happenedAt(order({ status: 'pending', settledAt: null }))).toBe('2026-03-01T00:00:00.000Z')
  const ended = { status: 'cancelled', settledAt: null, endedAt: '2026-03-01T00:15:00.000Z' }
  expect(happenedAt(order(ended))).toBe('2026-03-01T00:15:00.000Z')
})
