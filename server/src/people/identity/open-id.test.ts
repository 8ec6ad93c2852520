import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, setUpApp, signInAs } from '../../testing/sign-in-as.ts'
import { type Browser, type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'

const password = 'correct-horse-battery'
const provider = new OAuth2Server()
let claims: Record<string, unknown> = {}
let site: TestSite

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims)
  })
  site = await testSite({
    OIDC_ISSUER: provider.issuer.url ?? '',
    OIDC_CLIENT_ID: 'ledgerleaf-site',
    OIDC_CLIENT_SECRET: 'provider-secret',
    OIDC_NAME: 'Test Provider',
  })
})
afterAll(async () => {
  await site.close()
  await provider.stop()
})

let networks = 0
const openBrowser = () => site.browser(`10.8.0.${++networks}`)
type Start = { door: 'buyer' | 'seller'; rememberMe?: boolean }

const start = async (browser: Browser, body: Start): Promise<URL> =>
  new URL((await browser.post('/api/auth/openid/start', { body })).json().url)

/** Follows the provider's redirect back, as the popup does. */
const visitProvider = async (url: URL): Promise<URL> => {
  const answer = await fetch(url, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}
const comeBack = (browser: Browser, back: URL) => browser.get(`${back.pathname}${back.search}`)

const signInThrough = async (browser: Browser, body: Start) => {
  const answer = await comeBack(browser, await visitProvider(await start(browser, body)))
  expect(answer.statusCode).toBe(302)
  return { answer, target: new URL(answer.headers.location ?? '') }
}
const whoAmI = async (browser: Browser) => (await browser.get('/api/auth/session')).json().person

test('sends the browser out with PKCE, a nonce, a state and our own return address', async () => {
  const url = await start(openBrowser(), { door: 'buyer' })
  expect(url.origin).toBe(provider.issuer.url)
  const query = Object.fromEntries(url.searchParams)
  expect(query).toMatchObject({
    client_id: 'ledgerleaf-site',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3000/api/auth/callback/openid',
  })
  expect(query.scope?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length).toBeGreaterThan(20)
})

test('a new person through the buyer door is signed in and a buyer', async () => {
  claims = { sub: 'p-1', email: 'New.Buyer@example.org', email_verified: true, name: 'New Buyer' }
  const browser = openBrowser()
  const { target, answer } = await signInThrough(browser, { door: 'buyer' })
  expect(target.href).toBe('http://localhost:3000/signin/popup?door=buyer')
  expect(await whoAmI(browser)).toMatchObject({
    email: 'new.buyer@example.org',
    emailVerified: true,
    name: 'New Buyer',
    roles: ['buyer'],
  })
  const cookie = answer.cookies.find(({ name }) => name === 'ledgerleaf.session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookie?.maxAge).toBeUndefined()
  const { rows } = await site.pool.query(
    "select expires_at < now() + interval '25 hours' as short from sessions s join users u on u.id = s.user_id where u.email = 'new.buyer@example.org'",
  )
  expect(rows).toEqual([{ short: true }])
})

test('the second sign-in finds the same person', async () => {
  claims = { sub: 'p-1', email: 'new.buyer@example.org', email_verified: true, name: 'New Buyer' }
  const browser = openBrowser()
  await signInThrough(browser, { door: 'buyer' })
  const { rows } = await site.pool.query("select 1 from users where email = 'new.buyer@example.org'")
  expect(rows).toHaveLength(1)
})

test('a new person through the seller door has no role yet, and remember me survives the round trip', async () => {
  claims = { sub: 'p-2', email: 'new.seller@example.org', email_verified: true, name: 'New Seller' }
  const browser = openBrowser()
  const { target, answer } = await signInThrough(browser, { door: 'seller', rememberMe: true })
  expect(target.search).toBe('?door=seller&remember=1')
  expect((await whoAmI(browser)).roles).toEqual([])
  expect(answer.cookies.find(({ name }) => name === 'ledgerleaf.session')?.maxAge).toBe(30 * 86_400)
  const body = { firstName: 'New', lastName: 'Seller', companyName: 'Kelp' }
  const { person } = (await browser.post('/api/auth/open-seller-account', { body })).json()
  expect(person.roles).toEqual(['seller'])
})

test('a provider is no way round the second factor', async () => {
  const email = 'guarded@example.org'
  const { secret } = await setUpApp(await signInAs(site, email, ['buyer']), { password })
  claims = { sub: 'p-guarded', email, email_verified: true, name: 'Guarded' }
  const browser = openBrowser()
  const { answer } = await signInThrough(browser, { door: 'buyer' })
  expect(answer.cookies.find(({ name }) => name === 'ledgerleaf.session')?.value || null).toBeNull()
  expect(await whoAmI(browser)).toBeNull()
  const { rows } = await site.pool.query(
    'select count(*)::int as n from sessions s join users u on u.id = s.user_id where u.email = $1',
    [email],
  )
  expect(rows).toEqual([{ n: 1 }])
  expect((await browser.get('/api/auth/step')).json().step.ways).toContain('totp')
  await browser.post('/api/auth/step/code', { body: { code: codeOf(secret) } })
  expect(await whoAmI(browser)).toMatchObject({ email })
})

test('joins an existing account where both sides have proved the address', async () => {
  const email = 'both@example.org'
  const id = await site.identity.createPerson({ email, password, name: 'Both', roles: ['seller'] })
  claims = { sub: 'p-3', email, email_verified: true, name: 'Both' }
  const browser = openBrowser()
  await signInThrough(browser, { door: 'buyer' })
  expect(await whoAmI(browser)).toMatchObject({ id, roles: ['seller'] })
})

test('does not join an existing account on the word of a provider that did not verify the address', async () => {
  const email = 'victim@example.org'
  await site.identity.createPerson({ email, password, name: 'Victim', roles: [] })
  for (const unverified of [false, undefined, 'true', 'false']) {
    claims = { sub: 'attacker', email, email_verified: unverified, name: 'Attacker' }
    const browser = openBrowser()
    const { target } = await signInThrough(browser, { door: 'buyer' })
    expect(target.pathname).toBe('/signin/popup')
    expect(target.searchParams.get('error')).toBe('account_not_linked')
    expect(await whoAmI(browser)).toBeNull()
  }
})

test('does not join an account whose own address was never confirmed: a stranger may have opened it', async () => {
  const email = 'squatted@example.org'
  await openBrowser().post('/api/auth/sign-up', { body: { email, password } })
  claims = { sub: 'p-4', email, email_verified: true, name: 'Owner' }
  const browser = openBrowser()
  const { target } = await signInThrough(browser, { door: 'buyer' })
  expect(target.searchParams.get('error')).toBe('account_not_linked')
  expect(await whoAmI(browser)).toBeNull()
})

test('whoever came by a provider that never verified the address loses the account to whom the address belongs to', async () => {
  claims = { sub: 'p-squatter', email: 'owner@example.org', email_verified: false, name: 'Squatter' }
  const squatter = openBrowser()
  await signInThrough(squatter, { door: 'buyer' })
  expect(await whoAmI(squatter)).toMatchObject({ email: 'owner@example.org', emailVerified: false })

  const owner = openBrowser()
  await owner.post('/api/auth/request-password-reset', { body: { email: 'owner@example.org' } })
  const token = tokenIn(await site.mailTo('owner@example.org', 'Reset'))
  const body = { token, password: 'correct-horse-battery' }
  expect((await owner.post('/api/auth/reset-password', { body })).statusCode).toBe(200)

  expect(await whoAmI(squatter)).toBeNull()
  const again = openBrowser()
  await signInThrough(again, { door: 'buyer' })
  expect(await whoAmI(again)).toBeNull()
})

test('a sign-in through the provider ends the session the browser held', async () => {
  claims = { sub: 'p-1', email: 'new.buyer@example.org', email_verified: true, name: 'New Buyer' }
  const browser = openBrowser()
  await browser.post('/api/auth/sign-up', {
    body: { email: 'held@example.org', password: 'correct-horse-battery' },
  })
  const before = { cookie: `ledgerleaf.session=${browser.cookies.get('ledgerleaf.session')}` }
  await signInThrough(browser, { door: 'buyer' })
  expect((await whoAmI(browser)).email).toBe('new.buyer@example.org')
  expect((await openBrowser().get('/api/auth/session', before)).json()).toEqual({ person: null })
})

test('the way back works only in the browser that went out, and once', async () => {
  claims = { sub: 'p-5', email: 'once@example.org', email_verified: true, name: 'Once' }
  const browser = openBrowser()
  const back = await visitProvider(await start(browser, { door: 'buyer' }))
  const stranger = openBrowser()
  const stolen = await comeBack(stranger, back)
  expect(new URL(stolen.headers.location ?? '').searchParams.get('error')).toBeTruthy()
  expect(await whoAmI(stranger)).toBeNull()

  const mine = await visitProvider(await start(browser, { door: 'buyer' }))
  await comeBack(browser, mine)
  expect(await whoAmI(browser)).toMatchObject({ email: 'once@example.org' })
  const replay = openBrowser()
  for (const [name, value] of browser.cookies)
    if (name !== 'ledgerleaf.session') replay.cookies.set(name, value)
  await comeBack(replay, mine)
  expect(await whoAmI(replay)).toBeNull()
})

test('refuses an answer with a foreign nonce, audience or issuer', async () => {
  const wrong = [{ nonce: 'another' }, { aud: 'another-client' }, { iss: 'https://evil.example' }]
  for (const claim of wrong) {
    claims = { sub: 'p-6', email: 'forged@example.org', email_verified: true, name: 'F', ...claim }
    const browser = openBrowser()
    const { target } = await signInThrough(browser, { door: 'buyer' })
    expect(target.searchParams.get('error')).toBeTruthy()
    expect(await whoAmI(browser)).toBeNull()
  }
})

test('a refusal at the provider comes back to the popup as its error', async () => {
  const browser = openBrowser()
  const state = (await start(browser, { door: 'buyer' })).searchParams.get('state')
  const answer = await browser.get(`/api/auth/callback/openid?error=access_denied&state=${state}`)
  expect(answer.headers.location).toBe('http://localhost:3000/signin/popup?error=access_denied')
  const garbage = await browser.get('/api/auth/callback/openid?code=x&code=y')
  expect(garbage.statusCode).toBe(302)
  expect(garbage.headers.location).toMatch(/^http:\/\/localhost:3000\/signin\/popup\?error=/)
})

test('keeps no token of the provider', async () => {
  const { rows } = await site.pool.query(
    "select access_token, refresh_token, id_token from accounts where provider_id = 'openid'",
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null })
})

test('says so where no provider is configured', async () => {
  const plain = await testSite()
  try {
    const answer = await plain.browser().post('/api/auth/openid/start', { body: { door: 'buyer' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'provider_not_configured' })
    expect((await plain.browser().get('/api/auth/callback/openid?code=x&state=y')).statusCode).toBe(404)
  } finally {
    await plain.close()
  }
})

test('a provider that is away takes nothing else with it, and is found again when it is back', async () => {
  let there = false
  const front = createServer((request, response) => {
    if (!there) return response.writeHead(502).end()
    const { port } = front.address() as AddressInfo
    const issuer = `http://127.0.0.1:${port}`
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        path: request.url,
      }),
    )
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  const variables = { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' }
  const away = await testSite(variables)
  try {
    const browser = away.browser()
    const ask = () => browser.post('/api/auth/openid/start', { body: { door: 'buyer' } })
    expect((await ask()).json()).toMatchObject({ code: 'unavailable' })
    const body = { email: 'still@example.org', password }
    expect((await browser.post('/api/auth/sign-up', { body })).statusCode).toBe(200)
    there = true
    expect((await ask()).json().url).toContain(`http://127.0.0.1:${port}/authorize?`)
  } finally {
    await away.close()
    front.close()
  }
})
