import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { refundLines, refundOrder } from '../../trade/orders/index.ts'
import { recordPayout } from '../../trade/payouts/index.ts'
import { findStatement } from './statement-queries.ts'
import { writeStatementCsv } from './write-statement.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const later = (minutes: number) => new Date(marketNow.getTime() + minutes * 60_000)

test('the sums count every movement there ever was, however few are shown, and come to the balance', async () => {
  const { listing, sellerId } = await offerCredits(database.db, { priceCents: 1003 })
  const buyerId = randomUUID()
  for (let turn = 0; turn < 6; turn++)
    await buyCredits(database.db, buyerId, listing.id, turn + 1, { at: later(turn) })
  const order = await buyCredits(database.db, buyerId, listing.id, 7, { at: later(7) })
  await inTransaction(database.db, async (tx) => {
    const parts = [{ listingId: listing.id, quantity: 2 }]
    await refundLines(tx, { orderId: order.id, reference: 'two', reason: 'asked', parts }, later(8))
    await recordPayout(tx, { sellerId, reference: randomUUID(), amountCents: 5000 }, later(9))
  })
  const whole = await findStatement(database.db, sellerId)
  expect(whole).toMatchObject({ salesCents: 28 * 1003, payoutsCents: 5000, earlierRows: 0 })
  expect(whole.rows.map(({ kind }) => kind)).toEqual(['payout', 'refund', ...Array(7).fill('sale')])
  const { salesCents, feesCents, refundsCents, payoutsCents, balanceCents } = whole
  expect(salesCents - feesCents - refundsCents - payoutsCents).toBe(balanceCents)
  const sales = whole.rows.filter(({ kind }) => kind === 'sale')
  // The fee of what went back went back as well (M3).
  const feeOf = (kind: string) =>
    whole.rows.reduce((sum, row) => sum + (row.kind === kind ? (row.feeCents ?? 0) : 0), 0)
  expect(feesCents).toBe(feeOf('sale') + feeOf('refund'))
  expect(refundsCents).toBe(2 * 1003)
  expect(sales.reduce((sum, { grossCents }) => sum + (grossCents ?? 0), 0)).toBe(salesCents)

  const newest = await findStatement(database.db, sellerId, 3)
  expect(newest).toEqual({ ...whole, earlierRows: 6, rows: whole.rows.slice(0, 3) })
  expect(newest.rows[0]?.balanceCents).toBe(balanceCents)
  expect(writeStatementCsv(whole).trim().split('\n')).toHaveLength(10)
})

test('what was paid out before it went back is not taken twice: the row says what was posted, and rows come to the sums', async () => {
  const { listing, sellerId } = await offerCredits(database.db, { priceCents: 1000 })
  const order = await buyCredits(database.db, randomUUID(), listing.id, 4)
  await inTransaction(database.db, async (tx) => {
    await recordPayout(tx, { sellerId, reference: randomUUID(), amountCents: 3400 }, later(1))
    await refundOrder(tx, order.id, 'asked', later(2))
  })
  const statement = await findStatement(database.db, sellerId)
  expect(statement).toMatchObject({ salesCents: 4000, feesCents: 0, refundsCents: 600, balanceCents: 0 })
  expect(statement.rows[0]).toMatchObject({
    kind: 'refund',
    grossCents: -600,
    feeCents: -100,
    netCents: -500,
    balanceCents: 0,
  })
})

test('movements stand in the order they took effect, also where a clock was behind', async () => {
  const { listing, sellerId } = await offerCredits(database.db, { priceCents: 1000 })
  await buyCredits(database.db, randomUUID(), listing.id, 1, { at: later(5) })
  await inTransaction(database.db, (tx) =>
    recordPayout(tx, { sellerId, reference: randomUUID(), amountCents: 975 }, later(4)),
  )
  const { rows } = await findStatement(database.db, sellerId)
  expect(rows.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
    ['payout', 0],
    ['sale', 975],
  ])
})
