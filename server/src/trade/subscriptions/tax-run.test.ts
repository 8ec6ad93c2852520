import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { offerCredits } from '../../testing/test-market.ts'
import type { Browser } from '../../testing/test-site.ts'
import { runSubscriptionsTask } from './subscriptions.tasks.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout({
    ISSUER_NAME: 'Ledgerleaf GmbH',
    ISSUER_ADDRESS: 'Invalidenstraße 116; 10115 Berlin',
    ISSUER_COUNTRY: 'DE',
    ISSUER_VAT_ID: 'DE136695976',
    VAT_BASIS_POINTS: '1900',
  })
})
// The invariants are asked here: what was charged, taxed and posted agrees for every order.
afterAll(() => shop.close())

/** Lets the scheduler look until the newest run has been bought, and answers the order of it. */
const nextRun = async (browser: Browser, runs: number) => {
  const newest = async () => (await browser.get('/api/subscriptions')).json().subscriptions[0].runs
  await expect
    .poll(
      async () => {
        await inTransaction(shop.site.db, (tx) => enqueue(tx, runSubscriptionsTask, {}, { key: 'run' }))
        const all = await newest()
        return [all.length, all[0]?.state]
      },
      { timeout: 30_000, interval: 250 },
    )
    .toEqual([runs, 'bought'])
  const [{ orderId }] = await newest()
  return shop.until(browser, { id: orderId }, 'settled')
}

test.each([
  { who: 'at home', buyer: { country: 'DE' }, vatCents: 266, category: 'S' },
  {
    who: 'with a VAT number of another member state',
    buyer: { country: 'FR', taxId: 'FR 40 303 265 045' },
    vatCents: 0,
    category: 'AE',
  },
  { who: 'outside the Union', buyer: { country: 'NO' }, vatCents: 0, category: 'O' },
])(
  'what comes again to a buyer $who is taxed as the first order was',
  async ({ buyer, vatCents, category }) => {
    const browser = await shop.person(`${randomUUID()}@example.org`)
    const { listing } = await offerCredits(shop.site.db, { priceCents: 700, saleType: 'subscription' })
    const basketId = await shop.basket(browser, [{ listingId: listing.id, quantity: 2 }])
    const company = { ...enterprise, ...buyer }
    const answer = await browser.post('/api/orders', {
      body: {
        basketId,
        expectedTotalCents: 1400,
        enterprise: company,
        pay: 'card_on_file',
        subscribeEvery: 'month',
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    const first = await shop.until(browser, answer.json(), 'settled')
    await shop.idle()
    // A month later.
    await shop.site.pool.query('update subscription_runs set due_on = due_on - 31 where order_id = $1', [
      first.id,
    ])
    await shop.site.pool.query('update subscriptions set next_run_on = current_date where order_id = $1', [
      first.id,
    ])
    const again = await nextRun(browser, 2)
    expect(again.id).not.toBe(first.id)
    for (const order of [first, again])
      expect(order).toMatchObject({ totalCents: 1400, vatCents, vat: { category }, enterprise: company })
    expect(again.vat).toEqual(first.vat)
  },
)

test('a run that no order started is taxed as at home, for its buyer named no country', async () => {
  await offerCredits(shop.site.db, { priceCents: 500 })
  const browser = await shop.person(`${randomUUID()}@example.org`)
  const startsOn = new Date().toISOString().slice(0, 10)
  const wish = { tonnes: 4, every: 'month', limits: {}, priceCapCents: 500, startsOn, retire: null }
  // Before it is started its buyer is told what the card will be charged, and who is billed.
  expect((await browser.post('/api/subscriptions/preview', { body: wish })).json()).toMatchObject({
    refusal: null,
    charge: { netCents: 2000, vatCents: 380, totalCents: 2380 },
    billedTo: null,
  })
  const past = { ...wish, startsOn: '2020-01-31' }
  expect((await browser.post('/api/subscriptions/preview', { body: past })).json()).toMatchObject({
    code: 'invalid_input',
    field: 'startsOn',
  })
  await browser.post('/api/subscriptions', { body: wish, headers: { 'idempotency-key': randomUUID() } })
  expect(await nextRun(browser, 1)).toMatchObject({
    totalCents: 2000,
    vatCents: 380,
    vat: { category: 'S', basisPoints: 1900 },
  })
})

test('a run that no order started is billed to the company its account bought for before', async () => {
  const { listing } = await offerCredits(shop.site.db, { priceCents: 500 })
  const browser = await shop.person(`${randomUUID()}@example.org`)
  const company = { ...enterprise, country: 'NO' }
  const basketId = await shop.basket(browser, [{ listingId: listing.id, quantity: 1 }])
  const bought = await browser.post('/api/orders', {
    body: { basketId, expectedTotalCents: 500, enterprise: company, pay: 'card_on_file' },
    headers: { 'idempotency-key': randomUUID() },
  })
  await shop.until(browser, bought.json(), 'settled')
  const startsOn = new Date().toISOString().slice(0, 10)
  const capped = { tonnes: 4, every: 'month', limits: {}, priceCapCents: 1, startsOn, retire: null }
  expect((await browser.post('/api/subscriptions/preview', { body: capped })).json()).toMatchObject({
    refusal: expect.stringContaining('above your cap'),
    charge: null,
    billedTo: { companyName: company.companyName, billingAddress: company.billingAddress, country: 'NO' },
  })
  await browser.post('/api/subscriptions', {
    body: { tonnes: 4, every: 'month', limits: {}, priceCapCents: 500, startsOn, retire: null },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { id } = await nextRun(browser, 1)
  await shop.idle()
  const [invoice] = (await browser.get('/api/invoices'))
    .json()
    .invoices.filter((one: { orderId: string }) => one.orderId === id)
  expect(invoice).toMatchObject({ buyer: company.companyName })
  const xml = await browser.get(`/api/invoices/files/${invoice.number}.xml`)
  expect(xml.body).toContain('<ram:CountryID>NO</ram:CountryID>')
})
