import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { enqueue } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { followRun } from './follow-run.ts'
import { subscriptionRuns } from './subscriptions.tables.ts'
import { runSubscriptionsTask } from './subscriptions.tasks.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(async () => {
  expect(await findBreaches(site.db)).toEqual([])
  await site.close()
})

const today = () => new Date().toISOString().slice(0, 10)
const wish = {
  tonnes: 4,
  every: 'month',
  limits: {},
  priceCapCents: 1000,
  retire: null as null | { beneficiary: string; purpose: string },
}

const signUp = async (): Promise<Browser & { email: string }> => {
  const email = `${randomUUID()}@example.com`
  const browser = site.browser()
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a long enough secret 9' } })
  return { ...browser, email }
}
const subscribe = (browser: Browser, change: object = {}, key: string = randomUUID()) =>
  browser.post('/api/subscriptions', {
    body: { ...wish, startsOn: today(), ...change },
    headers: { 'idempotency-key': key },
  })
const read = async (browser: Browser) => (await browser.get('/api/subscriptions')).json().subscriptions

/** Lets the schedulers look, several at once, and answers the subscription once its run has come to this state. */
const runUntil = async (browser: Browser, state: string) => {
  await expect
    .poll(
      async () => {
        await Promise.all(
          ['a', 'b', 'c'].map((name) =>
            inTransaction(site.db, (tx) => enqueue(tx, runSubscriptionsTask, {}, { key: `run:${name}` })),
          ),
        )
        return (await read(browser))[0]?.runs[0]?.state
      },
      { timeout: 20_000, interval: 250 },
    )
    .toBe(state)
  return (await read(browser))[0]
}

test('buys the cheapest credits once for the period, however many schedulers look, and sets the next day', async () => {
  await offerCredits(site.db, { priceCents: 500 })
  const browser = await signUp()
  await subscribe(browser, { startsOn: today() })
  const subscription = await runUntil(browser, 'bought')
  expect(subscription).toMatchObject({ state: 'active', runs: [{ attempts: 1, message: null }] })
  expect(subscription.nextRunOn > today()).toBe(true)
  const { holdings } = (await browser.get('/api/holdings')).json()
  expect(holdings.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4])
})

test('retires at once where that was asked for', async () => {
  await offerCredits(site.db, { priceCents: 400 })
  const browser = await signUp()
  await subscribe(browser, { retire: { beneficiary: 'A Company', purpose: 'Every month' } })
  await runUntil(browser, 'retired')
  const { retirements } = (await browser.get('/api/retirements')).json()
  expect(retirements).toMatchObject([{ quantity: 4, beneficiary: 'A Company', purpose: 'Every month' }])
})

test('a run whose credits were partly used by hand retires the rest, with its order, and ends', async () => {
  const { listing, batch } = await offerCredits(site.db, { priceCents: 90_000 })
  const browser = await signUp()
  const { person } = (await browser.get('/api/auth/session')).json()
  const order = await buyCredits(site.db, person.id, listing.id, 4)
  const retire = { beneficiary: 'A Company', purpose: 'Every month' }
  const { id } = (await subscribe(browser, { startsOn: '2099-01-01', retire })).json()
  const runId = randomUUID()
  const run = { id: runId, subscriptionId: id, dueOn: today(), orderId: order.id, createdAt: new Date() }
  await inTransaction(site.db, async (tx) => {
    const words = { batchId: batch.id, reason: 'other' as const, ...retire, purpose: 'By hand' }
    await retireCredits(tx, person.id, { ...words, quantity: Credits.parse(3) }, new Date())
    await tx.insert(subscriptionRuns).values({ ...run, state: 'charging' })
    await followRun(tx, runId, site.url, new Date())
  })
  expect((await read(browser))[0].runs).toMatchObject([{ state: 'retired', orderId: order.id }])
  const { retirements } = (await browser.get('/api/retirements')).json()
  const used = retirements.map((one: { quantity: number; purpose: string }) => [one.purpose, one.quantity])
  expect(used.sort()).toEqual([
    ['By hand', 3],
    ['Every month', 1],
  ])
  await site.mailTo(browser.email, 'Your certificate of retirement')
})

test('a run above the price cap is left out and says so; nothing is charged', async () => {
  const browser = await signUp()
  await subscribe(browser, { priceCapCents: 1 })
  const { runs } = await runUntil(browser, 'left_out')
  expect(runs[0]).toMatchObject({ orderId: null })
  expect(runs[0].message).toMatch(/above your cap/)
  expect((await browser.get('/api/orders')).json().orders).toEqual([])
})

test('a paused one does not run, a cancelled one stays so, and a stranger finds neither', async () => {
  const browser = await signUp()
  const { id } = (await subscribe(browser)).json()
  const to = (who: Browser, verb: string) => who.post(`/api/subscriptions/${id}/${verb}`)
  expect((await to(await signUp(), 'pause')).statusCode).toBe(404)
  await to(browser, 'pause')
  expect((await read(browser))[0]).toMatchObject({ state: 'paused', nextRunOn: null, runs: [] })
  await to(browser, 'resume')
  await to(browser, 'cancel')
  expect((await to(browser, 'resume')).json().code).toBe('subscription_over')
})

test('the same one sent twice is one subscription, and a first day in the past is refused', async () => {
  const browser = await signUp()
  const key = randomUUID()
  const first = await subscribe(browser, { startsOn: '2099-01-01' }, key)
  expect((await subscribe(browser, { startsOn: '2099-01-01' }, key)).body).toBe(first.body)
  expect(await read(browser)).toHaveLength(1)
  expect((await subscribe(browser, { startsOn: '2020-01-01' })).json().field).toBe('startsOn')
})

test('a declined payment is tried three times, a day apart, and then the subscription is paused with a mail', async () => {
  const poor = await testSite({ SANDBOX_CARD_ON_FILE: 'pm_card_chargeDeclined' })
  try {
    await offerCredits(poor.db, { priceCents: 500 })
    const email = `${randomUUID()}@example.com`
    const browser = poor.browser()
    await browser.post('/api/auth/sign-up', { body: { email, password: 'a long enough secret 9' } })
    await subscribe(browser)
    const stateAfter = async (attempts: number) => {
      await expect
        .poll(
          async () => {
            await inTransaction(poor.db, (tx) => enqueue(tx, runSubscriptionsTask, {}, { key: 'run' }))
            const [{ runs, state }] = await read(browser)
            return [runs[0]?.state, runs[0]?.attempts, state]
          },
          { timeout: 20_000, interval: 250 },
        )
        .toEqual(attempts < 3 ? ['retrying', attempts, 'active'] : ['failed', 3, 'paused'])
      // A day later.
      await poor.pool.query(`update subscription_runs set retry_at = now() where state = 'retrying'`)
    }
    for (const attempts of [1, 2, 3]) await stateAfter(attempts)
    expect((await poor.mailTo(email, 'Your subscription is paused')).text).toMatch(/declined 3 times/)
    expect((await browser.get('/api/holdings')).json().holdings).toEqual([])
    expect(await findBreaches(poor.db)).toEqual([])
  } finally {
    await poor.close()
  }
})
