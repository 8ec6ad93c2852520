import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { dutyOfScope, KeyScope } from '@ledgerleaf/contract/key-scopes'
import { MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programEndpoints, sampleBody, sampleQuery } from '../testing/contract-endpoints.ts'
import { newCompany, openShop, shop } from '../testing/test-approvals.ts'
import { newKey, password } from '../testing/test-keys.ts'

// Generated from the contract: a new call is asked with every key there is.
const endpoints = await programEndpoints()
const byKey = endpoints.filter(({ caller }) => caller === 'key')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const secrets = new Map<string, string>()
let company: Awaited<ReturnType<typeof newCompany>>
let ownerCookie: string

beforeAll(async () => {
  await openShop()
  company = await newCompany()
  const { owner } = company
  for (const scope of KeyScope.options)
    secrets.set(scope, (await newKey(owner, { name: scope, scopes: [scope] })).secret)
  const whole = await newKey(owner)
  secrets.set('whole', whole.secret)
  const revoked = await newKey(owner)
  await owner.browser.post(`/api/organisation/keys/${revoked.key.id}/revoke`)
  secrets.set('revoked', revoked.secret)
  const expired = await newKey(owner)
  await shop.site.pool.query('update organisation_keys set expires_at = now() where id = $1', [
    expired.key.id,
  ])
  secrets.set('expired', expired.secret)
  const rotated = await newKey(owner)
  await owner.browser.post(`/api/organisation/keys/${rotated.key.id}/rotate`, {
    body: { overlapHours: 0, password },
  })
  secrets.set('rotated', rotated.secret)
  secrets.set('unknown', `live_${'0'.repeat(50)}`)
  secrets.set('of the test market', `test_${'0'.repeat(50)}`)
  secrets.set('empty', '')
  secrets.set('a token of somebody else', 'eyJhbGciOiJub25lIn0.e30.x')
  ownerCookie = [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => shop.close())

const ask = (endpoint: Endpoint, headers: Record<string, string>) => {
  const { method, path, upload, bytes } = endpoint
  const body = sampleBody(endpoint, 'program@example.org')
  return shop.site.app.inject({
    method,
    url: path.replace(/:\w+/g, () => randomUUID()) + sampleQuery(endpoint),
    headers: {
      'idempotency-key': randomUUID(),
      ...(upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
      ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  })
}
const withKey = (name: string) => ({ authorization: `Bearer ${secrets.get(name)}` })

/** What is refused tells nothing but its code, in the shape of every refusal. */
const problems = async (asked: readonly Endpoint[], headers: Record<string, string>, code: string) => {
  const wrong: string[] = []
  for (const endpoint of asked) {
    const answer = await ask(endpoint, headers)
    const { detail: _, requestId: __, ...rest } = answer.json()
    const isProblem = answer.headers['content-type']?.toString().startsWith('application/problem+json')
    const known = Object.keys(rest).every((name) => ['type', 'title', 'status', 'code'].includes(name))
    if (rest.code !== code || !isProblem || !known)
      wrong.push(`${nameOf(endpoint)}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
  }
  return wrong
}

test('every call says for what scope a key needs to be made, and stands under /v1', () => {
  expect(endpoints.filter(({ path }) => !path.startsWith('/v1/')).map(nameOf)).toEqual([])
  expect(byKey.filter(({ scope }) => !scope).map(nameOf)).toEqual([])
  expect(byKey.filter(({ effect, scope }) => effect === 'change' && scope === 'read').map(nameOf)).toEqual([])
  // Whatever changes something is safe to repeat.
  const unkeyed = byKey.filter(
    ({ effect, errors, upload }) => effect === 'change' && !upload && !errors.includes('idempotency_missing'),
  )
  expect(unkeyed.map(nameOf)).toEqual([])
})

test.each([
  'revoked',
  'expired',
  'rotated',
  'unknown',
  'of the test market',
  'empty',
  'a token of somebody else',
])('a key that is %s opens nothing', async (name) => {
  expect(await problems(byKey, withKey(name), 'invalid_key')).toEqual([])
})

test('without a key nothing is opened: not by the cookie of an owner, and not by a key in the address', async () => {
  expect(await problems(byKey, {}, 'invalid_key')).toEqual([])
  expect(await problems(byKey, { cookie: ownerCookie }, 'invalid_key')).toEqual([])
  const whole = secrets.get('whole') ?? ''
  expect(await problems(byKey, { authorization: `Basic ${whole}` }, 'invalid_key')).toEqual([])
  const inAddress = await shop.site.app.inject(`/v1/key?access_token=${whole}&key=${whole}`)
  expect(inAddress.statusCode).toBe(401)
})

test('a key opens no call of the site', async () => {
  for (const url of ['/api/orders', '/api/organisation/keys', '/api/auth/sessions', '/api/holdings']) {
    const answer = await shop.site.app.inject({ url, headers: withKey('whole') })
    expect([url, answer.statusCode]).toEqual([url, 401])
  }
})

describe.each(KeyScope.options)('a key made for %s', (own) => {
  const refused = byKey.filter(({ scope }) => scope !== 'read' && scope !== own)
  test('is refused whatever it was not made for, before anything of it is read', async () => {
    expect(await problems(refused, withKey(own), 'scope_missing')).toEqual([])
  })

  test('is not refused for its scope where it was', async () => {
    const wrong: string[] = []
    for (const endpoint of byKey.filter((one) => !refused.includes(one))) {
      const answer = await ask(endpoint, withKey(own))
      const { code } = answer.headers['content-type']?.toString().includes('json')
        ? answer.json()
        : { code: undefined }
      if (['scope_missing', 'invalid_key', 'not_permitted'].includes(code) || answer.statusCode >= 500)
        wrong.push(`${nameOf(endpoint)}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
    }
    expect(wrong).toEqual([])
  })
})

describe.each(MemberRole.options)('where the member a key acts for is %s today', (role) => {
  test('it does no more than they may', async () => {
    const { id, owner } = company
    await shop.site.pool.query(
      'update memberships set role = $3, ends_on = $4 where organisation_id = $1 and person_id = $2',
      [id, owner.id, role, role === 'auditor' ? '2999-12-31' : null],
    )
    const closed = byKey.filter(({ scope }) => !mayDo(role, dutyOfScope[scope ?? 'read']))
    const wrong = await problems(closed, withKey('whole'), 'not_permitted')
    await shop.site.pool.query(
      `update memberships set role = 'owner', ends_on = null where organisation_id = $1 and person_id = $2`,
      [id, owner.id],
    )
    expect(wrong).toEqual([])
  })
})

test('what belongs to nobody, or to somebody else, is not found', async () => {
  const own = byKey.filter(({ path, params }) => params && path.includes(':id'))
  const wrong: string[] = []
  for (const endpoint of own) {
    const answer = await ask(endpoint, withKey('whole'))
    if (answer.statusCode !== 404)
      wrong.push(`${nameOf(endpoint)}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
  }
  expect(wrong).toEqual([])
})

test('another site is told nothing by a browser, whoever asks', async () => {
  for (const endpoint of endpoints) {
    const answer = await ask(endpoint, { ...withKey('whole'), origin: 'https://evil.example' })
    expect(answer.headers['access-control-allow-origin'], nameOf(endpoint)).toBeUndefined()
    expect(answer.headers['set-cookie'], nameOf(endpoint)).toBeUndefined()
  }
})

test('calls are counted by key and told; what is over the limit is refused, and another key goes on', async () => {
  const { key, secret } = await newKey(company.owner)
  const call = (one: string) =>
    shop.site.app.inject({ url: '/v1/key', headers: { authorization: `Bearer ${one}` } })
  const first = await call(secret)
  expect(first.headers.ratelimit).toMatch(/^"key";r=5999;t=\d+$/)
  expect(first.headers['ratelimit-policy']).toBe('"key";q=6000;w=60')
  await shop.site.pool.query(`update rate_limits set uses = 6000 where key like 'callOfKey:%'`)
  const over = await call(secret)
  expect([over.statusCode, over.json().code]).toEqual([429, 'rate_limited'])
  expect(over.headers).toMatchObject({
    'retry-after': expect.any(String),
    ratelimit: expect.stringMatching(/r=0/),
  })
  const other = await newKey(company.owner)
  expect((await call(other.secret)).statusCode).toBe(200)
  expect(key.id).not.toBe(other.key.id)
})

test('a version is named in the answer; one that there is not is refused', async () => {
  await shop.site.pool.query(`delete from rate_limits where key like 'callOfKey:%'`)
  const call = (headers: Record<string, string>) =>
    shop.site.app.inject({ url: '/v1/key', headers: { ...withKey('whole'), ...headers } })
  expect((await call({})).headers['ledgerleaf-version']).toBe('2026-11-18')
  expect((await call({ 'ledgerleaf-version': '2026-11-18' })).statusCode).toBe(200)
  const unknown = await call({ 'ledgerleaf-version': '2020-01-01' })
  expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'version_unknown'])
})

test('what has not changed is not sent again', async () => {
  const call = (headers: Record<string, string> = {}) =>
    shop.site.app.inject({ url: '/v1/holdings', headers: { ...withKey('whole'), ...headers } })
  const first = await call()
  const tag = String(first.headers.etag)
  expect(first.headers).toMatchObject({
    etag: expect.stringMatching(/^W\/"/),
    'cache-control': 'private, no-cache',
  })
  const second = await call({ 'if-none-match': tag })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  expect((await call({ 'if-none-match': '"another"' })).statusCode).toBe(200)
})

test('what there is not is refused as a problem too', async () => {
  const unknown = await shop.site.app.inject({ url: '/v1/unknown', headers: withKey('whole') })
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found'])
  const method = await shop.site.app.inject({ method: 'DELETE', url: '/v1/key', headers: withKey('whole') })
  expect([method.statusCode, method.json().code, method.headers.allow]).toEqual([
    405,
    'method_not_allowed',
    'GET',
  ])
  const broken = await shop.site.app.inject({
    method: 'POST',
    url: '/v1/baskets',
    headers: { ...withKey('whole'), 'content-type': 'application/json', 'idempotency-key': 'x' },
    payload: '{',
  })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_body'])
})
