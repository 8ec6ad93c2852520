import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxSecrets } from '../../platform/sandbox-secrets.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'

let shop: TestCheckout
let secret: string
beforeAll(async () => {
  shop = await testCheckout()
  secret = sandboxSecrets(shop.site.secret).webhookSecret
})
afterAll(() => shop.close())

const now = () => Math.floor(Date.now() / 1000)
const sign = (body: string, { at = now(), key = secret, scheme = 'v1' } = {}) =>
  `t=${at},${scheme}=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`
const post = (body: string, signature?: string) =>
  shop.site.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    payload: body,
  })
const deliver = async (event: object) => {
  const body = JSON.stringify(event)
  const answer = await post(body, sign(body))
  expect(answer.statusCode, answer.body).toBe(200)
}

type Changes = { type?: string; event?: object; session?: object }
/** An order waiting on the provider's page, and the report that it was paid. */
const awaitPayment = async (quantity = 1, listing?: string) => {
  const guest = shop.guest()
  const listingId = listing ?? (await shop.listing()).listing.id
  const basketId = await shop.basket(guest, [{ listingId, quantity }])
  const placed = (await shop.order(guest, basketId, quantity * 1000, { pay: 'checkout_page' })).json()
  const { rows } = await shop.site.pool.query('select session_id from payments where order_id = $1', [
    placed.id,
  ])
  const intentId = `pi_test_${randomUUID()}`
  await shop.site.pool.query(
    `insert into sandbox_intents values ($1, 'succeeded', $2, 'usd', '{}', null, now())`,
    [intentId, quantity * 1000],
  )
  const paid = ({ type = 'checkout.session.completed', event = {}, session = {} }: Changes = {}) => ({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    livemode: false,
    created: now(),
    data: {
      object: {
        id: rows[0].session_id,
        object: 'checkout.session',
        livemode: false,
        status: 'complete',
        payment_status: 'paid',
        amount_total: quantity * 1000,
        currency: 'usd',
        metadata: { order_id: placed.id },
        payment_intent: intentId,
        customer_details: { email: 'guest@example.org' },
        ...session,
      },
    },
    ...event,
  })
  const expired = () =>
    paid({ type: 'checkout.session.expired', session: { status: 'expired', payment_status: 'unpaid' } })
  return {
    guest,
    placed,
    listingId,
    paid,
    expired,
    status: async () => (await shop.find(guest, placed)).status,
  }
}
const settlements = async (orderId: string) =>
  (await shop.site.pool.query(`select from ledger_entries where key = $1`, [`settle:${orderId}`])).rowCount
const verdicts = async (ids: string[]) =>
  (
    await shop.site.pool.query(
      'select state, reason from payment_events where id = any($1) order by received_at, id',
      [ids],
    )
  ).rows
const lapse = async (orderId: string) => {
  await shop.site.pool.query(`update orders set held_until = now() - interval '3 days' where id = $1`, [
    orderId,
  ])
  await shop.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
  await shop.idle()
}

test('only what the provider signed within five minutes, byte for byte, is taken in', async () => {
  const { paid, status, placed } = await awaitPayment()
  const body = JSON.stringify(paid())
  const refused: [string, string | undefined][] = [
    [body.replace('"usd"', '"eur"'), sign(body)],
    [JSON.stringify(JSON.parse(body), null, 1), sign(body)],
    [body, sign(body, { key: 'whsec_another' })],
    [body, undefined],
    [body, sign(body, { scheme: 'v0' })],
    [body, sign(body, { at: now() - 301 })],
    [body, sign(body, { at: now() + 305 })],
    [body, 't=soon,v1=abc'],
    ['', sign('')],
  ]
  for (const [text, signature] of refused) {
    const answer = await post(text, signature)
    expect(answer.statusCode, signature).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'bad_signature' })
  }
  const large = JSON.stringify({ text: 'x'.repeat(1024 * 1024) })
  expect((await post(large, sign(large))).statusCode).toBe(413)
  expect((await shop.site.pool.query('select from payment_events')).rowCount).toBe(0)
  expect(await status()).toBe('pending')
  // While a secret is replaced there are two signatures, of which one is ours.
  const wrong = sign(body, { key: 'whsec_next' }).replace(/^t=\d+,/, '')
  expect((await post(body, `${sign(body)},${wrong}`)).statusCode).toBe(200)
  await shop.idle()
  expect(await status()).toBe('settled')
  expect(await settlements(placed.id)).toBe(1)
})

test('two secrets are taken while one replaces the other', async () => {
  const both = await testCheckout({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_new',
  })
  const body = JSON.stringify({ id: 'evt_1', type: 'charge.captured', livemode: false, data: { object: {} } })
  const codes = []
  for (const key of ['whsec_old', 'whsec_new', 'whsec_older']) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body, { key }) }
    codes.push(
      (await both.site.app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body }))
        .statusCode,
    )
  }
  expect(codes).toEqual([200, 200, 400])
  await both.close()
})

describe('one payment settles one order', () => {
  test('told five times, shuffled with every other report, and twenty times at once', async () => {
    const orders = await Promise.all([awaitPayment(), awaitPayment(), awaitPayment()])
    const reports = orders.flatMap(({ paid, expired }) => {
      const event = paid()
      return [event, event, event, event, event, paid(), expired(), paid({ type: 'payment_intent.created' })]
    })
    const shuffled = reports
      .map((event) => ({
        event,
        at: createHmac('sha256', 'seed').update(JSON.stringify(event)).digest('hex'),
      }))
      .sort((a, b) => a.at.localeCompare(b.at))
    for (const { event } of shuffled) await deliver(event)
    const [first] = orders
    if (first) await Promise.all(Array.from({ length: 20 }, () => deliver(first.paid())))
    await shop.idle()
    for (const { status, placed } of orders) {
      expect(await status()).toBe('settled')
      expect(await settlements(placed.id)).toBe(1)
    }
  })

  test('three days late: the credits are taken again if they are there', async () => {
    const { paid, placed, status } = await awaitPayment(2)
    await lapse(placed.id)
    expect(await status()).toBe('cancelled')
    await deliver(paid())
    await shop.idle()
    expect(await status()).toBe('settled')
  })

  test('too late, and sold meanwhile: the money goes back', async () => {
    const { paid, placed, status, listingId } = await awaitPayment(10)
    await lapse(placed.id)
    const other = await awaitPayment(1, listingId)
    await deliver(other.paid())
    await deliver(paid())
    await shop.idle()
    expect(await status()).toBe('refunded')
    const { rows } = await shop.site.pool.query(
      `select refunds.done_at is not null as done, sandbox_refunds.amount_cents as amount
       from refunds join sandbox_refunds on sandbox_refunds.id = refunds.provider_id where order_id = $1`,
      [placed.id],
    )
    expect(rows).toEqual([{ done: true, amount: 10_000 }])
    expect((await shop.site.mailTo('signe@example.org', 'returned')).text).toContain('$100.00')
  })

  test('after the buyer has cancelled: the money goes back, and the words say so', async () => {
    const { paid, placed, status, guest } = await awaitPayment(3)
    expect((await guest.post(`/api/orders/${placed.id}/cancel?token=${placed.token}`)).statusCode).toBe(200)
    await deliver(paid())
    await shop.idle()
    expect(await status()).toBe('refunded')
    const { rows } = await shop.site.pool.query(
      `select orders.end_reason as why, refunds.reason from refunds join orders on orders.id = refunds.order_id where orders.id = $1`,
      [placed.id],
    )
    expect(rows).toEqual([{ why: 'buyer', reason: 'paid after the buyer had cancelled the order' }])
  })

  test('never told: asking the provider settles it', async () => {
    const { placed, status, paid } = await awaitPayment()
    const { id, payment_intent } = paid().data.object
    await shop.site.pool.query(
      `update sandbox_sessions set status = 'complete', intent_id = $2 where id = $1`,
      [id, payment_intent],
    )
    await shop.site.pool.query(
      `update payments set created_at = now() - interval '1 minute' where order_id = $1`,
      [placed.id],
    )
    await shop.site.pool.query(`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    await shop.idle()
    expect(await status()).toBe('settled')
  })
})

test('what does not fit the order is set aside and moves nothing', async () => {
  const { paid, status } = await awaitPayment()
  const misfits = [
    paid({ session: { amount_total: 999 } }),
    paid({ session: { currency: 'eur' } }),
    paid({ session: { livemode: true } }),
    paid({ event: { livemode: true } }),
    paid({ session: { id: 'cs_another', payment_intent: null } }),
    paid({ session: { id: 'cs_unknown', payment_intent: 'pi_unknown', metadata: {} } }),
    paid({ session: { metadata: { order_id: 'nonsense' }, id: 'cs_unknown', payment_intent: null } }),
  ]
  for (const event of misfits) await deliver(event)
  await shop.idle()
  expect((await verdicts(misfits.map(({ id }) => id))).map(({ state }) => state)).toEqual(
    misfits.map(() => 'quarantined'),
  )
  expect(await status()).toBe('pending')
  const unknown = paid({ type: 'customer.created' })
  await deliver(unknown)
  await shop.idle()
  expect(await verdicts([unknown.id])).toMatchObject([{ state: 'ignored' }])
  await deliver(paid())
  await shop.idle()
  expect(await status()).toBe('settled')
})
