import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, setUpApp, signInAs } from '../../testing/sign-in-as.ts'
import { type TestDns, testDns } from '../../testing/test-dns.ts'
import {
  connectionTo,
  makeTrip,
  testPassword as password,
  proveDomain,
  signInThrough,
  type TestProvider,
  testProvider,
} from '../../testing/test-provider.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let dns: TestDns
let provider: TestProvider
let owner: Browser
let company: string

const idOf = async (email: string): Promise<string> => {
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return rows[0]?.id ?? ''
}
let networks = 0
const openBrowser = () => site.browser(`10.7.${++networks}.1`)
const whoAmI = async (browser: Browser) => (await browser.get('/api/auth/session')).json().person
const turn = (isOn: boolean, isRequired: boolean) =>
  owner.post('/api/organisation/provider/switch', { body: { isOn, isRequired, password } })
const save = (changes: object) =>
  owner.put('/api/organisation/provider', {
    body: { ...connectionTo(provider.issuer), clientSecret: '', ...changes },
  })
const claimsOf = (name: string, more: object = {}) => ({
  sub: `sub-${name}`,
  email: `${name}@acme.example`,
  email_verified: true,
  name: `Person ${name}`,
  ...more,
})
/** Comes through the provider as it is told to name somebody. */
const comeAs = async (name: string, more: object = {}) => {
  provider.says(claimsOf(name, more))
  const browser = openBrowser()
  return { browser, error: await signInThrough(browser, `${name}@acme.example`) }
}

beforeAll(async () => {
  dns = await testDns()
  provider = await testProvider()
  site = await testSite({ DNS_SERVERS: dns.server, OUTSIDE_PRIVATE: '1' })
  owner = await signInAs(site, 'olga@acme.example', ['buyer'])
  company = await idOf('olga@acme.example')
  await proveDomain(owner, dns, 'acme.example')
  const saved = await owner.put('/api/organisation/provider', { body: connectionTo(provider.issuer) })
  expect(saved.statusCode, saved.body).toBe(200)
})
afterAll(async () => {
  await site.close()
  await provider.stop()
  dns.close()
})

test('it is on only after an owner came back from it with their own address', async () => {
  expect((await turn(true, false)).json()).toMatchObject({ code: 'provider_untried' })
  const offered = () => openBrowser().get('/api/auth/provider?domain=acme.example')
  expect((await offered()).json()).toEqual({ offer: null })
  const { points } = (await owner.post('/api/organisation/provider/test')).json()
  expect(points.map(({ isFine }: { isFine: boolean }) => isFine)).toEqual([true, true, true, true])

  const tryAs = async (claims: object) => {
    provider.says({ ...claims })
    return makeTrip(owner, (await owner.post('/api/organisation/provider/try')).json().url)
  }
  expect(await tryAs(claimsOf('somebody'))).toBe('another_address')
  expect(await tryAs(claimsOf('olga', { email_verified: 'false' }))).toBe('email_not_verified')
  expect((await turn(true, false)).json()).toMatchObject({ code: 'provider_untried' })
  expect(await tryAs(claimsOf('olga'))).toBeNull()
  expect((await turn(true, false)).statusCode).toBe(200)
  expect((await offered()).json()).toEqual({ offer: { name: 'Acme Login', isRequired: false } })
  await site.mailTo('olga@acme.example', 'sign in was changed')
})

test('sends the browser out with PKCE, a nonce, a state and an address of this organisation alone', async () => {
  const body = { email: 'nobody.known@acme.example' }
  const { url } = (await openBrowser().post('/api/auth/provider/start', { body })).json()
  const query = Object.fromEntries(new URL(url).searchParams)
  expect(query).toMatchObject({
    client_id: 'ledgerleaf-at-acme',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `http://localhost:3000/api/auth/provider/${company}/return`,
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length).toBeGreaterThan(20)
})

test('a newcomer becomes a member with the role for newcomers, and acts for that organisation alone', async () => {
  const { browser, error } = await comeAs('nina')
  expect(error).toBeNull()
  expect(await whoAmI(browser)).toMatchObject({ email: 'nina@acme.example', emailVerified: true })
  const { organisations, invitations } = (await browser.get('/api/organisations')).json()
  expect(organisations).toMatchObject([{ id: company, role: 'viewer', isCurrent: true }])
  expect(invitations).toEqual([])
  const own = await idOf('nina@acme.example')
  const refused = [
    await browser.post('/api/organisations/switch', { body: { id: own } }),
    await browser.post('/api/organisations', { body: { name: 'Another' } }),
    await browser.post('/api/account/close', { body: { email: 'nina@acme.example' } }),
    await browser.patch('/api/auth/profile', { body: { name: 'Somebody else' } }),
    await browser.post('/api/auth/factors/totp/start', { body: {} }),
    await browser.get('/api/account/data.json'),
    await browser.get('/api/auth/token'),
    await browser.get('/api/auth/sessions'),
    await browser.get('/api/operator/standing'),
  ]
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'session_limited' })
  expect((await browser.get('/api/organisation/members')).statusCode).toBe(200)
})

test('who comes again is known by what the provider calls them, also under another address', async () => {
  const { browser } = await comeAs('nina', { email: 'nina.married@acme.example' })
  expect(await whoAmI(browser)).toMatchObject({ email: 'nina@acme.example' })
  const given = await comeAs('nina', { sub: 'sub-somebody-new' })
  expect([given.error, await whoAmI(given.browser)]).toEqual(['bound_elsewhere', null])
})

test.each([
  ['an address outside the domain', { email: 'eve@elsewhere.example' }, 'outside_domain'],
  ['an address below the domain', { email: 'eve@sub.acme.example' }, 'outside_domain'],
  ['an address that ends alike', { email: 'eve@notacme.example' }, 'outside_domain'],
  ['two addresses in one', { email: 'stranger@elsewhere.example, eve@acme.example' }, 'outside_domain'],
  ['a line of a mail in it', { email: 'eve\r\nBcc: x@elsewhere.example\r\n@acme.example' }, 'outside_domain'],
  ['an address within another', { email: 'eve@elsewhere.example@acme.example' }, 'outside_domain'],
  ['a link before the at', { email: '"https://evil.example/?x="@acme.example' }, 'outside_domain'],
  ['a character that no text may have', { email: 'eve\u0000@acme.example' }, 'outside_domain'],
  ['an address without end', { email: `${'e'.repeat(3000)}@acme.example` }, 'outside_domain'],
  ['no address', { email: undefined }, 'provider_failed'],
  ['an address that is not verified', { email_verified: false }, 'email_not_verified'],
  ['a foreign issuer', { iss: 'https://evil.example' }, 'provider_failed'],
  ['a foreign audience', { aud: 'another-client' }, 'provider_failed'],
  ['a foreign nonce', { nonce: 'another' }, 'provider_failed'],
  ['a token whose time is over', { exp: 1_000_000_000 }, 'provider_failed'],
])('%s lets nobody in', async (_what, more, expected) => {
  const { browser, error } = await comeAs('eve', more)
  expect([error, await whoAmI(browser)]).toEqual([expected, null])
  expect(await idOf('eve@acme.example')).toBe('')
})

test('the way back works once, and in the browser that went out', async () => {
  provider.says(claimsOf('once'))
  const browser = openBrowser()
  const start = async () =>
    (await browser.post('/api/auth/provider/start', { body: { email: 'once@acme.example' } })).json().url
  const back = async (url: string) => {
    const { pathname, search } = new URL(
      (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '',
    )
    return `${pathname}${search}`
  }
  const errorOf = async (who: Browser, path: string) =>
    new URL((await who.get(path)).headers.location ?? '').searchParams.get('error')
  const stranger = openBrowser()
  expect(await errorOf(stranger, await back(await start()))).toBe('trip_over')
  const path = await back(await start())
  const cookie = browser.cookies.get('ledgerleaf.trip') ?? ''
  expect(await errorOf(browser, path.replace(company, await idOf('nina@acme.example')))).toBe('trip_over')
  browser.cookies.set('ledgerleaf.trip', cookie)
  expect(await errorOf(browser, path)).toBeNull()
  browser.cookies.set('ledgerleaf.trip', cookie)
  expect(await errorOf(browser, path)).toBe('trip_over')
})

test('an operator is never signed in by it', async () => {
  await signInAs(site, 'oscar@acme.example', ['operator'])
  const { browser, error } = await comeAs('oscar')
  expect([error, await whoAmI(browser)]).toEqual(['operator_apart', null])
})

test('of somebody with other organisations it shows and reaches this one alone', async () => {
  const mine = await signInAs(site, 'mara@acme.example', ['buyer'])
  const { id: other } = (await mine.post('/api/organisations', { body: { name: 'Mara Apart' } })).json()
  const { browser } = await comeAs('mara')
  expect(JSON.stringify((await browser.get('/api/organisations')).json())).not.toContain(other)
  const answer = await browser.get('/api/organisation/members', { 'x-organisation': other })
  expect(answer.json()).toMatchObject({ code: 'organisation_changed' })
  // Nor that there is something unread in another.
  await site.pool.query(
    `insert into notices (id, organisation_id, person_id, kind, key, title, words, href, made_at, mail)
      values (gen_random_uuid(), $1, $2, 'orders', 'k', 'A title', 'Words', '/orders', now(), 'never')`,
    [other, await idOf('mara@acme.example')],
  )
  expect((await browser.get('/api/notices')).json()).toMatchObject({ elsewhere: [] })
  expect((await mine.get('/api/organisations')).json().organisations).toHaveLength(3)
  // Her own session goes on where it was, and sees both.
  expect((await mine.get('/api/organisations')).json().organisations).toHaveLength(3)
})

test('an account that nobody confirmed loses what a stranger had put there', async () => {
  const squatter = openBrowser()
  await squatter.post('/api/auth/sign-up', { body: { email: 'sam@acme.example', password } })
  const { browser } = await comeAs('sam')
  expect(await whoAmI(browser)).toMatchObject({ email: 'sam@acme.example' })
  expect(await whoAmI(squatter)).toBeNull()
  const again = await openBrowser().post('/api/auth/sign-in', {
    body: { email: 'sam@acme.example', password },
  })
  expect(again.json()).toMatchObject({ code: 'wrong_credentials' })
})

test('a removed member stays away until they are invited again', async () => {
  const { browser } = await comeAs('rita')
  const rita = await idOf('rita@acme.example')
  expect((await owner.delete(`/api/organisation/members/${rita}`)).statusCode).toBe(200)
  expect(await whoAmI(browser)).toBeNull()
  expect((await comeAs('rita')).error).toBe('removed_member')
  await site.pool.query("update organisations set name = 'Acme' where id = $1", [company])
  const body = { email: 'rita@acme.example', role: 'preparer', endsOn: null }
  expect((await owner.post('/api/organisation/invitations', { body })).statusCode).toBe(200)
  const again = await comeAs('rita')
  expect(again.error).toBeNull()
  expect((await again.browser.get('/api/organisations')).json().organisations).toMatchObject([
    { role: 'preparer' },
  ])
})

test('who left stays away until they are invited, and a domain that is taken away takes its sessions along', async () => {
  const { browser } = await comeAs('lena')
  expect((await browser.post('/api/organisation/leave')).statusCode).toBe(200)
  expect((await comeAs('lena')).error).toBe('removed_member')
  await proveDomain(owner, dns, 'second.example')
  const second = await comeAs('sven', { email: 'sven@second.example' })
  expect(second.error).toBeNull()
  const body = { domain: 'second.example', password }
  const gone = await owner.post('/api/organisation/domains/remove', { body })
  expect(gone.statusCode, gone.body).toBe(200)
  expect(await whoAmI(second.browser)).toBeNull()
})

test('only who is invited comes in, where that is what the owner says', async () => {
  expect((await save({ newcomers: 'invited' })).statusCode).toBe(200)
  expect((await comeAs('uninvited')).error).toBe('not_invited')
  expect(await idOf('uninvited@acme.example')).toBe('')
  await save({ newcomers: 'viewer' })
})

test('a second factor is asked, unless the owner says that the provider asks for it', async () => {
  const email = 'fred@acme.example'
  const { secret } = await setUpApp(await signInAs(site, email, ['buyer']), { password })
  const { browser } = await comeAs('fred')
  expect(await whoAmI(browser)).toBeNull()
  await browser.post('/api/auth/step/code', { body: { code: codeOf(secret) } })
  expect(await whoAmI(browser)).toMatchObject({ email })
  expect((await browser.get('/api/auth/token')).json()).toMatchObject({ code: 'session_limited' })

  await save({ isFactorTrusted: true })
  expect(await whoAmI((await comeAs('fred')).browser)).toMatchObject({ email })
  await save({ isFactorTrusted: false })
})

test('who has no factor where one is demanded is told so, and cannot add one by the provider’s word', async () => {
  await site.pool.query('update organisations set second_factor_from = now() where id = $1', [company])
  const { browser, error } = await comeAs('nina')
  expect(error).toBe('factor_missing')
  expect((await browser.get('/api/auth/step')).json().step).toBeNull()
  await site.pool.query('update organisations set second_factor_from = null where id = $1', [company])
})

test('demanded of members, passwords reach the others of their organisations and not this one', async () => {
  const email = 'vera@acme.example'
  const vera = await signInAs(site, email, ['buyer'])
  await comeAs('vera')
  expect((await vera.post('/api/organisations/switch', { body: { id: company } })).statusCode).toBe(200)
  const { browser: through } = await comeAs('vera')
  expect((await turn(true, true)).statusCode).toBe(200)
  expect(await whoAmI(vera)).toBeNull()
  expect(await whoAmI(through)).toMatchObject({ email })
  expect((await openBrowser().get('/api/auth/provider?domain=acme.example')).json().offer.isRequired).toBe(
    true,
  )

  const again = openBrowser()
  expect((await again.post('/api/auth/sign-in', { body: { email, password } })).statusCode).toBe(200)
  const { organisations } = (await again.get('/api/organisations')).json()
  expect(organisations[0].id).not.toBe(company)
  const switched = await again.post('/api/organisations/switch', { body: { id: company } })
  expect(switched.json()).toMatchObject({ code: 'provider_required' })

  await site.pool.query(
    "update memberships set role = 'preparer' where person_id = $1 and organisation_id = $2",
    [await idOf(email), company],
  )
  await site.pool.query('delete from memberships where person_id = $1 and organisation_id <> $2', [
    await idOf(email),
    company,
  ])
  const alone = await openBrowser().post('/api/auth/sign-in', { body: { email, password } })
  expect(alone.json()).toMatchObject({ code: 'provider_required' })
  // An owner's password is the way in when the provider is down.
  const body = { email: 'olga@acme.example', password }
  const spare = openBrowser()
  expect((await spare.post('/api/auth/sign-in', { body })).json().person).toMatchObject({ email: body.email })
  expect((await spare.get('/api/organisations')).json().organisations[0].id).toBe(company)
})

test('switched off it lets nobody in, and who came by it is signed out', async () => {
  const { browser } = await comeAs('nina')
  expect((await turn(false, true)).statusCode).toBe(200)
  expect(await whoAmI(browser)).toBeNull()
  const started = await openBrowser().post('/api/auth/provider/start', {
    body: { email: 'nina@acme.example' },
  })
  expect(started.json()).toMatchObject({ code: 'not_found' })
  const vera = await openBrowser().post('/api/auth/sign-in', {
    body: { email: 'vera@acme.example', password },
  })
  expect(vera.statusCode).toBe(200)
  await turn(true, false)
})

test('what is changed while somebody is at the provider lets them in no more', async () => {
  provider.says(claimsOf('late'))
  const browser = openBrowser()
  const { url } = (
    await browser.post('/api/auth/provider/start', { body: { email: 'late@acme.example' } })
  ).json()
  expect((await save({ clientSecret: 'another secret' })).statusCode).toBe(200)
  expect(await makeTrip(browser, url)).toBe('trip_over')
  const { provider: shown } = (await owner.get('/api/organisation/provider')).json()
  expect(shown).toMatchObject({ isOn: false, triedAt: null })
})

test('the secret is in no answer, no export and no row as it was typed', async () => {
  const data = (await owner.get('/api/account/data.json')).body
  expect(data).toContain('sub-olga')
  const { rows } = await site.pool.query('select client_secret from organisation_providers')
  const sealed = rows[0].client_secret
  for (const text of [data, (await owner.get('/api/organisation/provider')).body]) {
    expect(text).not.toContain('another secret')
    expect(text).not.toContain(sealed)
  }
  expect(sealed).not.toContain('another secret')
})
