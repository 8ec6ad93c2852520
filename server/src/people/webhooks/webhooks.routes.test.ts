import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { type TestDns, testDns } from '../../testing/test-dns.ts'
import { type TestReceiver, testReceiver } from '../../testing/test-receiver.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { publish } from './publish.ts'

const base = '/api/organisation/webhooks'

let site: TestSite
let strict: TestSite
let dns: TestDns
let status: number
let there: TestReceiver
let people = 0
let email: string
let owner: Browser

beforeAll(async () => {
  dns = await testDns()
  site = await testSite({ DNS_SERVERS: dns.server, OUTSIDE_PRIVATE: '1' })
  strict = await testSite({ DNS_SERVERS: dns.server })
})
afterAll(async () => {
  await site.close()
  await strict.close()
  dns.close()
})
beforeEach(async () => {
  status = 200
  there = await testReceiver((_, response) => response.writeHead(status).end('heard'))
  people += 1
  email = `olga${people}@acme.example`
  owner = await signInAs(site, email, ['buyer'])
  return () => there.close()
})

const add = async (fields: object = {}, browser = owner) =>
  (
    await browser.post(base, { body: { url: there.url(), description: 'Shop', types: null, ...fields } })
  ).json()
const list = async () => (await owner.get(base)).json().webhooks
const organisation = async () => (await owner.get('/api/organisation')).json().id as string
const tell = async (claimId: string, which = 1) => {
  const organisationId = await organisation()
  const object = `claim:${claimId}`
  await inTransaction(site.db, (tx) =>
    publish(tx, { organisationId, type: 'claim.published', object, which, data: { claimId } }, new Date()),
  )
}
const deliveries = async (id: string, query = '') =>
  (await owner.get(`${base}/${id}/deliveries${query}`)).json().deliveries
/** What came of the newest, as soon as something did. */
const settled = async (id: string, state: string) => {
  for (let look = 0; look < 400; look++) {
    const [newest] = await deliveries(id)
    if (newest?.state === state || (state === 'failed' && newest?.attempts > 0)) return newest
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`nothing is ${state}`)
}

test('its secret is shown once, and what is sent from then on is signed with it', async () => {
  const { id, secret } = await add()
  const shown = await owner.get(base)
  expect(shown.body).not.toContain(secret)
  expect(shown.json().webhooks).toMatchObject([
    { id, url: there.url(), isOn: true, waiting: 0, delivered: 0 },
  ])
  await tell('one')
  await settled(id, 'delivered')
  const [got] = there.received
  expect(new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>)).toMatchObject({
    type: 'claim.published',
  })
  expect(await list()).toMatchObject([{ delivered: 1, lastDeliveredAt: expect.any(String) }])
})

test('after a new secret both sign for a day, and then the new one alone', async () => {
  const { id, secret } = await add()
  const { secret: next } = (await owner.post(`${base}/${id}/secret`)).json()
  expect(next).not.toBe(secret)
  expect(await list()).toMatchObject([{ formerSecretUntil: expect.any(String) }])
  const verifies = (known: string) => {
    const got = there.received.at(-1)
    try {
      new Webhook(known).verify(got?.body ?? '', got?.headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }
  await tell('one')
  await settled(id, 'delivered')
  expect([verifies(secret), verifies(next)]).toEqual([true, true])
  await site.pool.query(`update webhook_endpoints set former_until = now() - interval '1 s' where id = $1`, [
    id,
  ])
  await tell('two')
  await there.atLeast(2)
  expect([verifies(secret), verifies(next)]).toEqual([false, true])
})

test('only the chosen events come, and a test whenever it is asked for', async () => {
  const { id } = await add({ types: ['order.settled'] })
  await tell('one')
  expect((await owner.post(`${base}/${id}/test`)).statusCode).toBe(200)
  await there.atLeast(1)
  expect(there.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test'])
  const [delivery] = await deliveries(id)
  expect(delivery).toMatchObject({ type: 'webhook.test' })
})

test('every attempt is told with what was sent, what came back and how long it took', async () => {
  status = 500
  const { id } = await add()
  await tell('one')
  const { eventId } = await settled(id, 'failed')
  const answer = (await owner.get(`${base}/${id}/deliveries/${eventId}`)).json()
  expect(JSON.parse(answer.body)).toMatchObject({ id: eventId, data: { claimId: 'one' } })
  expect(answer.attempts).toMatchObject([
    { status: 500, failure: 'It answered with status 500.', answer: 'heard', tookMs: expect.any(Number) },
  ])
  expect(await list()).toMatchObject([{ waiting: 1, failingSince: expect.any(String) }])
  expect(await deliveries(id, '?state=delivered')).toEqual([])
  status = 200
  expect((await owner.post(`${base}/${id}/deliveries/${eventId}/replay`)).statusCode).toBe(200)
  await settled(id, 'delivered')
  const ids = there.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([eventId, eventId])
})

test('what happened while it was off is sent on demand, and in order', async () => {
  const { id } = await add()
  const fields = { url: there.url(), description: '', types: null }
  await owner.patch(`${base}/${id}`, { body: { ...fields, isOn: false } })
  for (const which of [1, 2, 3]) await tell('one', which)
  expect(await deliveries(id)).toEqual([])
  const replay = () => owner.post(`${base}/${id}/replay`, { body: { since: '2020-01-01T00:00:00Z' } })
  expect((await replay()).json()).toMatchObject({ code: 'webhook_off' })
  expect((await owner.post(`${base}/${id}/test`)).json()).toMatchObject({ code: 'webhook_off' })
  await owner.patch(`${base}/${id}`, { body: { ...fields, isOn: true } })
  expect((await replay()).json()).toEqual({ events: 3 })
  await there.atLeast(3)
  const sequences = await site.pool.query(
    `select id from webhook_events where organisation_id = $1 order by sequence`,
    [await organisation()],
  )
  expect(there.received.map(({ headers }) => headers['webhook-id'])).toEqual(
    sequences.rows.map((row) => row.id),
  )
})

test('one that is gone is switched off at once, and who can mend it is mailed and told in the page', async () => {
  status = 410
  const { id } = await add()
  await tell('one')
  const mail = await site.mailTo(email, 'was switched off')
  expect(mail.text).toContain('status 410')
  expect(await list()).toMatchObject([{ id, isOn: false, offBecause: 'gone' }])
  const { notices } = (await owner.get('/api/notices')).json()
  expect(notices).toMatchObject([{ title: expect.stringContaining('was switched off') }])
  status = 200
  await tell('two')
  expect(await deliveries(id)).toHaveLength(1)
})

test('one that has failed for five days is switched off with a mail; a success in between begins anew', async () => {
  status = 500
  const { id } = await add()
  await tell('one')
  await settled(id, 'failed')
  expect(await list()).toMatchObject([{ isOn: true }])
  await site.pool.query(
    `update webhook_endpoints set failing_since = now() - interval '5 days 1 min' where id = $1`,
    [id],
  )
  await tell('two')
  const mail = await site.mailTo(email, 'was switched off')
  expect(mail.text).toContain('for 5 days')
  expect(await list()).toMatchObject([{ isOn: false, offBecause: 'failing', waiting: 0, givenUp: 2 }])
  status = 200
  const fields = { url: there.url(), description: '', types: null }
  await owner.patch(`${base}/${id}`, { body: { ...fields, isOn: true } })
  expect(await list()).toMatchObject([{ isOn: true, offBecause: null, failingSince: null }])
})

test('an address inside of our network, or without https, is refused beside its field', async () => {
  const stranger = await signInAs(strict, 'otto@acme.example', ['buyer'])
  dns.addresses.set('inside.example', ['10.0.0.7'])
  for (const url of [
    'https://inside.example/hooks',
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://nobody.example/hooks',
    'http://93.184.216.34/hooks',
    'https://me:you@93.184.216.34/hooks',
    'ftp://93.184.216.34/',
  ])
    expect(await add({ url }, stranger), url).toMatchObject({ code: 'invalid_input', field: 'url' })
  expect(await add({ url: 'https://93.184.216.34/hooks' }, stranger)).toMatchObject({
    id: expect.any(String),
  })
})

test('nobody else sees, changes or replays them', async () => {
  const { id } = await add()
  await tell('one')
  const { eventId } = await settled(id, 'delivered')
  const other = await signInAs(site, `other${people}@else.example`, ['buyer'])
  expect((await other.get(base)).json()).toEqual({ webhooks: [] })
  for (const answer of [
    await other.get(`${base}/${id}/deliveries`),
    await other.get(`${base}/${id}/deliveries/${eventId}`),
    await other.post(`${base}/${id}/deliveries/${eventId}/replay`),
    await other.post(`${base}/${id}/replay`, { body: { since: '2020-01-01T00:00:00Z' } }),
    await other.post(`${base}/${id}/secret`),
    await other.post(`${base}/${id}/test`),
    await other.delete(`${base}/${id}`),
  ])
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  // Nor an event of one's own by an endpoint of one's own that it was never for.
  const own = await add({ types: ['order.settled'] }, other)
  const foreign = await other.post(`${base}/${own.id}/deliveries/${eventId}/replay`)
  expect(foreign.json()).toMatchObject({ code: 'not_found' })
})

test('twenty are enough, and what is done about them stands in the trail', async () => {
  const { id } = await add()
  await site.pool.query(
    `insert into webhook_endpoints (id, organisation_id, url, description, added_at, on_since, secret_sealed)
      select gen_random_uuid(), organisation_id, url, '', now(), now(), secret_sealed
      from webhook_endpoints, generate_series(1, 19) where id = $1`,
    [id],
  )
  expect(await add()).toMatchObject({ code: 'too_many_webhooks' })
  await owner.post(`${base}/${id}/secret`)
  await owner.delete(`${base}/${id}`)
  expect(await list()).toHaveLength(19)
  const { trail } = (await owner.get('/api/organisation/members')).json()
  const words = trail.map((line: { words: string }) => line.words)
  const host = new URL(there.url()).host
  expect(words.slice(0, 3)).toEqual([
    `removed the webhook to ${host}`,
    `gave the webhook to ${host} a new secret`,
    `added the webhook to ${host}`,
  ])
})
