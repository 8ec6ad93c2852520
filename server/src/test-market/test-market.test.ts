import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { tokenApi } from '@ledgerleaf/contract/v1/token'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { programEndpoints, sampleBody, sampleQuery } from '../testing/contract-endpoints.ts'
import { newCompany, openShop, shop } from '../testing/test-approvals.ts'
import { askForKey, newKey, type Program, password, programOf } from '../testing/test-keys.ts'
import { buyByKey, findListing, retireByKey } from '../testing/test-modes.ts'

const byKey = (await programEndpoints()).filter(({ caller }) => caller === 'key')

let company: Awaited<ReturnType<typeof newCompany>>
let made: Awaited<ReturnType<typeof newKey>>
let tested: Program
let live: Program

beforeAll(async () => {
  await openShop()
  company = await newCompany()
  made = await newKey(company.owner, { mode: 'test' })
  tested = programOf(made.secret)
  live = programOf((await newKey(company.owner)).secret)
}, 120_000)
afterAll(() => shop.close())

/** How many rows the market has, table by table; without what is noted of keys themselves. */
const countRows = async (): Promise<Record<string, number>> => {
  const { rows } = await shop.site.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('rate_limits', 'log_leaves', 'log_checkpoints') order by 1`,
  )
  const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const { rows: counted } = await shop.site.pool.query<{ name: string; rows: number }>(
    counts.join(' union all '),
  )
  return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]))
}

const send = (endpoint: Endpoint, secret: string, id: string = randomUUID()) => {
  const { method, path, upload, bytes } = endpoint
  const body = sampleBody(endpoint, 'program@example.org')
  return shop.site.app.inject({
    method,
    url: path.replace(/:\w+/g, () => id) + sampleQuery(endpoint),
    headers: {
      authorization: `Bearer ${secret}`,
      'idempotency-key': randomUUID(),
      ...(upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
      ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
}

test('a test key says that it is one, and works in a market of its own', async () => {
  expect(made.secret).toMatch(/^test_[0-9a-z]{50}$/)
  expect(made.key).toMatchObject({ mode: 'test' })
  const own = await tested.get('/v1/key')
  expect(own.json()).toMatchObject({
    ...{ id: made.key.id, mode: 'test', livemode: false, role: 'owner' },
    organisation: { id: company.id },
  })
  expect(own.headers).toMatchObject({ ratelimit: expect.any(String), 'x-request-id': expect.any(String) })
  expect((await live.get('/v1/key')).json()).toMatchObject({ mode: 'live', livemode: true })
  await shop.listing(50, 1000)
  const names = async (program: Program) =>
    (await program.get('/v1/projects')).json().data.map(({ id }: { id: string }) => id) as string[]
  const [theirs, ours] = [await names(tested), await names(live)]
  expect(theirs.length).toBeGreaterThan(3)
  expect(theirs.filter((id) => ours.includes(id))).toEqual([])
})

test('whatever a test key asks for, no row of the market is written or changed', async () => {
  await shop.idle()
  const before = await countRows()
  const failed: string[] = []
  for (const endpoint of byKey) {
    const answer = await send(endpoint, made.secret)
    if (answer.statusCode >= 500 || answer.statusCode === 401)
      failed.push(`${endpoint.path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
  }
  expect(failed).toEqual([])
  expect(await countRows()).toEqual(before)
})

test('what is bought and retired in one market is not to be found in the other', async () => {
  await shop.idle()
  const before = await countRows()
  const order = await buyByKey(tested, (await findListing(tested)).id)
  expect(order).toMatchObject({ object: 'order', livemode: false, isSandbox: true })
  const act = await retireByKey(tested)
  expect(act).toMatchObject({ livemode: false, retirements: [{ livemode: false }] })
  const [{ id }] = act.retirements
  await vi.waitFor(
    async () =>
      expect((await tested.get(`/v1/certificates/${id}`)).json()).toMatchObject({
        ...{ livemode: false, status: 'logged', mark: expect.any(String) },
        origin: `${company.id}.test.localhost:3000/log`,
        url: `http://localhost:3000/v1/certificates/${id}`,
      }),
    { timeout: 10_000 },
  )
  const drawn = await tested.get(`/v1/certificates/${id}/certificate.pdf`)
  expect(drawn.headers['content-type']).toBe('application/pdf')
  expect(await countRows()).toEqual(before)
  for (const path of ['orders', 'retirements', 'certificates'])
    expect((await live.get(`/v1/${path}/${path === 'orders' ? order.id : id}`)).statusCode, path).toBe(404)
}, 60_000)

describe('ids of the other market', () => {
  const reads = byKey.filter(({ effect, path }) => effect === 'read' && path.includes(':'))
  const ids = async (program: Program) => {
    const listing = await findListing(program)
    const order = await buyByKey(program, listing.id, 1)
    const act = await retireByKey(program)
    return [listing.id, listing.project.id, order.id, act.id, act.retirements[0].id] as string[]
  }
  const found = async (program: Program, secret: string, known: readonly string[]) => {
    const answers: string[] = []
    for (const endpoint of reads)
      for (const id of known) {
        const { statusCode } = await send(endpoint, secret, id)
        if (statusCode !== 404 && statusCode !== 400) answers.push(`${endpoint.path} ${statusCode}`)
      }
    return { program, answers }
  }

  test('open nothing, in either direction', async () => {
    await shop.listing(50, 1000)
    await shop.idle()
    const liveKey = await newKey(company.owner)
    const ofTest = await ids(tested)
    const ofLive = await ids(programOf(liveKey.secret))
    expect((await found(tested, made.secret, ofLive)).answers).toEqual([])
    expect((await found(live, liveKey.secret, ofTest)).answers).toEqual([])
  }, 60_000)
})

test('a token of a test key opens its test market, and no other', async () => {
  const granted = await shop.site.app.inject({
    method: 'POST',
    url: tokenApi.grant.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: made.key.id, client_secret: made.secret },
    }).toString(),
  })
  expect(granted.statusCode, granted.body).toBe(200)
  const byToken = programOf(granted.json().access_token)
  expect((await byToken.get('/v1/key')).json()).toMatchObject({ livemode: false })
})

test('the role of its member holds there too, and a revoked one ends at once, with its tokens', async () => {
  const { owner, id } = await newCompany()
  const { key, secret } = await newKey(owner, { mode: 'test' })
  const program = programOf(secret)
  const roleOf = async () => (await program.get('/v1/key')).json().role
  expect(await roleOf()).toBe('owner')
  const change = (role: string) =>
    shop.site.pool.query('update memberships set role = $3 where organisation_id = $1 and person_id = $2', [
      id,
      owner.id,
      role,
    ])
  await change('viewer')
  expect(await roleOf()).toBe('viewer')
  expect((await program.post('/v1/baskets', { lines: [] })).json().code).toBe('not_permitted')
  await change('owner')
  expect((await owner.browser.post(`/api/organisation/keys/${key.id}/revoke`)).statusCode).toBe(200)
  expect((await program.get('/v1/key')).statusCode).toBe(401)
}, 60_000)

test('each organisation has a market of its own, what one buys is there for the other, and nobody is mailed', async () => {
  const { owner } = await newCompany()
  const other = programOf((await newKey(owner, { mode: 'test' })).secret)
  const order = await buyByKey(other, (await findListing(other)).id, 1)
  expect((await tested.get(`/v1/orders/${order.id}`)).statusCode).toBe(404)
  const mails = await shop.site.mailsTo(owner.email)
  expect(
    mails.map(({ subject }) => subject).filter((subject) => /order|receipt|invoice/i.test(subject)),
  ).toEqual([])
  expect(await shop.site.mailsTo(`${owner.id}@test.invalid`)).toEqual([])
  const listings = async (program: Program) =>
    (await program.get('/v1/listings?limit=100')).json().data.length
  expect(await listings(other)).toBe(await listings(tested))
}, 60_000)

test('a test key opens no call of the site, and making one asks for proof', async () => {
  for (const url of ['/api/orders', '/api/organisation/keys', '/api/holdings'])
    expect(
      (await shop.site.app.inject({ url, headers: { authorization: `Bearer ${made.secret}` } })).statusCode,
    ).toBe(401)
  const refused = await askForKey(company.owner, { mode: 'test', password: `not ${password}` })
  expect(refused.json().code).toBe('wrong_credentials')
})
