import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings, retiredCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { findRanges } from '../../ledger/range-queries.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { placeOrder, refundLines, settleOrder } from '../../trade/orders/index.ts'
import { retireOrder } from '../../trade/orders/retire-order.ts'
import { type CreditsToRetire, retireCredits } from './retire-credits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const own = async (quantity: number) => {
  const { batch, listing } = await offerCredits(database.db)
  const buyerId = randomUUID()
  await buyCredits(database.db, buyerId, listing.id, quantity)
  return { buyerId, batchId: batch.id }
}
const retire = (buyerId: string, batchId: string, quantity: number, words: Partial<CreditsToRetire> = {}) =>
  inTransaction(database.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId,
        quantity: Credits.parse(quantity),
        beneficiary: 'A Company',
        reason: 'other',
        purpose: 'Travel',
        ...words,
      },
      marketNow,
    ),
  )

test('moves held credits to the retired pile and keeps for whom and why', async () => {
  const { buyerId, batchId } = await own(9)
  const retirement = await retire(buyerId, batchId, 4, { beneficiary: ' Another Company ' })
  expect(retirement).toMatchObject({ quantity: 4, beneficiary: 'Another Company', purpose: 'Travel' })
  expect(await findCredits(database.db, holdings(buyerId), batchId)).toBe(5)
  expect(await findCredits(database.db, retiredCredits(buyerId), batchId)).toBe(4)
})

test('refuses to retire more credits than the owner holds, and records nothing', async () => {
  const { buyerId, batchId } = await own(3)
  await expect(retire(buyerId, batchId, 4)).rejects.toMatchObject({ code: 'insufficient_credits' })
  const { rows } = await database.pool.query('select count(*) from retirements where buyer_id = $1', [
    buyerId,
  ])
  expect(rows).toEqual([{ count: 0 }])
})

test('two retirements racing for the last credit: exactly one succeeds', async () => {
  const { buyerId, batchId } = await own(1)
  const races = await Promise.allSettled([retire(buyerId, batchId, 1), retire(buyerId, batchId, 1)])
  expect(races.map((race) => race.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('refuses nothing, nobody, no reason and an unknown batch', async () => {
  const { buyerId, batchId } = await own(1)
  await expect(retire(buyerId, batchId, 0)).rejects.toMatchObject({ field: 'quantity' })
  await expect(retire(buyerId, batchId, 1, { beneficiary: ' ' })).rejects.toMatchObject({
    field: 'beneficiary',
  })
  await expect(retire(buyerId, batchId, 1, { purpose: '' })).rejects.toMatchObject({ field: 'purpose' })
  await expect(retire(buyerId, randomUUID(), 1)).rejects.toMatchObject({ code: 'not_found' })
})

test('credits of a vintage that is not over cannot be retired', async () => {
  const { buyerId, batchId } = await own(2)
  await database.pool.query(`update batches set vintage_ends_on = '2026-12-31' where id = $1`, [batchId])
  await expect(retire(buyerId, batchId, 1)).rejects.toMatchObject({ code: 'not_delivered' })
  await database.pool.query(`update batches set vintage_ends_on = '2026-02-28' where id = $1`, [batchId])
  expect(await retire(buyerId, batchId, 1)).toMatchObject({ quantity: 1 })
})

test('what is to be retired with its order are the serials it brought, less what went back', async () => {
  const { batch, listing } = await offerCredits(database.db)
  const buyerId = randomUUID()
  await buyCredits(database.db, buyerId, listing.id, 5)
  const words = { beneficiary: 'A Company', reason: 'other' as const, purpose: 'Travel' }
  await inTransaction(database.db, async (tx) => {
    const lines = [{ listingId: listing.id, quantity: Credits.parse(6) }]
    const order = orThrow(
      await placeOrder(tx, { buyerId, lines, feeBasisPoints: 250, retire: words }, marketNow),
    )
    await settleOrder(tx, order, null, marketNow)
    const parts = [{ listingId: listing.id, quantity: 2 }]
    await refundLines(tx, { orderId: order.id, reference: 'two', reason: 'asked', parts }, marketNow)
    await retireOrder(tx, order.id, marketNow)
  })
  expect(await findRanges(database.db, retiredCredits(buyerId), batch.id)).toEqual([{ first: 8, last: 11 }])
  expect(await findRanges(database.db, holdings(buyerId), batch.id)).toEqual([{ first: 1, last: 5 }])
})
