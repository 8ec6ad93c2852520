import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { sandboxSecrets } from '../../platform/sandbox-secrets.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { checkSeller } from '../../testing/check-seller.ts'
import { newOperator } from '../../testing/new-operator.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { payoutEvent } from './apply-event.ts'

let site: TestSite
let first: Browser
let second: Browser
const password = 'correct-horse-battery'

beforeAll(async () => {
  site = await testSite({ PAYOUTS: 'stripe' })
  first = await newOperator(site, 'Ona', '10.9.0.1')
  second = await newOperator(site, 'Ossi', '10.9.0.2')
})
afterAll(async () => {
  expect(await findBreaches(site.db)).toEqual([])
  await site.close()
})

let count = 0
const newSeller = async () => {
  count += 1
  const browser = site.browser(`10.9.${count}.3`)
  const names = { firstName: 'Sam', lastName: 'Seller', companyName: `Firm ${count}` }
  const email = `connected${count}@example.org`
  const { person } = (
    await browser.post('/api/auth/sign-up-seller', { body: { email, password, ...names } })
  ).json()
  await checkSeller(site.db, person.id)
  const { listing } = await offerCredits(site.db, { sellerId: person.id, priceCents: 1000 })
  await buyCredits(site.db, randomUUID(), listing.id, 10)
  return { id: person.id as string, browser, email }
}
type Seller = Awaited<ReturnType<typeof newSeller>>

const balanceOf = async ({ browser }: Seller) => (await browser.get('/api/seller/balance')).json()

/** What the seller does on the provider's page. */
const answerAt = async (url: string, answer: 'finish' | 'close') => {
  const { pathname } = new URL(url)
  const done = await site.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer }).toString(),
  })
  expect(done.headers.location).toBe(`${site.config.publicUrl}/statement`)
}
const connect = async (seller: Seller, answer: 'finish' | 'close' = 'finish') => {
  const { url } = (await seller.browser.post('/api/seller/connect')).json()
  await answerAt(url, answer)
  await vi.waitFor(
    async () =>
      expect((await balanceOf(seller)).connect).toMatchObject({ isOpen: true, isReady: answer === 'finish' }),
    20_000,
  )
}

const run = async (seller: Seller) => {
  const proposed = await first.post('/api/operator/payouts/runs', { body: { sellerIds: [seller.id] } })
  return proposed.json().id as string
}
const send = (id: string) => second.post(`/api/operator/payouts/runs/${id}/send`)
const payoutOf = async (seller: Seller) =>
  (
    await site.pool.query('select * from payouts where seller_id = $1 order by sent_at desc limit 1', [
      seller.id,
    ])
  ).rows[0]
const until = (seller: Seller, state: string) =>
  vi.waitFor(async () => expect(await payoutOf(seller)).toMatchObject({ state }), 20_000)
const transfersOf = async (payoutId: string) =>
  (await site.pool.query('select * from sandbox_transfers where transfer_group = $1', [payoutId])).rows

/** A call to the provider that the market does not make at that moment. */
const atProvider = (path: string, form: Record<string, string> = {}, key?: string) =>
  site.app.inject({
    method: 'POST',
    url: `/sandbox/v1${path}`,
    headers: {
      authorization: `Bearer ${sandboxSecrets(site.secret).apiKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload: new URLSearchParams(form).toString(),
  })
const reverse = (transferId: string, amount?: number) =>
  atProvider(`/transfers/${transferId}/reversals`, amount === undefined ? {} : { amount: String(amount) })

const tell = (type: string, object: object, account = '', created = Math.floor(Date.now() / 1000)) =>
  inTransaction(site.db, (tx) =>
    payoutEvent({ publicUrl: 'http://localhost' })(
      tx,
      { type, account, created, data: { object } } as never,
      new Date(),
    ),
  )

test('who has no account at the provider, or an unfinished one, is not paid; four eyes stay', async () => {
  const seller = await newSeller()
  expect(await balanceOf(seller)).toMatchObject({ blocked: 'no_account', connect: { isOpen: false } })
  await connect(seller, 'close')
  expect(await balanceOf(seller)).toMatchObject({ blocked: 'account_unfinished' })
  const refused = await first.post('/api/operator/payouts/runs', { body: { sellerIds: [seller.id] } })
  expect(refused.json()).toMatchObject({ code: 'payout_changed' })
  await connect(seller)
  const id = await run(seller)
  expect((await first.post(`/api/operator/payouts/runs/${id}/send`)).json()).toMatchObject({
    code: 'forbidden',
  })
})

test('a run sends one transfer for each payout, and the seller has it once', async () => {
  const seller = await newSeller()
  await connect(seller)
  const id = await run(seller)
  const answers = await Promise.all([send(id), send(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await until(seller, 'confirmed')
  const payout = await payoutOf(seller)
  expect(await transfersOf(payout.id)).toMatchObject([
    { id: payout.transfer_id, amount_cents: 9750, metadata: { reference: payout.reference } },
  ])
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 0, sentCents: 0 })
  const file = await second.get(`/api/operator/payouts/runs/${id}/pain.001.xml`)
  expect(file.json()).toMatchObject({ code: 'unavailable' })
})

test('killed between the transfer and the record, the next try finds the transfer and sends no second', async () => {
  const seller = await newSeller()
  await connect(seller)
  const id = await run(seller)
  const { rows } = await site.pool.query(
    'select payout.id, reference, account_id from payouts payout join connect_accounts using (seller_id) where run_id = $1',
    [id],
  )
  const [payout] = rows
  // All that a process has left behind which died when the provider had answered.
  const form = {
    amount: '9750',
    currency: 'usd',
    destination: payout.account_id,
    transfer_group: payout.id,
    'metadata[reference]': payout.reference,
  }
  const made = await atProvider('/transfers', form, `payout:${payout.id}`)
  await send(id)
  await until(seller, 'confirmed')
  expect(await transfersOf(payout.id)).toHaveLength(1)
  expect((await payoutOf(seller)).transfer_id).toBe(made.json().id)
})

test('a transfer taken back is in the balance again, once; one taken back in part waits for an operator', async () => {
  const seller = await newSeller()
  await connect(seller)
  await send(await run(seller))
  await until(seller, 'confirmed')
  const { transfer_id: transferId } = await payoutOf(seller)
  expect((await reverse(transferId, 100)).statusCode).toBe(200)
  await vi.waitFor(async () => {
    const { rows } = await site.pool.query(
      `select reason from payment_events where type = 'transfer.reversed' and state = 'quarantined'`,
    )
    expect(rows).toEqual([{ reason: 'a transfer taken back in part' }])
  }, 20_000)
  expect(await payoutOf(seller)).toMatchObject({ state: 'confirmed' })
  await reverse(transferId)
  await until(seller, 'returned')
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 9750 })
  await site.mailTo(seller.email, 'came back from your bank')
  const [transfer] = await transfersOf((await payoutOf(seller)).id)
  const told = {
    id: transfer.id,
    amount: 9750,
    amount_reversed: 9750,
    metadata: { reference: transfer.metadata.reference },
  }
  expect(await tell('transfer.reversed', told)).toMatchObject({ state: 'ignored' })
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 9750 })
})

test('an account that closes before the transfer: the provider refuses, and the money is in the balance again', async () => {
  const seller = await newSeller()
  await connect(seller)
  const id = await run(seller)
  // The provider knows it before we are told.
  await site.pool.query('update sandbox_accounts set is_ready = false')
  await send(id)
  await until(seller, 'returned')
  expect(await payoutOf(seller)).toMatchObject({
    transfer_id: null,
    return_reason: expect.stringContaining('transfers capability'),
  })
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 9750 })
})

test('what is told late of an account changes nothing; a bank that refuses is told to the seller', async () => {
  const seller = await newSeller()
  await connect(seller)
  const { rows } = await site.pool.query('select account_id from connect_accounts where seller_id = $1', [
    seller.id,
  ])
  const accountId = rows[0].account_id
  const closed = { id: accountId, capabilities: { transfers: 'inactive' }, payouts_enabled: false }
  expect(await tell('account.updated', closed, '', 1)).toMatchObject({ state: 'ignored' })
  expect((await balanceOf(seller)).connect).toMatchObject({ isReady: true })
  await tell('payout.failed', { failure_message: 'The bank account is closed.' }, accountId)
  await site.mailTo(seller.email, 'Your bank did not take a payout')
  expect((await balanceOf(seller)).connect).toMatchObject({ bankFailure: 'The bank account is closed.' })
  await tell('payout.paid', {}, accountId)
  expect((await balanceOf(seller)).connect).toMatchObject({ bankFailure: null })
  expect(await tell('payout.failed', {}, 'acct_of_nobody')).toMatchObject({ state: 'ignored' })
})
