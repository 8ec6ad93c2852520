import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueue } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import type { Browser } from '../../testing/test-site.ts'
import { applyCard } from '../payments/keep-card.ts'
import { remindRun } from './await-holder.ts'
import { runSubscriptionsTask } from './subscriptions.tasks.ts'
import { warnCards } from './warn-cards.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const asking = 'pm_card_authenticationRequired'

/** What the holder of a card that asks does on the provider's page. */
const confirmAt = async (url: string, answer: 'confirm' | 'refuse' = 'confirm') => {
  const path = new URL(url).pathname
  const post = (to: string, form: Record<string, string>) =>
    shop.site.app.inject({
      method: 'POST',
      url: to,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const email = 'holder@example.org'
  const asked = await post(path, { card: asking, email })
  expect(asked.headers.location).toContain('/challenge')
  return post(`${path}/challenge`, { email, answer })
}

const newBuyer = async () => {
  const email = `${randomUUID()}@example.org`
  return { email, browser: await shop.person(email) }
}
const read = async (browser: Browser) => (await browser.get('/api/subscriptions')).json()
const cardIs = (browser: Browser, last4: string) =>
  vi.waitFor(async () => expect((await read(browser)).card).toMatchObject({ last4 }), 20_000)
const changeCard = async (browser: Browser): Promise<string> =>
  (await browser.post('/api/subscriptions/card')).json().url

const subscribe = async (browser: Browser) => {
  const { listing } = await shop.listing(10, 1000)
  const answer = await browser.post('/api/subscriptions', {
    body: {
      tonnes: 1,
      every: 'month',
      limits: {},
      priceCapCents: 1_000_000,
      startsOn: new Date().toISOString().slice(0, 10),
      retire: null,
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return { id: answer.json().id as string, listing }
}

const runUntil = async (browser: Browser, state: string) => {
  await expect
    .poll(
      async () => {
        await inTransaction(shop.site.db, (tx) => enqueue(tx, runSubscriptionsTask, {}, { key: 'run:card' }))
        return (await read(browser)).subscriptions[0]?.runs[0]?.state
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(state)
  return (await read(browser)).subscriptions[0]
}

test('a subscription bought on the provider’s page keeps the card it was paid with', async () => {
  const { browser } = await newBuyer()
  const { listing } = await shop.listing(10, 1000)
  await shop.site.pool.query(`update listings set sale_type = 'subscription' where id = $1`, [listing.id])
  const basketId = await shop.basket(browser, [{ listingId: listing.id, quantity: 2 }])
  const placed = (
    await browser.post('/api/orders', {
      body: {
        basketId,
        expectedTotalCents: 2000,
        enterprise,
        pay: 'checkout_page',
        subscribeEvery: 'month',
      },
      headers: { 'idempotency-key': randomUUID() },
    })
  ).json()
  expect((await read(browser)).card).toBeNull()
  await shop.payAt(placed.payUrl)
  await shop.until(browser, placed, 'settled')
  await cardIs(browser, '4242')
  const { rows } = await shop.site.pool.query(
    'select * from saved_cards where person_id = (select buyer_id from orders where id = $1)',
    [placed.id],
  )
  // The provider's names and what a person knows the card by; no number.
  expect(rows).toMatchObject(
    [{ provider: 'sandbox', customer_id: /^cus_/, method_id: 'pm_card_visa' }].map(
      ({ customer_id, ...row }) => ({ ...row, customer_id: expect.stringMatching(customer_id) }),
    ),
  )
})

test('a bank that asks for the holder: a mail, nothing charged, and the run is bought once it is confirmed', async () => {
  const { browser, email } = await newBuyer()
  await confirmAt(await changeCard(browser))
  await cardIs(browser, '3184')
  const { id } = await subscribe(browser)
  const waiting = await runUntil(browser, 'confirming')
  expect(waiting).toMatchObject({
    state: 'active',
    runs: [{ attempts: 1, orderId: null, message: 'Your bank asks you to confirm this payment.' }],
  })
  await shop.site.mailTo(email, 'Please confirm a payment')

  const pages = await Promise.all([1, 2].map(() => browser.post(`/api/subscriptions/${id}/confirm`)))
  const [first, second] = pages.map((page) => page.json().url)
  expect(second).toBe(first)
  const stranger = await newBuyer()
  expect((await stranger.browser.post(`/api/subscriptions/${id}/confirm`)).statusCode).toBe(404)

  await confirmAt(first)
  const bought = await runUntil(browser, 'bought')
  expect(bought.runs).toHaveLength(1)
  expect((await browser.post(`/api/subscriptions/${id}/confirm`)).statusCode).toBe(404)
})

test('a payment that was begun and left waits on; one that nobody confirms is left out, and told', async () => {
  const { browser, email } = await newBuyer()
  await confirmAt(await changeCard(browser))
  await cardIs(browser, '3184')
  const { id } = await subscribe(browser)
  await runUntil(browser, 'confirming')
  const { url } = (await browser.post(`/api/subscriptions/${id}/confirm`)).json()
  await confirmAt(url, 'refuse')
  const [run] = (await runUntil(browser, 'charging')).runs
  await browser.post(`/api/orders/${run.orderId}/cancel`)
  const left = await runUntil(browser, 'confirming')
  expect(left.runs[0].message).toBe('The payment was not finished. You can pay it again.')

  const remind = (days: number) =>
    inTransaction(shop.site.db, (tx) =>
      remindRun(tx, run.id, 'http://localhost', new Date(Date.now() + days * 24 * 60 * 60 * 1000)),
    )
  await remind(3)
  await shop.site.mailTo(email, 'A payment still waits for you')
  await remind(15)
  await shop.site.mailTo(email, 'A run of your subscription was left out')
  await remind(16)
  expect((await read(browser)).subscriptions[0]).toMatchObject({
    state: 'active',
    runs: [{ state: 'left_out' }],
  })
})

test('of two events about a card the later one counts, and a card that is gone is gone', async () => {
  const { browser } = await newBuyer()
  const { person } = (await browser.get('/api/auth/session')).json()
  await changeCard(browser)
  const { rows } = await shop.site.pool.query('select customer_id from saved_cards where person_id = $1', [
    person.id,
  ])
  const tell = (type: string, created: number, object: object) =>
    inTransaction(shop.site.db, (tx) => applyCard(tx, { type, created, data: { object } } as never))
  const setup = (created: number, method: string) =>
    tell('setup_intent.succeeded', created, { customer: rows[0].customer_id, payment_method: method })
  expect(await setup(2_000_000_000, 'pm_card_visa')).toMatchObject({ state: 'handled' })
  expect(await setup(1_000_000_000, asking)).toMatchObject({ state: 'ignored' })
  await cardIs(browser, '4242')
  const renewed = { id: 'pm_card_visa', card: { brand: 'visa', last4: '1111', exp_month: 1, exp_year: 2027 } }
  await tell('payment_method.automatically_updated', 2_000_000_001, renewed)
  expect((await read(browser)).card).toEqual({ brand: 'visa', last4: '1111', expMonth: 1, expYear: 2027 })
  await shop.site.pool.query(`update saved_cards set method_id = 'pm_own' where person_id = $1`, [person.id])
  await tell('payment_method.detached', 2_000_000_002, { id: 'pm_own' })
  expect((await read(browser)).card).toBeNull()
})

test('whose card ends is warned once for it, if a subscription charges it', async () => {
  const { browser, email } = await newBuyer()
  await shop.payAt(await changeCard(browser))
  await cardIs(browser, '4242')
  await subscribe(browser)
  const later = new Date(Date.UTC(new Date().getUTCFullYear() + 4, 0, 5))
  const warn = () => inTransaction(shop.site.db, (tx) => warnCards(tx, 'http://localhost', later))
  await warn()
  await shop.site.mailTo(email, 'The card of your subscription is about to end')
  await warn()
  await shop.idle()
  expect((await shop.site.mailsTo(email)).filter(({ subject }) => subject.includes('about to end'))).toEqual(
    [],
  )
})
