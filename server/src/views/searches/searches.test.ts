import { randomUUID } from 'node:crypto'
import { SavedSearch } from '@ledgerleaf/contract/searches'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { idOfStopToken, stopToken } from '../../platform/stop-token.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { mailsTo } from '../../testing/test-mails.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { newPerson } from '../../testing/test-person.ts'
import { noteOffers } from './note-offers.ts'
import { saveSearch } from './save-search.ts'
import { findSearches } from './search-queries.ts'
import { findSearchers, tellSearcher } from './tell-searches.ts'

const { db, pool, drop } = await testDatabase()
afterAll(drop)

const sender = { publicUrl: 'https://ledgerleaf.example', secret: 'a secret of the test' }
const day = (number: number, hour = 6) => new Date(Date.UTC(2026, 4, number, hour))

let buyer: string
beforeEach(async () => {
  buyer = await newPerson(pool)
  await pool.query('update users set email_verified = true where id = $1', [buyer])
})

const save = (now: Date, filters = {}, name = 'Mine', isMailed = true) =>
  inTransaction(db, (tx) => saveSearch(tx, buyer, { name, filters, isMailed }, now))

const tell = async (now: Date) => {
  await inTransaction(db, (tx) => noteOffers(tx, now))
  await inTransaction(db, (tx) => tellSearcher(tx, buyer, sender, now))
}

test('what was on sale when a search was saved is no news, what comes later is told once', async () => {
  await offerCredits(db)
  await save(day(1))
  await tell(day(2))
  expect(await mailsTo(pool, buyer)).toEqual([])
  await offerCredits(db, { priceCents: 900 })
  await tell(day(3))
  await tell(day(4))
  expect(await mailsTo(pool, buyer)).toEqual(['1 new listing: Mine'])
})

test('there is one mail a day, and what came after it is told the next day', async () => {
  await save(day(5))
  await offerCredits(db)
  await tell(day(6, 6))
  await offerCredits(db)
  await tell(day(6, 18))
  expect(await mailsTo(pool, buyer)).toHaveLength(1)
  await tell(day(7))
  expect(await mailsTo(pool, buyer)).toHaveLength(2)
})

test('several searches are one mail, and a listing has to match by itself', async () => {
  await save(day(8), { priceMaxCents: 1000 }, 'Cheap')
  await save(day(8), { category: 'biochar' }, 'Biochar')
  await save(day(8), { vintageFrom: 2030 }, 'Young')
  await offerCredits(db, { priceCents: 500 })
  await offerCredits(db, { priceCents: 90_000, facts: { category: 'biochar' } })
  await tell(day(9))
  expect(await mailsTo(pool, buyer)).toEqual(['2 new listings for your saved searches'])
})

test('a crash between finding and telling loses nothing and tells nothing twice', async () => {
  await save(day(10))
  await offerCredits(db)
  await inTransaction(db, (tx) => noteOffers(tx, day(11)))
  const crashed = inTransaction(db, async (tx) => {
    await tellSearcher(tx, buyer, sender, day(11))
    throw new Error('the power went')
  })
  await expect(crashed).rejects.toThrow('the power went')
  expect(await mailsTo(pool, buyer)).toEqual([])
  // Two at once: one waits for the other and finds the day done.
  const both = [1, 2].map(() => inTransaction(db, (tx) => tellSearcher(tx, buyer, sender, day(11))))
  await Promise.all(both)
  expect(await mailsTo(pool, buyer)).toEqual(['1 new listing: Mine'])
})

test('nobody is told of their own listing, by an address they have not proved, or against their will', async () => {
  await save(day(12))
  await offerCredits(db, { sellerId: buyer })
  await tell(day(13))
  expect(await mailsTo(pool, buyer)).toEqual([])
  await pool.query('update users set email_verified = false where id = $1', [buyer])
  await offerCredits(db)
  await tell(day(14))
  expect(await mailsTo(pool, buyer)).toEqual([])
  await pool.query('update users set email_verified = true where id = $1', [buyer])
  await save(day(12), {}, 'Mine', false)
  await tell(day(15))
  expect(await mailsTo(pool, buyer)).toEqual([])
  expect(await findSearchers(db)).not.toContain(buyer)
})

test('a search of the same name is replaced, and there are twenty at most', async () => {
  const first = await save(day(16), { category: 'dac' }, 'Air')
  const again = await save(day(17), { category: 'biochar' }, 'Air')
  expect(again.id).toBe(first.id)
  expect(await findSearches(db, buyer)).toEqual([SavedSearch.parse(again)])
  for (let at = 1; at < 20; at++) await save(day(17), {}, `Search ${at}`)
  await expect(save(day(17), {}, 'One too many')).rejects.toMatchObject({ code: 'too_many_searches' })
  await save(day(18), { category: 'erw' }, 'Air')
})

test('a token ends the mails of the one it was made for, and nobody else can make it', () => {
  const token = stopToken(sender.secret, 'searches', buyer)
  expect(idOfStopToken(sender.secret, 'searches', token)).toBe(buyer)
  expect(idOfStopToken('another secret', 'searches', token)).toBeNull()
  expect(idOfStopToken(sender.secret, 'searches', token.replace(buyer, randomUUID()))).toBeNull()
  expect(idOfStopToken(sender.secret, 'searches', 'nonsense')).toBeNull()
  expect(idOfStopToken(sender.secret, 'notices', token)).toBeNull()
})
