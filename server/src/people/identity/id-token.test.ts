import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { createAuth } from './create-auth.ts'

const password = 'correct-horse-battery'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const signUp = async () => {
  const browser = site.browser(`10.7.0.${++people}`)
  const email = `token-${people}@example.org`
  const { person } = (await browser.post('/api/auth/sign-up', { body: { email, password } })).json()
  return { browser, person, token: (await browser.get('/api/auth/token')).json().token as string }
}
const register = (authorization?: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/usersignup/signup',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
  })

/** Signs with the server's own key whatever claims the test asks for. */
const signWithOurKey = async (payload: Record<string, unknown>) => {
  const auth = createAuth({
    config: site.config,
    secret: site.secret,
    db: site.db,
    log: pino({ level: 'silent' }),
  })
  return (await auth.api.signJWT({ body: { payload } })).token
}

test('an identity token names issuer, audience, person and roles, lives 300 s and verifies by the key set', async () => {
  const { token, person } = await signUp()
  const answer = await site.app.inject('/api/auth/jwks')
  expect(answer.body).not.toMatch(/"d":/)
  const { payload } = await jwtVerify(token, createLocalJWKSet(answer.json()))
  expect(payload).toMatchObject({
    iss: 'http://localhost:3000',
    aud: 'ledgerleaf',
    sub: person.id,
    email: person.email,
    email_verified: false,
    roles: [],
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256' })
})

test('private keys are encrypted at rest', async () => {
  await signUp()
  const { rows } = await site.pool.query('select private_key from jwks')
  for (const { private_key } of rows) expect(private_key).not.toContain('"d"')
})

test('call 3 makes the bearer a buyer, once, however often and at once it is repeated', async () => {
  const { token, person } = await signUp()
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(`Bearer ${token}`)))
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json().person).toMatchObject({ id: person.id, roles: ['buyer'] })
  }
  const { rows } = await site.pool.query(
    'select side as role from organisation_sides where organisation_id = $1',
    [person.id],
  )
  expect(rows).toEqual([{ role: 'buyer' }])
})

test('refuses a missing, forged, expired, foreign or unsigned token in the one shape', async () => {
  const { token, person } = await signUp()
  const { kid = '' } = decodeProtectedHeader(token)
  const claims = decodeJwt(token)
  const seconds = Math.floor(Date.now() / 1000)
  const foreign = await generateKeyPair('ES256', { extractable: true })
  const signForeign = (header: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(foreign.privateKey)
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const jwks = (await site.app.inject('/api/auth/jwks')).json()
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]))
  const [header, , signature] = token.split('.')
  const wrong = {
    missing: undefined,
    empty: 'Bearer ',
    basic: `Basic ${token}`,
    'no scheme': token,
    'another key': `Bearer ${await signForeign({ kid })}`,
    'its own key': `Bearer ${await signForeign({ jwk: await exportJWK(foreign.publicKey) })}`,
    'alg none': `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`,
    'alg none, signed': `Bearer ${encode({ alg: 'none', kid })}.${encode(claims)}.${signature}`,
    'changed claims': `Bearer ${header}.${encode({ ...claims, sub: 'someone' })}.${signature}`,
    'public key as secret': `Bearer ${await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(publicKeyAsSecret)}`,
    expired: `Bearer ${await signWithOurKey({ ...claims, iat: seconds - 600, exp: seconds - 300 })}`,
    'another audience': `Bearer ${await signWithOurKey({ ...claims, aud: 'someone-else' })}`,
    'another issuer': `Bearer ${await signWithOurKey({ ...claims, iss: 'https://evil.example' })}`,
    'unknown person': `Bearer ${await signWithOurKey({ ...claims, sub: '00000000-0000-7000-8000-000000000000' })}`,
    'no person': `Bearer ${await signWithOurKey({ ...claims, sub: 'x' })}`,
    'a session cookie': `Bearer ${site.secret}`,
  }
  for (const [what, authorization] of Object.entries(wrong)) {
    const answer = await register(authorization)
    expect(answer.statusCode, what).toBe(401)
    expect(answer.json(), what).toEqual({
      error: expect.any(String),
      code: 'invalid_token',
      requestId: expect.any(String),
    })
  }
  const { rows } = await site.pool.query(
    'select side as role from organisation_sides where organisation_id = $1',
    [person.id],
  )
  expect(rows).toEqual([])
})

test('only a signed-in person gets a token', async () => {
  const answer = await site.app.inject('/api/auth/token')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'not_signed_in' })
})
