import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumeSales, stopSales } from '../../ledger/sales-stop.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { buyCredits, promiseCredits } from '../../testing/test-market.ts'
import { takeRates } from '../../testing/test-rates.ts'
import { findOffersOfCategory } from '../../trade/baskets/offer-queries.ts'
import { findSubstitutes } from '../../trade/forwards/replacement-queries.ts'
import { findForwardCredits, findOffers } from '../../trade/recommendations/offer-queries.ts'
import { findMisplacedProjects } from './market-projection.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(async () => {
  expect(await findMisplacedProjects(shop.site.db)).toEqual([])
  await shop.close()
})

const run = (statement: string, ...values: unknown[]) => shop.site.pool.query(statement, values)

/** A listing that everybody would take: of a reviewed project, of the kind a missed promise asks for, with a public seller. */
const offer = async () => {
  const seller = await shop.seller(`${randomUUID()}@example.org`)
  await run(
    `insert into seller_profiles (seller_id, first_name, last_name, company_name) values ($1, 'A', 'B', 'Seller Example')
     on conflict do nothing`,
    seller.id,
  )
  const made = await shop.listing(10, 1000, seller.id)
  await run(`update projects set category = 'dac', mechanism = 'removal' where id = $1`, made.project.id)
  await run(
    `insert into project_files (project_id, review_state, created_at, updated_at) values ($1, 'approved', now(), now())`,
    made.project.id,
  )
  return made
}
type Offered = Awaited<ReturnType<typeof offer>>

/** Whether the listing may be bought now, as each of those who sell, show or choose it answers. */
const answersFor = async ({ listing, project, sellerId }: Offered, basketId: string, promised: string) => {
  const { db } = shop.site
  const guest = shop.guest()
  const has = (rows: readonly { listingId: string }[]) =>
    rows.some(({ listingId }) => listingId === listing.id)
  const get = async (path: string) => (await guest.get(path)).json()
  const search = (await get('/api/market/projects?limit=60')).projects
  const card = search.find(({ id }: { id: string }) => id === project.id)
  const sellers: { id: string }[] = (await get('/api/sellers')).sellers
  const ofSeller = (await get(`/api/market/sellers/${sellerId}`)).projects
  const refused = await shop.order(guest, basketId, 1000)
  const substitutes = await inTransaction(db, (tx) =>
    findSubstitutes(tx, { batchId: promised, sellerId: randomUUID(), buyerId: null }),
  )
  return {
    search: has(card?.offers ?? []),
    projectPage: has((await get(`/api/market/projects/${project.id}`)).listings),
    sellerPage: has(ofSeller.flatMap(({ offers }: { offers: { listingId: string }[] }) => offers)),
    sellers: sellers.some(({ id }) => id === sellerId),
    basketInTheBrowser: (await get(`/api/market/listings?ids=${listing.id}`)).listings[0].open,
    basket: !(await get(`/api/baskets/${basketId}`)).soldOut,
    checkout: refused.statusCode === 200,
    plan: has(await findOffersOfCategory(db, 'dac', 'one')),
    recommendation: has(await findOffers(db, null)),
    subscription: has(await findOffers(db, null, ['spot', 'subscription'])),
    replacement: has(substitutes),
  }
}

const everybody = (answer: boolean) => ({
  search: answer,
  projectPage: answer,
  sellerPage: answer,
  sellers: answer,
  basketInTheBrowser: answer,
  basket: answer,
  checkout: answer,
  plan: answer,
  recommendation: answer,
  subscription: answer,
  replacement: answer,
})

const update = (set: string) => (made: Offered) =>
  run(`update listings set ${set} where id = $1`, made.listing.id)

const buyAll = async ({ listing }: Offered) => {
  const left = await shop.amount(`credits/listed/${listing.id}`)
  await buyCredits(shop.site.db, randomUUID(), listing.id, left ?? 0)
}

/** Priced in euros, by rates of the last days until they are too old. */
const outliveRates = async ({ listing }: Offered) => {
  const rates = { usdPerEuro: 1_250_000, gbpPerEuro: 800_000, day: '2026-01-05' }
  const { id } = await takeRates(shop.site.db, rates)
  await run(
    `update listings set currency = 'eur', price_minor = 800, rate_sheet_id = $2 where id = $1`,
    listing.id,
    id,
  )
}

// Nothing withdraws what has expired here: its job is as late as a job can be.
test.each([
  ['has expired', update(`expires_at = now() - interval '1 second'`)],
  ['is paused', update(`state = 'paused'`)],
  ['is withdrawn', update(`state = 'withdrawn'`)],
  ['is sold out', buyAll],
  ['is priced by rates that are too old', outliveRates],
])('what %s is for sale nowhere, and until then everywhere', async (_, end) => {
  const promised = await promiseCredits(shop.site.db, { category: 'dac' })
  const made = await offer()
  const basketId = await shop.basket(shop.guest(), [{ listingId: made.listing.id, quantity: 1 }])
  expect(await answersFor(made, basketId, promised.batch.id)).toEqual(everybody(true))
  await end(made)
  expect(await answersFor(made, basketId, promised.batch.id)).toEqual(everybody(false))
})

test('what a seller offers forward stands as promised, and not among the credits listed', async () => {
  const { sellerId } = await offer()
  await promiseCredits(shop.site.db, { sellerId })
  const sellers: { id: string }[] = (await shop.guest().get('/api/sellers')).json().sellers
  expect(sellers.find(({ id }) => id === sellerId)).toMatchObject({ listedCredits: 10, promisedCredits: 100 })
})

test('while sales are stopped nothing is for sale anywhere, and afterwards everything is again', async () => {
  const promised = await promiseCredits(shop.site.db, { category: 'dac' })
  const made = await offer()
  const basketId = await shop.basket(shop.guest(), [{ listingId: made.listing.id, quantity: 1 }])
  await inTransaction(shop.site.db, (tx) => stopSales(tx, 'a drill', new Date()))
  expect(await answersFor(made, basketId, promised.batch.id)).toEqual(everybody(false))
  await inTransaction(shop.site.db, (tx) => resumeSales(tx, new Date()))
  expect(await answersFor(made, basketId, promised.batch.id)).toEqual(everybody(true))
})

test('a forward listing whose last day has come is for sale nowhere, however late it is withdrawn', async () => {
  const { listing, project } = await promiseCredits(shop.site.db, { category: 'dac' })
  const guest = shop.guest()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const answers = async () => ({
    listings: (await guest.get(`/api/market/projects/${project.id}`)).json().listings.length,
    open: (await guest.get(`/api/market/listings?ids=${listing.id}`)).json().listings[0].open,
    soldOut: (await guest.get(`/api/baskets/${basketId}`)).json().soldOut,
    order: (await shop.order(guest, basketId, 733)).statusCode,
  })
  const before = await findForwardCredits(shop.site.db, null)
  expect(await answers()).toEqual({ listings: 1, open: true, soldOut: false, order: 200 })
  await run(
    'update listing_milestones set due_on = current_date - position where listing_id = $1',
    listing.id,
  )
  await run('update listings set state = state where id = $1', listing.id)
  expect(await answers()).toEqual({ listings: 0, open: false, soldOut: true, order: 409 })
  expect(await findForwardCredits(shop.site.db, null)).toBe(before - 100)
})
