import { randomUUID } from 'node:crypto'
import { countSerials } from '@ledgerleaf/contract/serials'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/index.ts'
import { resumeSales, stopSales } from '../../ledger/sales-stop.ts'
import { readConfig } from '../../platform/config.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { pauseListing } from '../../supply/listings/index.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { plans } from '../catalogue/plans.ts'
import { quoteBasket } from './quote-basket.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
  await seedDemo(shop.site.db, {
    now: new Date(),
    secret: shop.site.secret,
    publicUrl: shop.site.url,
    invoicing: readConfig({}).invoicing,
    createPerson: shop.site.identity.createPerson,
  })
})
afterAll(() => shop.close())

const quote = async (id: string) => {
  const basket = await quoteBasket(shop.site.db, id, new Date())
  if (!basket) throw new Error(`no basket ${id}`)
  return basket
}

test('the checkout baskets cost what they say, in whole credits worth at least that, weighing 100 %', async () => {
  const prices = { 1: 1_250_000, 2: 1_875_000, 3: 2_420_000 }
  for (const [id, priceCents] of Object.entries(prices)) {
    const basket = await quote(id)
    expect(basket).toMatchObject({ name: `Basket ${id}`, priceCents, soldOut: false })
    const list = basket.lines.reduce(
      (sum, { quantity, pricePerCreditCents }) => sum + quantity * pricePerCreditCents,
      0,
    )
    expect(list).toBe(basket.listValueCents)
    expect(basket.discountCents).toBe(list - priceCents)
    expect(basket.discountCents).toBeGreaterThanOrEqual(0)
    // Rounding up costs less than one credit of the cheapest line.
    expect(basket.discountCents).toBeLessThan(
      Math.min(...basket.lines.map((line) => line.pricePerCreditCents)),
    )
    expect(basket.lines.reduce((sum, { weightPercent }) => sum + weightPercent, 0)).toBe(100)
  }
})

test('each plan is three projects worth nearly $500 and never more, for $100', async () => {
  for (const id of ['basketId1', 'basketId2', 'basketId3']) {
    const basket = await quote(id)
    expect(basket).toMatchObject({ kind: 'plan', priceCents: 10_000, soldOut: false })
    expect(basket.lines).toHaveLength(3)
    // The very projects its card names, in their order.
    const named = plans.find((plan) => plan.id === id)?.progress.map(({ project }) => project)
    expect(basket.lines.map((line) => line.projectName)).toEqual(named)
    expect(basket.listValueCents).toBeLessThanOrEqual(50_000)
    expect(basket.listValueCents).toBeGreaterThan(45_000)
    expect(basket.lines.reduce((sum, { weightPercent }) => sum + weightPercent, 0)).toBe(100)
  }
})

test('a plan can be bought, and the platform pays the welcome offer', async () => {
  const guest = shop.guest()
  const { url } = (
    await guest.post('/api/usersignup/create-checkout-session', { body: { id: 'basketId1' } })
  ).json()
  const success = new URL(await shop.payAt(url))
  const placed = { id: success.searchParams.get('order') ?? '', token: success.searchParams.get('token') }
  const order = await shop.until(guest, placed, 'settled')
  expect(order).toMatchObject({ totalCents: 10_000, basketName: 'Earth Guardian' })
  for (const line of order.lines) expect(countSerials(line.serials)).toBe(line.quantity)
})

/** A reviewed project of a category with a listing far below the others. */
const cheap = async (category: string, { listed }: { listed: number }) => {
  const offered = await offerCredits(shop.site.db, { issued: listed, listed, priceCents: 500 })
  await shop.site.pool.query('update projects set category = $2 where id = $1', [
    offered.project.id,
    category,
  ])
  return offered
}

test('a sold-out project gives way to the cheapest of its category; a sold-out category is said before payment', async () => {
  const { pool } = shop.site
  const pause = (condition: string) =>
    pool.query(
      `update listings set state = 'paused' from batches batch join projects project on project.id = batch.project_id
       where batch.id = listings.batch_id and ${condition}`,
    )
  await pause(`project.name = 'Kelpra Bay Seagrass Meadows'`)
  const approve = (at: string) =>
    pool.query(`update projects set approved_at = ${at} where name = 'Rufisa Delta Mangroves'`)
  await approve('null')
  // What nobody has reviewed comes into no basket of ours.
  const namesOf = async () => (await quote('1')).lines.map((line) => line.projectName)
  expect(await namesOf()).not.toContain('Rufisa Delta Mangroves')
  await approve('now()')
  // However many small offers are cheaper, and one that is sold only by the thousand.
  for (let turn = 0; turn < 25; turn++) await cheap('blue_carbon', { listed: 1 })
  const { listing: large } = await cheap('blue_carbon', { listed: 900 })
  await pool.query('update listings set minimum_fill = 900 where id = $1', [large.id])
  expect(await namesOf()).toContain('Rufisa Delta Mangroves')
  await pause(`project.category = 'blue_carbon'`)
  expect(await quote('1')).toMatchObject({ soldOut: true, lines: [] })
  const refused = await shop
    .guest()
    .post('/api/usersignup/create-checkout-session', { body: { id: 'basketId1' } })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'sold_out', error: expect.stringContaining('blue carbon') })
})

test('while sales are stopped every basket says so before anybody pays, and an order is refused in the same words', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const id = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  await inTransaction(shop.site.db, (tx) => stopSales(tx, 'a drill', new Date()))
  const shown = (await guest.get(`/api/baskets/${id}`)).json()
  const refused = await shop.order(guest, id, 1000)
  await inTransaction(shop.site.db, (tx) => resumeSales(tx, new Date()))
  expect(shown).toMatchObject({
    soldOut: true,
    notSold: 'sales_stopped',
    soldOutReason: expect.stringContaining('Sales are stopped'),
  })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'sales_stopped', error: shown.soldOutReason })
  expect((await guest.get(`/api/baskets/${id}`)).json()).toMatchObject({ soldOut: false })
})

test('a basket says before payment that the seller parts with more at once, and that a listing has expired', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing(10)
  const id = await shop.basket(guest, [{ listingId: listing.id, quantity: 4 }])
  await shop.site.pool.query('update listings set minimum_fill = 5 where id = $1', [listing.id])
  expect(await quote(id)).toMatchObject({
    soldOut: true,
    notSold: 'below_minimum',
    soldOutReason: expect.stringContaining('parts with 5 credits or more at once'),
  })
  const refused = await shop.order(guest, id, 4000)
  expect(refused.json()).toMatchObject({ code: 'sold_out', error: expect.stringContaining('5 credits') })
  await shop.site.pool.query(
    `update listings set minimum_fill = 1, expires_at = now() - interval '1 second' where id = $1`,
    [listing.id],
  )
  expect(await quote(id)).toMatchObject({
    notSold: 'not_for_sale',
    soldOutReason: expect.stringContaining('not for sale'),
  })
})

test('what is paused is not for sale, what has too few left says so, and only what is gone is sold out', async () => {
  const guest = shop.guest()
  const { listing, sellerId } = await shop.listing(10)
  const id = await shop.basket(guest, [{ listingId: listing.id, quantity: 4 }])
  const kinds = [(await quote(id)).notSold]
  await inTransaction(shop.site.db, (tx) => pauseListing(tx, sellerId, listing.id))
  kinds.push((await quote(id)).notSold)
  await shop.site.pool.query(`update listings set state = 'open' where id = $1`, [listing.id])
  await buyCredits(shop.site.db, randomUUID(), listing.id, 7)
  kinds.push((await quote(id)).notSold)
  await buyCredits(shop.site.db, randomUUID(), listing.id, 3)
  kinds.push((await quote(id)).notSold)
  expect(kinds).toEqual([null, 'not_for_sale', 'too_few_left', 'sold_out'])
})

test('a basket worth more than any amount says so, and is not sold', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing(10)
  const id = await shop.basket(guest, [{ listingId: listing.id, quantity: 4 }])
  await shop.site.pool.query(
    'update listings set price_per_credit_cents = $1, price_minor = $1 where id = $2',
    [2 ** 51 - 1, listing.id],
  )
  const soldOutReason = 'These credits come to more than one order can pay.'
  expect(await quote(id)).toMatchObject({ soldOut: true, soldOutReason })
  expect((await shop.order(guest, id, 4000)).json()).toMatchObject({ code: 'sold_out' })
})

test('a vintage over two years is the same year in the market, in the basket and on the order', async () => {
  const { listing, batch, project } = await shop.listing(5)
  await shop.site.pool.query(
    `update batches set vintage_starts_on = '2023-07-01', vintage_ends_on = '2024-06-30' where id = $1`,
    [batch.id],
  )
  const buyer = await shop.person('two-years@example.org')
  const id = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  const placed = (await shop.order(buyer, id, 1000)).json()
  const order = await shop.until(buyer, placed, 'settled')
  const page = (await buyer.get(`/api/market/projects/${project.id}`)).json()
  const years = [page.listings[0], (await quote(id)).lines[0], order.lines[0]].map((one) => one?.vintage)
  expect(years).toEqual([2023, 2023, 2023])
})
