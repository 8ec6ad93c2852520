import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { refundOrder } from '../../trade/orders/index.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { sellerQueries } from '../dashboard/seller-queries.ts'
import { findSold } from './trade-queries.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

test('what was sold forward is in escrow until it is delivered, and neither settled nor the seller’s', async () => {
  const { sellerId, project, milestones } = await forwards.buyForward()
  const [before] = await findSold(forwards.db, project.id)
  expect(before).toMatchObject({ status: 'escrow', ordered: 10, quantity: 0, owed: 10, sellerCents: 0 })
  expect(before?.escrowCents).toBe(7330 - 183)
  const fresh = await forwards.issue(sellerId, project.id, 20)
  for (const { id, quantity } of milestones) await forwards.deliver(sellerId, id, fresh.id, quantity)
  expect(await findSold(forwards.db, project.id)).toMatchObject([
    { status: 'settled', quantity: 10, owed: 0, sellerCents: 7147, feeCents: 183, escrowCents: 0 },
  ])
})

test('an order that was taken back earned nothing; what had been retired of it stays sold', async () => {
  const { sellerId, project, batch, listing } = await offerCredits(forwards.db)
  const buyerId = randomUUID()
  const order = await buyCredits(forwards.db, buyerId, listing.id, 5)
  await inTransaction(forwards.db, async (tx) => {
    const words = { beneficiary: 'B', purpose: 'P', reason: 'other' } as const
    await retireCredits(tx, buyerId, { batchId: batch.id, quantity: Credits.parse(2), ...words }, marketNow)
    await refundOrder(tx, order.id, 'asked', marketNow)
  })
  expect(await findSold(forwards.db, project.id)).toMatchObject([
    { status: 'refunded', ordered: 5, quantity: 2, sellerCents: 0, feeCents: 0 },
  ])
  expect(await sellerQueries(forwards.db).findOffset(sellerId)).toMatchObject({
    soldTonnes: 2,
    retiredTonnes: 2,
  })
})
