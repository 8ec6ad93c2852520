import { randomUUID } from 'node:crypto'
import { SellerBalance } from '@ledgerleaf/contract/payouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proceeds } from '../../ledger/accounts.ts'
import { findCentsIn } from '../../ledger/balance-queries.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { refundLines, refundOrder } from '../../trade/orders/index.ts'
import { recordPayout } from '../../trade/payouts/index.ts'
import { writeStatementPaper } from './statement-paper.ts'
import { findSalesMonths, findStatement } from './statement-queries.ts'
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
  // Credits that went back carry a minus, and the column comes to what is sold.
  expect(whole.rows.map(({ credits }) => credits)).toEqual([null, -2, 7, 6, 5, 4, 3, 2, 1])
  expect(writeStatementCsv(whole)).toContain(`,${whole.rows[1]?.projectName},-2,`)
  const { content } = writeStatementPaper(whole, {
    ...{ seller: 'A Seller', publicUrl: 'https://test.example', now: marketNow },
    balance: SellerBalance.parse({ availableCents: 0, pendingCents: 0, sentCents: 0, escrowCents: 0 }),
  })
  expect(JSON.stringify(content)).toContain('"-2"')
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

test('the months are the statement’s own rows: their sums are its sums, and what is older is told in one', async () => {
  const { listing, sellerId } = await offerCredits(database.db, { priceCents: 1003 })
  const buyerId = randomUUID()
  const at = (text: string) => new Date(`${text}T23:59:59.000Z`)
  await buyCredits(database.db, buyerId, listing.id, 3, { at: at('2023-01-31') })
  await buyCredits(database.db, buyerId, listing.id, 5, { at: at('2026-01-31') })
  const order = await buyCredits(database.db, buyerId, listing.id, 7, { at: at('2026-03-31') })
  await inTransaction(database.db, async (tx) => {
    const parts = [{ listingId: listing.id, quantity: 2 }]
    await refundLines(
      tx,
      { orderId: order.id, reference: 'months', reason: 'asked', parts },
      at('2026-04-01'),
    )
    await recordPayout(tx, { sellerId, reference: randomUUID(), amountCents: 900 }, at('2026-04-02'))
  })
  const { salesCents, feesCents, refundsCents, rows } = await findStatement(database.db, sellerId)
  const { months, earlierNetCents, firstMonth, asOf } = await findSalesMonths(
    database.db,
    sellerId,
    at('2026-04-03'),
  )
  expect([firstMonth, asOf]).toEqual(['2024-05', '2026-04'])
  expect(months.map(({ month, credits }) => [month, credits])).toEqual([
    ['2026-01', 5],
    ['2026-03', 7],
    ['2026-04', -2],
  ])
  for (const { month, ...sums } of months) {
    const own = rows.filter((row) => row.at.startsWith(month) && row.grossCents !== null)
    expect(sums.netCents).toBe(own.reduce((sum, { netCents }) => sum + netCents, 0))
    expect(sums.netCents).toBe(sums.salesCents - sums.refundsCents - sums.feesCents)
  }
  const net = months.reduce((sum, { netCents }) => sum + netCents, earlierNetCents)
  expect(net).toBe(salesCents - feesCents - refundsCents)
  // And what the ledger holds for the seller is that, less what was paid out.
  expect((await findCentsIn(database.db, [proceeds(sellerId)])).get(proceeds(sellerId))).toBe(net - 900)
})

test('a month has the sales of its seller and of nobody else', async () => {
  const { listing, sellerId } = await offerCredits(database.db, { priceCents: 1000 })
  await buyCredits(database.db, randomUUID(), listing.id, 1)
  const { months } = await findSalesMonths(database.db, randomUUID(), marketNow)
  expect(months).toEqual([])
  expect((await findSalesMonths(database.db, sellerId, marketNow)).months).toEqual([
    { month: '2026-03', salesCents: 1000, refundsCents: 0, feesCents: 25, netCents: 975, credits: 1 },
  ])
})
