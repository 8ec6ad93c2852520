import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { refusal, ripe, type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { newPerson } from '../../testing/test-person.ts'
import { refuseFrozen } from '../../use/freezes/index.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { applyDispute } from '../payments/apply-dispute.ts'
import { retireWaiting } from './retire-deliveries.ts'

let market: TestForwards
beforeAll(async () => {
  market = await testForwards()
})
afterAll(() => market.close())

/** A forward purchase by card of somebody with an account, and what their bank says of it. */
const buyDisputable = async () => {
  const buyerId = await newPerson(market.pool)
  const bought = await market.buyForward({}, 10, buyerId)
  const [intentId, disputeId] = [`pi_${randomUUID()}`, `dp_${randomUUID()}`]
  await market.pool.query(
    `insert into payments (order_id, provider, pay, amount_cents, currency, intent_id, state, created_at)
     values ($1, 'stripe', 'checkout_page', 7330, 'usd', $2, 'succeeded', now())`,
    [bought.order.id, intentId],
  )
  const dispute = (status: string) =>
    inTransaction(market.db, (tx) =>
      applyDispute(
        tx,
        {
          id: disputeId,
          livemode: false,
          amount: 7330,
          currency: 'usd',
          payment_intent: intentId,
          reason: 'fraudulent',
          status,
          created: ripe.getTime() / 1000,
        } as Stripe.Dispute,
        { live: false, now: ripe },
      ),
    )
  const deliver = async (quantity: number) => {
    const batch = await market.issue(bought.sellerId, bought.project.id, quantity)
    await market.deliver(bought.sellerId, bought.milestones[0]?.id ?? '', batch.id, quantity)
    return batch.id
  }
  const use = async (batchId: string) => {
    const words = { beneficiary: 'B', purpose: 'P', reason: 'other' as const }
    const wish = { batchId, quantity: Credits.parse(1), ...words }
    return [
      await refusal(inTransaction(market.db, (tx) => retireCredits(tx, buyerId, wish, ripe))),
      await refusal(inTransaction(market.db, (tx) => refuseFrozen(tx, buyerId, batchId))),
    ]
  }
  return { ...bought, buyerId, dispute, deliver, use }
}

test('what a forward purchase brought before its payment was disputed can be neither retired nor withdrawn', async () => {
  const { dispute, deliver, use } = await buyDisputable()
  const batchId = await deliver(3)
  expect(await use(batchId)).toEqual(['done', 'done'])
  await dispute('needs_response')
  expect(await use(batchId)).toEqual(['credits_disputed', 'credits_disputed'])
  await dispute('won')
  expect(await use(batchId)).toEqual(['done', 'done'])
})

test('what it brings while the payment is disputed waits as well', async () => {
  const { dispute, deliver, use } = await buyDisputable()
  await dispute('needs_response')
  const batchId = await deliver(2)
  expect(await use(batchId)).toEqual(['credits_disputed', 'credits_disputed'])
  await dispute('won')
  expect(await use(batchId)).toEqual(['done', 'done'])
})

test('what was to be retired when delivered is not while the payment is disputed, and is once when the bank has decided for it', async () => {
  const { dispute, deliver, order, buyerId } = await buyDisputable()
  const words = { beneficiary: 'B', purpose: 'P', reason: 'other' }
  await market.pool.query('update orders set retire = $2 where id = $1', [order.id, words])
  await dispute('needs_response')
  await deliver(2)
  expect(await market.amount(`credits/retired/${buyerId}`)).toBe(0)
  await dispute('won')
  for (const _ of [1, 2]) await inTransaction(market.db, (tx) => retireWaiting(tx, order.id, ripe))
  expect(await market.amount(`credits/retired/${buyerId}`)).toBe(2)
})
