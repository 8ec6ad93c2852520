import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { late, refusal, ripe, type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { findForwards } from '../../views/forwards/forward-queries.ts'
import { findOrder } from '../../views/orders/index.ts'
import { findStatement } from '../../views/statements/statement-queries.ts'
import { refundOrder, returnDisputed } from '../orders/index.ts'

let market: TestForwards
beforeAll(async () => {
  market = await testForwards()
})
afterAll(() => market.close())

const price = 733
const lose = (orderId: string, disputeId: string, amountMinor: number, at = ripe) =>
  inTransaction(market.db, (tx) => returnDisputed(tx, { orderId, disputeId, amountMinor }, at))
const statesOf = async (buyerId: string) =>
  (await findForwards(market.db, buyerId)).flatMap(({ milestones }) => milestones.map(({ state }) => state))

test('a dispute about part of a forward purchase is paid out of escrow, the latest promise first, and once', async () => {
  const { order, buyerId, sellerId, project, milestones } = await market.buyForward()
  // Four by the first date, six by the second.
  const taken = 6 * price + 100
  const outcome = { takenCents: taken, takenMinor: taken, openCents: 100, isWhole: false }
  expect(await lose(order.id, 'dp_part', taken)).toEqual(outcome)
  expect(await lose(order.id, 'dp_part', taken)).toEqual(outcome)
  expect(await statesOf(buyerId)).toEqual(['open', 'refunded'])
  expect(await market.amount(`credits/available/${sellerId}`)).toBe(6)
  expect(await market.amount(`world/money/buyer/${buyerId}`)).toBe(taken - 10 * price)
  expect(await market.amount('world/money/platform')).toBe(-100)

  // What is left follows its own dates: it is not taken back as a whole, and it is delivered and paid for.
  const refund = inTransaction(market.db, (tx) => refundOrder(tx, order.id, 'asked', ripe))
  expect(await refusal(refund)).toBe('delivery_started')
  const batch = await market.issue(sellerId, project.id, 4)
  await market.deliver(sellerId, milestones[0]?.id ?? '', batch.id, 4)
  expect(await statesOf(buyerId)).toEqual(['delivered', 'refunded'])
  expect(await findStatement(market.db, sellerId)).toMatchObject({
    salesCents: 4 * price,
    refundsCents: 0,
    rows: [{ kind: 'sale', credits: 4 }],
  })
  const shown = (await findOrder(market.db, order.id))?.order
  expect(shown?.returns).toMatchObject([{ by: 'bank', amountCents: taken, credits: [], keptRetired: 0 }])
})

test('a dispute about all of it, after one date was missed and returned, takes what is still in escrow and no cent twice', async () => {
  const { order, buyerId, sellerId, milestones } = await market.buyForward()
  await market.miss(milestones[0]?.id ?? '')
  expect(await lose(order.id, 'dp_rest', 10 * price, late)).toEqual({
    takenCents: 6 * price,
    takenMinor: 6 * price,
    openCents: 0,
    isWhole: false,
  })
  expect(await statesOf(buyerId)).toEqual(['refunded', 'refunded'])
  expect(await market.amount(`credits/available/${sellerId}`)).toBe(10)
  expect(await market.amount(`credits/held/${order.id}`)).toBe(0)
})

test('what was delivered of a promise stays delivered; the platform bears what nothing else stands for', async () => {
  const { order, buyerId, sellerId, project, milestones } = await market.buyForward({
    milestones: [['2126-09-30', 10]],
  })
  const batch = await market.issue(sellerId, project.id, 3)
  await market.deliver(sellerId, milestones[0]?.id ?? '', batch.id, 3)
  expect(await lose(order.id, 'dp_begun', 10 * price)).toEqual({
    takenCents: 10 * price,
    takenMinor: 10 * price,
    openCents: 3 * price,
    isWhole: false,
  })
  expect(await statesOf(buyerId)).toEqual(['refunded'])
  expect(await market.amount(`credits/owned/${buyerId}`)).toBe(3)
  expect(await market.amount(`money/held/${order.id}`)).toBe(0)
})
