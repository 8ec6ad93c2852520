import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldFunds, holdings, platformFees, proceeds } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { liveChannel } from '../../platform/live-channel.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { recordSettledOrder } from './record-settled-order.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const cents = async (account: string): Promise<number> => {
  const { rows } = await database.pool.query<{ amount: number }>(
    `select amount from ledger_balances where account = $1 and asset = 'usd'`,
    [account],
  )
  return rows[0]?.amount ?? 0
}

test('moves the credits to the buyer and every cent to the seller or the fee', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { priceCents: 333 })
  const buyerId = randomUUID()
  const order = await buyCredits(database.db, buyerId, listing.id, 7, { feeBasisPoints: 250 })
  expect(order.totalCents).toBe(2331)
  expect(await findCredits(database.db, holdings(buyerId), batch.id)).toBe(7)
  expect(await cents(platformFees(sellerId))).toBe(58)
  expect(await cents(proceeds(sellerId))).toBe(2273)
  expect(await cents(heldFunds(order.id))).toBe(0)
})

test('an order over several listings settles whole or not at all', async () => {
  const one = await offerCredits(database.db, { listed: 10 })
  const two = await offerCredits(database.db, { listed: 10 })
  const buyerId = randomUUID()
  const order = (quantities: [number, number]) =>
    inTransaction(database.db, (tx) =>
      recordSettledOrder(
        tx,
        buyerId,
        {
          lines: [
            { listingId: one.listing.id, quantity: Credits.parse(quantities[0]) },
            { listingId: two.listing.id, quantity: Credits.parse(quantities[1]) },
          ],
          feeBasisPoints: 0,
        },
        marketNow,
      ),
    )
  await expect(order([3, 11])).rejects.toMatchObject({ code: 'insufficient_credits' })
  expect(await findCredits(database.db, holdings(buyerId), one.batch.id)).toBe(0)
  await order([3, 10])
  expect(await findCredits(database.db, holdings(buyerId), two.batch.id)).toBe(10)
})

test('two lines of one listing cannot together take more than it has', async () => {
  const { listing } = await offerCredits(database.db, { listed: 10 })
  const line = { listingId: listing.id, quantity: Credits.parse(6) }
  await expect(
    inTransaction(database.db, (tx) =>
      recordSettledOrder(tx, randomUUID(), { lines: [line, line], feeBasisPoints: 0 }, marketNow),
    ),
  ).rejects.toMatchObject({ code: 'insufficient_credits' })
})

test('many buyers racing for the last credits: exactly those are sold', async () => {
  const { listing } = await offerCredits(database.db, { issued: 5, listed: 5 })
  const races = await Promise.allSettled(
    Array.from({ length: 20 }, () => buyCredits(database.db, randomUUID(), listing.id, 1)),
  )
  expect(races.filter((race) => race.status === 'fulfilled')).toHaveLength(5)
  for (const race of races)
    if (race.status === 'rejected') expect(race.reason).toMatchObject({ code: 'insufficient_credits' })
  const { rows } = await database.pool.query('select count(*) from order_lines where listing_id = $1', [
    listing.id,
  ])
  expect(rows).toEqual([{ count: 5 }])
})

test('refuses one’s own listing, none at all, an unknown listing', async () => {
  const { sellerId, listing } = await offerCredits(database.db)
  await expect(buyCredits(database.db, sellerId, listing.id, 1)).rejects.toMatchObject({
    code: 'own_listing',
  })
  await expect(buyCredits(database.db, randomUUID(), listing.id, 0)).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'quantity',
  })
  await expect(buyCredits(database.db, randomUUID(), randomUUID(), 1)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('tells the buyer and the seller once the sale is committed, and nobody when it is refused', async () => {
  const { sellerId, listing } = await offerCredits(database.db, { listed: 2 })
  const buyerId = randomUUID()
  const client = await database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query(`listen "${liveChannel}"`)
  await expect(buyCredits(database.db, buyerId, listing.id, 3)).rejects.toThrow()
  await buyCredits(database.db, buyerId, listing.id, 2)
  // An answer on this connection comes after every notification that was committed before it.
  await client.query('select 1')
  expect(heard).toHaveLength(2)
  expect(heard[0]).toContain(`person:${buyerId}`)
  expect(heard[0]).toContain('holdings.changed')
  expect(heard[1]).toContain(`person:${sellerId}`)
  expect(heard[1]).toContain('listings.changed')
  client.release(true)
})
