import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, listedCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { openListing } from './open-listing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const list = (
  sellerId: string,
  batchId: string,
  input: { tokenId?: string; quantity?: number; cents?: number },
) =>
  inTransaction(database.db, (tx) =>
    openListing(
      tx,
      sellerId,
      {
        batchId,
        tokenId: input.tokenId ?? randomUUID(),
        quantity: Credits.parse(input.quantity ?? 1),
        pricePerCreditCents: Cents.parse(input.cents ?? 500),
      },
      marketNow,
    ),
  )

test('moves the offered credits from the available to the listed pile', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { issued: 100, listed: 60 })
  expect(await findCredits(database.db, availableCredits(sellerId), batch.id)).toBe(40)
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(60)
})

test('refuses a token id that is listed already and leaves the credits where they were', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db)
  // However its letters are written (S11).
  for (const tokenId of [listing.tokenId, listing.tokenId.toUpperCase()])
    await expect(list(sellerId, batch.id, { tokenId })).rejects.toMatchObject({
      code: 'token_listed',
      message: 'Token ID is already listed',
      field: 'token_id',
    })
  expect(await findCredits(database.db, availableCredits(sellerId), batch.id)).toBe(40)
})

test('refuses to list more than is available, nothing, or for nothing', async () => {
  const { sellerId, batch } = await offerCredits(database.db, { issued: 100, listed: 60 })
  await expect(list(sellerId, batch.id, { quantity: 41 })).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
  await expect(list(sellerId, batch.id, { quantity: 0 })).rejects.toMatchObject({ field: 'range' })
  await expect(list(sellerId, batch.id, { cents: 0 })).rejects.toMatchObject({ field: 'price_per_credit' })
})

test('refuses to list a batch of another seller', async () => {
  const { batch } = await offerCredits(database.db)
  await expect(list(randomUUID(), batch.id, {})).rejects.toMatchObject({ code: 'not_found' })
})

test('refuses a price above a million dollars, and credits that come to more than a listing may be worth', async () => {
  const { sellerId, batch } = await offerCredits(database.db, { issued: 3_000_000, listed: 1 })
  await expect(list(sellerId, batch.id, { cents: 100_000_001 })).rejects.toMatchObject({
    field: 'price_per_credit',
    message: 'Price must be at most $1,000,000',
  })
  const most = { quantity: 100_000, cents: 100_000_000 }
  await expect(list(sellerId, batch.id, { ...most, quantity: 100_001 })).rejects.toMatchObject({
    field: 'price_per_credit',
    message: 'Credits times price must be at most $100,000,000,000',
  })
  await expect(list(sellerId, batch.id, most)).resolves.toMatchObject({ quantity: 100_000 })
})
