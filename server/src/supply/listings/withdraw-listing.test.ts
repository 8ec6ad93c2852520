import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, listedCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { pauseListing, resumeListing } from './pause-listing.ts'
import { withdrawListing } from './withdraw-listing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const withdraw = (sellerId: string, listingId: string) =>
  inTransaction(database.db, (tx) => withdrawListing(tx, sellerId, listingId, marketNow))

test('returns what was not sold, and again changes nothing', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { issued: 100, listed: 60 })
  await buyCredits(database.db, randomUUID(), listing.id, 25)
  await withdraw(sellerId, listing.id)
  await withdraw(sellerId, listing.id)
  expect(await findCredits(database.db, availableCredits(sellerId), batch.id)).toBe(75)
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(0)
})

test('a sale and a withdrawal at once: every credit is sold or returned', async () => {
  for (let round = 0; round < 10; round++) {
    const { sellerId, batch, listing } = await offerCredits(database.db, { issued: 10, listed: 10 })
    const [sale] = await Promise.allSettled([
      buyCredits(database.db, randomUUID(), listing.id, 4),
      withdraw(sellerId, listing.id),
    ])
    const left = await findCredits(database.db, availableCredits(sellerId), batch.id)
    expect(left).toBe(sale.status === 'fulfilled' ? 6 : 10)
  }
})

test('a paused listing cannot be bought until it is resumed; a withdrawn one never again', async () => {
  const { sellerId, listing } = await offerCredits(database.db)
  await inTransaction(database.db, (tx) => pauseListing(tx, sellerId, listing.id))
  await expect(buyCredits(database.db, randomUUID(), listing.id, 1)).rejects.toMatchObject({
    code: 'listing_not_open',
  })
  await inTransaction(database.db, (tx) => resumeListing(tx, sellerId, listing.id))
  await buyCredits(database.db, randomUUID(), listing.id, 1)
  await withdraw(sellerId, listing.id)
  await expect(
    inTransaction(database.db, (tx) => resumeListing(tx, sellerId, listing.id)),
  ).rejects.toMatchObject({ code: 'listing_not_open' })
})

test('refuses to pause or withdraw the listing of another seller', async () => {
  const { listing } = await offerCredits(database.db)
  await expect(withdraw(randomUUID(), listing.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    inTransaction(database.db, (tx) => pauseListing(tx, randomUUID(), listing.id)),
  ).rejects.toMatchObject({ code: 'not_found' })
})
