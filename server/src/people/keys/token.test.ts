import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany, openShop, shop } from '../../testing/test-approvals.ts'
import { newKey, password, programOf } from '../../testing/test-keys.ts'
import { signToken } from './access-token.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const ask = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.site.app.inject({
    method: 'POST',
    url: '/v1/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
  })

test('a key is a client: its id and secret give a token that opens the same, or less where less is asked', async () => {
  const { owner } = await newCompany()
  const { key, secret } = await newKey(owner, { scopes: ['trade', 'retire'] })
  const granted = await ask({ client_id: key.id, client_secret: secret })
  expect(granted.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 900,
    scope: 'read trade retire',
  })
  expect(granted.headers['cache-control']).toBe('no-store')
  const own = await programOf(granted.json().access_token).get('/v1/key')
  expect(own.json()).toMatchObject({ id: key.id, scopes: ['read', 'trade', 'retire'] })
  const basic = Buffer.from(`${key.id}:${secret}`).toString('base64')
  const less = await ask({ scope: 'trade' }, { authorization: `Basic ${basic}` })
  expect(less.json().scope).toBe('read trade')
  const narrowed = await programOf(less.json().access_token).get('/v1/key')
  expect(narrowed.json().scopes).toEqual(['read', 'trade'])
})

test('whatever is not right is refused as libraries for OAuth read it', async () => {
  const { owner } = await newCompany()
  const { key, secret } = await newKey(owner, { scopes: ['read'] })
  const other = await newKey(owner)
  const wrong = [
    [{ client_id: key.id, client_secret: other.secret }, 401, 'invalid_client'],
    [{ client_id: key.id, client_secret: 'live_no' }, 401, 'invalid_client'],
    [{ client_id: key.id, client_secret: secret, scope: 'sell' }, 400, 'invalid_scope'],
    [{ grant_type: 'password', client_id: key.id, client_secret: secret }, 400, 'unsupported_grant_type'],
    [{}, 401, 'invalid_client'],
  ] as const
  for (const [form, status, error] of wrong) {
    const answer = await ask(form as Record<string, string>)
    expect([answer.statusCode, answer.json().error]).toEqual([status, error])
  }
})

test('a token ends with its time, with the key, and with the secret it was given for', async () => {
  const { owner } = await newCompany()
  const { key, secret } = await newKey(owner)
  const { access_token: token } = (await ask({ client_id: key.id, client_secret: secret })).json()
  const statusOf = async (one: string) => (await programOf(one).get('/v1/key')).statusCode
  expect(await statusOf(token)).toBe(200)
  const { secret: appSecret, config } = shop.site
  const granted = { keyId: key.id, secretMark: 'x'.repeat(16), scopes: ['read' as const] }
  const parts = { secret: appSecret, publicUrl: config.publicUrl }
  expect(await statusOf(await signToken(parts, granted, new Date()))).toBe(401)
  const { rows } = await shop.site.pool.query<{ mark: string }>(
    'select left(secret_hash, 16) as mark from organisation_keys where id = $1',
    [key.id],
  )
  const right = { ...granted, secretMark: rows[0]?.mark ?? '' }
  expect(await statusOf(await signToken(parts, right, new Date()))).toBe(200)
  expect(await statusOf(await signToken(parts, right, new Date(Date.now() - 16 * 60_000)))).toBe(401)
  const elsewhere = { ...parts, publicUrl: 'https://elsewhere.example' }
  expect(await statusOf(await signToken(elsewhere, right, new Date()))).toBe(401)
  expect(await statusOf(await signToken({ ...parts, secret: 'y'.repeat(40) }, right, new Date()))).toBe(401)
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.x`
  expect(await statusOf(unsigned)).toBe(401)
  const plain = await new SignJWT({ sub: key.id })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(appSecret))
  expect(await statusOf(plain)).toBe(401)
  await owner.browser.post(`/api/organisation/keys/${key.id}/rotate`, {
    body: { overlapHours: 0, password },
  })
  expect(await statusOf(token)).toBe(401)
})
