import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { changeNote } from '../supply/listings/change-note.ts'
import { pauseListing, resumeListing } from '../supply/listings/pause-listing.ts'
import { repriceListing } from '../supply/listings/reprice-listing.ts'
import { connected, cookie, type Listener, type LiveServer, startLiveServer } from '../testing/live-server.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { buyCredits, offerCredits } from '../testing/test-market.ts'
import { takeRates } from '../testing/test-rates.ts'

let database: TestDatabase
let near: LiveServer
let far: LiveServer
let visitor: Listener

beforeAll(async () => {
  database = await testDatabase()
  near = await startLiveServer(database.url, new Map())
  far = await startLiveServer(database.url, new Map())
  visitor = far.dial({ cookie: cookie('visitor', newId()), origin: far.origin })
  await connected(visitor)
})
afterAll(async () => {
  await near.close()
  await far.close()
  await database.drop()
})

beforeEach(() => void visitor.heard.splice(0))

/** Its own opening was told before it is answered. */
const offer = async () => {
  const offered = await offerCredits(near.db)
  await heard([offered.project.id])
  visitor.heard.splice(0)
  return offered
}
const heard = (projectIds: string[]) =>
  vi.waitFor(() => expect(visitor.heard.flatMap((news) => news.projectIds ?? [])).toEqual(projectIds), 20_000)

const reprice = (tx: Tx, sellerId: string, listingId: string, priceMinor: number) =>
  repriceListing(tx, sellerId, listingId, { currency: 'usd', priceMinor }, new Date())

test('every change of a listing is told to whoever looks, on every server, and says only which project', async () => {
  const { sellerId, listing, project } = await offer()
  const changes = [
    () => inTransaction(near.db, (tx) => reprice(tx, sellerId, listing.id, 900)),
    () => inTransaction(near.db, (tx) => changeNote(tx, sellerId, listing.id, 'Only whole batches')),
    () => inTransaction(near.db, (tx) => pauseListing(tx, sellerId, listing.id)),
    () => inTransaction(near.db, (tx) => resumeListing(tx, sellerId, listing.id)),
    () => buyCredits(near.db, newId(), listing.id, 3),
  ]
  for (const change of changes) {
    await change()
    await vi.waitFor(
      () => expect(visitor.heard).toEqual([{ type: 'market.changed', projectIds: [project.id] }]),
      20_000,
    )
    visitor.heard.splice(0)
  }
})

test('new rates are told like any change of a price, to whoever looks at what they price', async () => {
  await takeRates(near.db, { usdPerEuro: 1_080_000, gbpPerEuro: 800_000 })
  const { project } = await offerCredits(near.db, { currency: 'eur' })
  await offerCredits(near.db)
  await vi.waitFor(
    () => expect(new Set(visitor.heard.flatMap((news) => news.projectIds ?? []))).toHaveProperty('size', 2),
    20_000,
  )
  visitor.heard.splice(0)
  await takeRates(near.db, { usdPerEuro: 1_090_000, gbpPerEuro: 800_000, source: 'another' })
  await heard([project.id])
})

test('many orders at once are told together', async () => {
  const [one, two] = [await offer(), await offer()]
  await inTransaction(near.db, async (tx) => {
    for (let round = 0; round < 20; round++)
      for (const { sellerId, listing } of [one, two]) await reprice(tx, sellerId, listing.id, 1000 + round)
  })
  await vi.waitFor(() => expect(visitor.heard).toHaveLength(1), 20_000)
  expect(new Set(visitor.heard[0]?.projectIds)).toEqual(new Set([one.project.id, two.project.id]))
})

test('what was rolled back is told to no one', async () => {
  const [failed, done] = [await offer(), await offer()]
  const failing = inTransaction(near.db, async (tx) => {
    await pauseListing(tx, failed.sellerId, failed.listing.id)
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  await inTransaction(near.db, (tx) => pauseListing(tx, done.sellerId, done.listing.id))
  await heard([done.project.id])
})
