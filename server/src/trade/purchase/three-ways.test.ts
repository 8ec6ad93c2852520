import { randomUUID } from 'node:crypto'
import type { Order } from '@ledgerleaf/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { personProvedAddressTask } from '../../people/identity/index.ts'
import { enqueue } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { offerCredits, promiseCredits } from '../../testing/test-market.ts'
import type { Browser } from '../../testing/test-site.ts'
import { findForwardBreaches } from '../../views/reconciliation/forward-invariants.ts'
import { runForwardsTask } from '../forwards/index.ts'
import { retireOrderTask, startSubscriptionsTask } from '../orders/index.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(async () => {
  expect(await findForwardBreaches(shop.site.db)).toEqual([])
  await shop.close()
})

const words = {
  beneficiary: 'Field & Fjord AS',
  onBehalfOf: 'Its customers',
  reason: 'corporate_inventory',
  purpose: 'Business travel',
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  message: 'For the fjord',
  isUnderstood: true,
}

const place = (browser: Browser, basketId: string, totalCents: number, more: object = {}) =>
  browser.post('/api/orders', {
    body: { basketId, expectedTotalCents: totalCents, enterprise, pay: 'card_on_file', ...more },
    headers: { 'idempotency-key': randomUUID() },
  })

const untilRetired = async (browser: Browser, placed: { id: string; token?: string | null }) => {
  await vi.waitFor(
    async () => expect((await shop.find(browser, placed)).certificates.length).toBeGreaterThan(0),
    { timeout: 20_000, interval: 100 },
  )
  return shop.find(browser, placed)
}

const setSaleType = (listingId: string, saleType: string) =>
  shop.site.pool.query('update listings set sale_type = $2 where id = $1', [listingId, saleType])

/** The figure on the card “Total CO2 Offset”. */
const offsetOf = async (browser: Browser) => {
  const { person } = (await browser.get('/api/auth/session')).json()
  return (await browser.post('/api/dashboard/buyer-total-offset', { body: { email: person.email } })).json()
}

test('spot, forward and subscription are one basket and one payment, each going its own way', async () => {
  const buyer = await shop.person('three-ways@example.org')
  const spot = await shop.listing(10, 1000)
  const monthly = await shop.listing(10, 700)
  await setSaleType(monthly.listing.id, 'subscription')
  const later = new Date().getUTCFullYear() + 1
  const forward = await promiseCredits(shop.site.db, {
    vintage: [`${later - 1}-01-01`, `${later - 1}-12-31`],
    milestones: [
      [`${later}-01-31`, 5],
      [`${later}-07-31`, 5],
    ],
  })
  const basketId = await shop.basket(buyer, [
    { listingId: spot.listing.id, quantity: 2 },
    { listingId: monthly.listing.id, quantity: 3 },
    { listingId: forward.listing.id, quantity: 4 },
  ])
  const basket = (await buyer.get(`/api/baskets/${basketId}`)).json()
  const promised = basket.lines.find(({ saleType }: { saleType: string }) => saleType === 'forward').forward
  expect(promised.terms.milestones).toEqual([
    { dueOn: `${later}-01-31`, credits: 2 },
    { dueOn: `${later}-07-31`, credits: 2 },
  ])
  // Biochar without a score: 46 % of 40/60.
  expect(promised.outlook).toMatchObject({ rule: 'forward-delivery-1', percent: 30, credits: 1 })
  const total = 2 * 1000 + 3 * 700 + 4 * 733
  const refused = await place(buyer, basketId, total)
  expect(refused.json()).toMatchObject({ code: 'subscription_refused', field: 'subscribeEvery' })
  const placed = (await place(buyer, basketId, total, { subscribeEvery: 'month' })).json()
  const order = await shop.until(buyer, placed, 'settled')
  await shop.idle()
  const { holdings } = (await buyer.get('/api/holdings')).json()
  expect(holdings.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([2, 3])
  const { forwards } = (await buyer.get('/api/forwards')).json()
  expect(forwards).toMatchObject([{ orderId: order.id, status: 'future', escrowCents: 4 * 733 }])
  const certificate = await shop.guest().get(`/api/forwards/${forwards[0].id}/certificate`)
  expect(certificate.json()).toMatchObject({ status: 'future', quantity: 4, delivered: 0, retired: 0 })
  await inTransaction(shop.site.db, (tx) => enqueue(tx, startSubscriptionsTask, { orderId: order.id }))
  await shop.idle()
  const { subscriptions } = (await buyer.get('/api/subscriptions')).json()
  expect(subscriptions).toMatchObject([
    {
      tonnes: 3,
      every: 'month',
      priceCapCents: 700,
      state: 'active',
      runs: [{ state: 'bought', orderId: order.id }],
    },
  ])
  // A promise is counted nowhere: neither held nor offset.
  expect(await offsetOf(buyer)).toMatchObject({ offsetTonnes: 0, pendingTonnes: 0, heldTonnes: 5 })
})

test('a guest cannot start a subscription', async () => {
  const monthly = await shop.listing(10, 700)
  await setSaleType(monthly.listing.id, 'subscription')
  const guest = shop.guest()
  const basketId = await shop.basket(guest, [{ listingId: monthly.listing.id, quantity: 1 }])
  const answer = await place(guest, basketId, 700, { subscribeEvery: 'month' })
  expect(answer.json()).toMatchObject({ code: 'subscription_refused' })
})

test('what is to be retired at once is retired exactly once, in the words that were given', async () => {
  const buyer = await shop.person('at-once@example.org')
  const { listing } = await shop.listing(10, 1000)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 4 }])
  const placed = (await place(buyer, basketId, 4000, { retire: words })).json()
  const order = await untilRetired(buyer, placed)
  for (const name of ['a', 'b', 'c'])
    await inTransaction(shop.site.db, (tx) =>
      enqueue(tx, retireOrderTask, { orderId: order.id }, { key: `again:${name}` }),
    )
  await shop.idle()
  const { retirements } = (await buyer.get('/api/retirements')).json()
  const { isUnderstood: _, ...told } = words
  expect(retirements).toMatchObject([{ quantity: 4, ...told }])
  expect((await buyer.get('/api/holdings')).json()).toMatchObject({ holdings: [], whole: { credits: 0 } })
})

test('a guest’s credits are retired at once, and the retirement finds its owner with the order', async () => {
  const guest = shop.guest()
  const { listing } = await shop.listing(10, 1000)
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 3 }])
  // On nobody else's behalf: what is retired for others is theirs to count.
  const { onBehalfOf: _, ...own } = words
  const placed = (await place(guest, basketId, 3000, { retire: own })).json()
  const order: Order = await untilRetired(guest, placed)
  const [certificate] = order.certificates
  const shown = await shop.guest().get(`/api/certificates/${certificate?.id}`)
  expect(shown.json().retirement).toMatchObject({ quantity: 3, beneficiary: words.beneficiary })
  // The account that proves the address has the retirement, and it counts as its offset once the registry has it.
  const owner = await shop.person(enterprise.businessEmail)
  const { person } = (await owner.get('/api/auth/session')).json()
  await shop.site.pool.query('update users set email_verified = true where id = $1', [person.id])
  await inTransaction(shop.site.db, (tx) =>
    enqueue(tx, personProvedAddressTask, { email: enterprise.businessEmail }),
  )
  await vi.waitFor(
    async () =>
      expect((await owner.get('/api/retirements')).json().retirements).toMatchObject([
        { id: certificate?.id },
      ]),
    20_000,
  )
  expect(await offsetOf(owner)).toMatchObject({ offsetTonnes: 0, pendingTonnes: 3, heldTonnes: 0 })
})

test('the words must be whole: without the warning confirmed nothing is ordered', async () => {
  const buyer = await shop.person('half@example.org')
  const { listing } = await offerCredits(shop.site.db)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  const answer = await place(buyer, basketId, 725, { retire: { ...words, isUnderstood: false } })
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

test('a date that is missed brings the money back through the provider, in part and once', async () => {
  const buyer = await shop.person('missed@example.org')
  const later = new Date().getUTCFullYear() + 1
  const forward = await promiseCredits(shop.site.db, {
    priceCents: 900,
    vintage: [`${later - 1}-01-01`, `${later - 1}-12-31`],
    milestones: [
      [`${later}-01-31`, 40],
      [`${later}-07-31`, 60],
    ],
  })
  const basketId = await shop.basket(buyer, [{ listingId: forward.listing.id, quantity: 10 }])
  const placed = (await place(buyer, basketId, 9000)).json()
  await shop.until(buyer, placed, 'settled')
  const { forwards } = (await buyer.get('/api/forwards')).json()
  const [first] = forwards[0].milestones
  await shop.site.pool.query(`update order_milestones set due_on = current_date - 2 where id = $1`, [
    first.id,
  ])
  for (const name of ['a', 'b'])
    await inTransaction(shop.site.db, (tx) => enqueue(tx, runForwardsTask, {}, { key: `run:${name}` }))
  await vi.waitFor(
    async () =>
      expect(
        (await shop.site.pool.query('select amount_cents from sandbox_refunds where amount_cents = 3600'))
          .rows,
      ).toHaveLength(1),
    { timeout: 20_000 },
  )
  await shop.idle()
  const after = (await buyer.get('/api/forwards')).json().forwards[0]
  expect(after).toMatchObject({ escrowCents: 5400, milestones: [{ state: 'refunded' }, { state: 'open' }] })
})
