import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldCredits, listedCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { findSalesStop, resumeSales, stopSales } from '../../ledger/sales-stop.ts'
import { inStep } from '../../platform/in-step.ts'
import { type Decided, orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'
import type { LockedOrder } from './lock-order.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { settleOrder } from './settle-order.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findOrderBreaches(database.db)).toEqual([])
  await database.drop()
})

const wanting = (listingId: string, quantity: number, buyerId: string = randomUUID()): NewOrder => ({
  buyerId,
  lines: [{ listingId, quantity: Credits.parse(quantity) }],
  feeBasisPoints: 250,
})
const placeAll = (inputs: readonly NewOrder[]) =>
  inTransaction(database.db, async (tx) => {
    const outcomes = await inStep(tx, inputs, (one, input) => placeOrder(one, input, marketNow))
    return inputs.map((input) => outcomes.get(input) as Decided<LockedOrder>)
  })
const codes = (outcomes: readonly Decided<LockedOrder>[]) =>
  outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.error.code : outcome.value.status))

test('orders of one batch are served as if one came after the other, and each refusal is one buyer’s own', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { issued: 10, listed: 10 })
  const outcomes = await placeAll([
    wanting(listing.id, 4),
    wanting(listing.id, 1, sellerId),
    wanting(listing.id, 7),
    wanting(randomUUID(), 1),
    wanting(listing.id, 6),
    wanting(listing.id, 1),
  ])
  expect(codes(outcomes)).toEqual([
    'pending',
    'own_listing',
    'insufficient_credits',
    'not_found',
    'pending',
    'insufficient_credits',
  ])
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(0)
  const { rows } = await database.pool.query('select count(*) from order_lines where listing_id = $1', [
    listing.id,
  ])
  expect(rows).toEqual([{ count: 2 }])
})

test('a batch settles together: every buyer has theirs, and nothing stays held', async () => {
  const { batch, listing } = await offerCredits(database.db, { issued: 30, listed: 30, priceCents: 333 })
  const placed = (await placeAll([3, 5, 7].map((quantity) => wanting(listing.id, quantity)))).map(orThrow)
  await inTransaction(database.db, (tx) =>
    inStep(tx, placed, (one, order) => settleOrder(one, order, null, marketNow)),
  )
  for (const { id } of placed) expect(await findCredits(database.db, heldCredits(id), batch.id)).toBe(0)
  const { rows } = await database.pool.query(
    `select status, count(*) from orders where id = any($1) group by status`,
    [placed.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ status: 'settled', count: 3 }])
})

test('while sales are stopped every order is refused in words, and afterwards they go on', async () => {
  const { listing } = await offerCredits(database.db)
  const change = (work: typeof resumeSales) =>
    inTransaction(database.db, async (tx) => (await work(tx, marketNow)) !== null)
  expect(await change((tx, now) => stopSales(tx, 'the books are being checked', now))).toBe(true)
  expect(await change((tx, now) => stopSales(tx, 'again', now))).toBe(false)
  expect(await findSalesStop(database.db)).toMatchObject({ reason: 'the books are being checked' })
  expect(codes(await placeAll([wanting(listing.id, 1), wanting(listing.id, 2)]))).toEqual([
    'sales_stopped',
    'sales_stopped',
  ])
  expect(await change(resumeSales)).toBe(true)
  expect(await change(resumeSales)).toBe(false)
  expect(codes(await placeAll([wanting(listing.id, 1)]))).toEqual(['pending'])
})
