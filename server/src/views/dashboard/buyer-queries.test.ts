import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings, withdrawnCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { pauseListing } from '../../supply/listings/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { refundLines, refundOrder } from '../../trade/orders/index.ts'
import { buyerQueries } from './buyer-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const daysLater = (days: number) => new Date(marketNow.getTime() + days * 86_400_000)

test('what went back is a row of its own, with a minus, and the order says how far it had come', async () => {
  const { listing, project } = await offerCredits(database.db, { priceCents: 1000 })
  const buyerId = randomUUID()
  const order = await buyCredits(database.db, buyerId, listing.id, 9, { at: daysLater(1) })
  await inTransaction(database.db, async (tx) => {
    const parts = [{ listingId: listing.id, quantity: 2 }]
    await refundLines(tx, { orderId: order.id, reference: 'two', reason: 'asked', parts }, daysLater(2))
    await refundOrder(tx, order.id, 'asked', daysLater(3))
  })
  const transactions = await buyerQueries(database.db).findTransactions(buyerId)
  const row = { project_name: project.name, order_id: order.id }
  expect(transactions).toEqual([
    {
      ...row,
      status: 'refunded',
      credits: -7,
      payment_usd_cents: -7000,
      transaction_date: expect.any(String),
    },
    {
      ...row,
      status: 'refunded',
      credits: -2,
      payment_usd_cents: -2000,
      transaction_date: expect.any(String),
    },
    { ...row, status: 'settled', credits: 9, payment_usd_cents: 9000, transaction_date: expect.any(String) },
  ])
})

test('an order stands on the day of what is told of it, whenever it was placed', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const buyerId = randomUUID()
  const late = await buyCredits(database.db, buyerId, listing.id, 4, { at: daysLater(1) })
  await buyCredits(database.db, buyerId, listing.id, 5, { at: daysLater(2) })
  // As a transfer does, which comes weeks after the order.
  await database.pool.query('update orders set settled_at = $2 where id = $1', [late.id, daysLater(9)])
  const rows = await buyerQueries(database.db).findTransactions(buyerId)
  expect(rows.map(({ status, credits, transaction_date }) => [status, credits, transaction_date])).toEqual([
    ['settled', 4, daysLater(9).toISOString()],
    ['settled', 5, daysLater(2).toISOString()],
  ])
})

test('held credits that have no price are told, and are no part of the value', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { priceCents: 500 })
  const [giverId, buyerId] = [randomUUID(), randomUUID()]
  await buyCredits(database.db, giverId, listing.id, 4)
  // As by a wallet: what somebody holds and never bought here.
  await inTransaction(database.db, async (tx) => {
    const move = { asset: batch.id, amount: Credits.parse(4) }
    const [mine, theirs] = [holdings(giverId), holdings(buyerId)]
    await post(tx, {
      ...{ key: `withdraw:${randomUUID()}`, kind: 'withdraw', now: marketNow },
      postings: [{ ...move, from: mine, to: withdrawnCredits }],
    })
    await post(tx, {
      ...{ key: `bring_back:1:0x:${randomUUID()}`, kind: 'bring_back', now: marketNow },
      postings: [{ ...move, from: withdrawnCredits, to: theirs }],
    })
  })
  const value = () => buyerQueries(database.db).findMarketValue(buyerId)
  expect(await value()).toEqual({ marketValueCents: 2000, unpricedCredits: 0 })
  await inTransaction(database.db, (tx) => pauseListing(tx, sellerId, listing.id))
  expect(await value()).toEqual({ marketValueCents: 0, unpricedCredits: 4 })
})
