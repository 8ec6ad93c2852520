import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { openListing, pauseListing, withdrawListing } from '../../supply/listings/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { findMisplacedProjects } from './market-projection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => expect(await findMisplacedProjects(database.db)).toEqual([]))
afterAll(() => database.drop())

const isOnMarket = async (projectId: string): Promise<boolean> =>
  (await database.pool.query('select from market_projects where project_id = $1', [projectId])).rowCount === 1
const pause = (sellerId: string, listingId: string) =>
  inTransaction(database.db, (tx) => pauseListing(tx, sellerId, listingId))

test('a project stands in the marketplace while something of it can be bought', async () => {
  const { sellerId, project, listing } = await offerCredits(database.db)
  expect(await isOnMarket(project.id)).toBe(true)
  await pause(sellerId, listing.id)
  expect(await isOnMarket(project.id)).toBe(false)
})

test('the sale of the last credit takes it out, not the one before', async () => {
  const { project, listing } = await offerCredits(database.db, { listed: 5 })
  await buyCredits(database.db, randomUUID(), listing.id, 4)
  expect(await isOnMarket(project.id)).toBe(true)
  await buyCredits(database.db, randomUUID(), listing.id, 1)
  expect(await isOnMarket(project.id)).toBe(false)
})

test('a refused change leaves the marketplace as it was', async () => {
  const { sellerId, project, listing } = await offerCredits(database.db)
  await expect(
    inTransaction(database.db, async (tx) => {
      await withdrawListing(tx, sellerId, listing.id, marketNow)
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow()
  expect(await isOnMarket(project.id)).toBe(true)
})

test('changes of one project racing each other leave what they add up to', async () => {
  const { sellerId, project, batch, listing } = await offerCredits(database.db, { issued: 100, listed: 10 })
  const open = (cents: number) =>
    inTransaction(database.db, (tx) =>
      openListing(
        tx,
        sellerId,
        {
          batchId: batch.id,
          tokenId: randomUUID(),
          quantity: Credits.parse(2),
          pricePerCreditCents: Cents.parse(cents),
        },
        marketNow,
      ),
    )
  for (let round = 0; round < 5; round++) {
    const opened = await Promise.all([open(100 + round), open(9_000 + round), open(500)])
    expect(await findMisplacedProjects(database.db)).toEqual([])
    await Promise.allSettled([
      ...opened.map(({ id }) => pause(sellerId, id)),
      buyCredits(database.db, randomUUID(), listing.id, 2),
    ])
    expect(await findMisplacedProjects(database.db)).toEqual([])
  }
  expect(await isOnMarket(project.id)).toBe(false)
})

test('what a project is called is searched for as it is called now', async () => {
  const { project } = await offerCredits(database.db)
  await database.pool.query("update projects set name = 'Çedar-Grove Ridge', country = 'LB' where id = $1", [
    project.id,
  ])
  const { rows } = await database.pool.query(
    'select words, country from market_projects where project_id = $1',
    [project.id],
  )
  expect(rows).toEqual([{ words: expect.stringMatching(/^ cedar grove ridge/), country: 'LB' }])
})
