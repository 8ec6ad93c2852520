import { randomUUID } from 'node:crypto'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { placeOrder } from '../../trade/orders/index.ts'
import { countOrders, findOrders } from './order-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('orders are listed by how far they are and by what they are known by, and each is in one group', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const [own, other] = [randomUUID(), randomUUID()]
  const bought = await buyCredits(database.db, own, listing.id, 2)
  await buyCredits(database.db, other, listing.id, 2)
  const pending = await inTransaction(database.db, async (tx) => {
    const lines = [{ listingId: listing.id, quantity: Credits.parse(1) }]
    return orThrow(await placeOrder(tx, { buyerId: own, lines, feeBasisPoints: 250 }, new Date()))
  })
  const idsOf = async (which: Parameters<typeof findOrders>[2]) =>
    (await findOrders(database.db, own, which)).orders.map(({ id }) => id)
  expect(await countOrders(database.db, own)).toEqual({ open: 1, bought: 1, refunded: 0, ended: 0 })
  expect(await idsOf({ group: 'open' })).toEqual([pending.id])
  expect(await idsOf({ group: 'bought' })).toEqual([bought.id])
  expect(await idsOf({ group: 'refunded' })).toEqual([])
  // By its number, as it is written and as it is said, and by nothing that only resembles one.
  expect(await idsOf({ q: orderNumber(bought.id) })).toEqual([bought.id])
  expect(await idsOf({ q: `order ${orderNumber(bought.id).replaceAll('-', '')}` })).toEqual([bought.id])
  expect(await idsOf({ q: '%' })).toEqual([])
  expect(await countOrders(database.db, own, orderNumber(bought.id))).toMatchObject({ open: 0, bought: 1 })
  // A hold whose time is over is no longer to pay.
  await database.pool.query(`update orders set held_until = now() - interval '1 second' where id = $1`, [
    pending.id,
  ])
  expect(await idsOf({ group: 'ended' })).toEqual([pending.id])
  expect((await findOrders(database.db, own, { group: 'ended' })).orders[0]?.status).toBe('cancelled')
})
