import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxSecrets } from '../../platform/sandbox-secrets.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'

let shop: TestCheckout
let secret: string
beforeAll(async () => {
  shop = await testCheckout()
  secret = sandboxSecrets(shop.site.secret).webhookSecret
})
afterAll(() => shop.close())

/** A report with the provider's own signature, whatever it says. */
const deliver = async (body: string) => {
  const at = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return shop.site.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${mac}` },
    payload: body,
  })
}
const keptEvents = async () =>
  (await shop.site.pool.query('select id, state, reason from payment_events order by received_at')).rows
const lastKept = async () => (await keptEvents()).at(-1)

const session = { id: 'cs_1', payment_status: 'paid', amount_total: 1000, currency: 'usd', livemode: false }
const event = (changes: object) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: session },
    ...changes,
  })

test.each([
  ['is null', 'null'],
  ['is a list', '[]'],
  ['is a word', '"paid"'],
  ['has no name', JSON.stringify({ type: 'checkout.session.completed', livemode: false })],
  ['has a number for a name', event({ id: 7 })],
  ['has no type', event({ type: null })],
  ['holds a zero character in its name', event({ id: 'evt_a\u0000b' })],
  ['holds a zero character in its middle', event({ data: { object: { ...session, note: 'a\u0000b' } } })],
  ['holds half a character', event({ data: { object: { ...session, note: '\ud800' } } })],
])('a signed report that %s is set aside when it comes, and not asked for again', async (_, body) => {
  const before = (await keptEvents()).length
  expect((await deliver(body)).statusCode).toBe(200)
  expect((await deliver(body)).statusCode).toBe(200)
  expect(await keptEvents()).toHaveLength(before + 1)
  expect(await lastKept()).toMatchObject({ state: 'quarantined', reason: expect.stringMatching(/./) })
})

test.each([
  ['carries nothing', { data: null }],
  ['carries a word', { data: { object: 'paid' } }],
  ['names an order that is no name', { data: { object: { ...session, metadata: { order_id: 'ours' } } } }],
  ['pays a fraction of a cent', { data: { object: { ...session, amount_total: 10.5 } } }],
  ['pays more than there is', { data: { object: { ...session, amount_total: 1e300 } } }],
  ['pays in words', { data: { object: { ...session, amount_total: 'all of it' } } }],
  ['disputes nothing', { type: 'charge.dispute.created', data: { object: null } }],
  ['disputes a list', { type: 'charge.dispute.created', data: { object: [] } }],
  [
    'disputes at no time',
    {
      type: 'charge.dispute.created',
      data: { object: { id: 'dp_1', payment_intent: 'pi_1', created: 'once' } },
    },
  ],
])('a signed report that %s moves nothing, and is not tried 25 times', async (_, changes) => {
  expect((await deliver(event(changes))).statusCode).toBe(200)
  await vi.waitFor(async () => {
    expect((await lastKept())?.state).toMatch(/quarantined|ignored/)
    const { rows } = await shop.site.pool.query('select last_error from graphile_worker.jobs')
    expect(rows).toEqual([])
  }, 15_000)
})
