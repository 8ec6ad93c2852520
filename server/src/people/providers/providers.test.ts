import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../testing/sign-in-as.ts'
import { type TestDns, testDns } from '../../testing/test-dns.ts'
import {
  connectionTo,
  makeTrip,
  testPassword as password,
  proveDomain,
  type TestProvider,
  testProvider,
} from '../../testing/test-provider.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let strict: TestSite
let dns: TestDns
let provider: TestProvider
let owner: Browser

const addDomain = (browser: Browser, domain: string) =>
  browser.post('/api/organisation/domains', { body: { domain } })
const standing = async (browser: Browser) => (await browser.get('/api/organisation/provider')).json()
const watch = () => site.handlers.find(({ task }) => task.name === 'watch-domains')?.run({})
/** As if the record had been seen for the last time so many days ago. */
const lastSeen = (domain: string, days: number) =>
  site.pool.query(
    `update organisation_domains set seen_at = now() - make_interval(days => $2) where domain = $1`,
    [domain, days],
  )

beforeAll(async () => {
  dns = await testDns()
  provider = await testProvider()
  site = await testSite({ DNS_SERVERS: dns.server, OUTSIDE_PRIVATE: '1' })
  strict = await testSite({ DNS_SERVERS: dns.server })
  owner = await signInAs(site, 'olga@acme.example', ['buyer'])
})
afterAll(async () => {
  await site.close()
  await strict.close()
  await provider.stop()
  dns.close()
})

test('a provider is connected only where a domain is proven', async () => {
  const answer = await owner.put('/api/organisation/provider', { body: connectionTo(provider.issuer) })
  expect(answer.json()).toMatchObject({ code: 'domain_unproven' })
})

test('a domain is proven by its record, and neither by another nor by no answer', async () => {
  await addDomain(owner, ' @ACME.example. ')
  const check = async () =>
    (await owner.post('/api/organisation/domains/check', { body: { domain: 'acme.example' } })).json()
  expect(await check()).toMatchObject({ isProven: false, says: expect.stringContaining('no such record') })
  dns.texts.set('_ledgerleaf.acme.example', ['ledgerleaf-domain=somebody-elses'])
  expect(await check()).toMatchObject({ isProven: false, says: expect.stringContaining('Another text') })
  dns.isBroken = true
  expect(await check()).toMatchObject({ isProven: false, says: expect.stringContaining('did not answer') })
  dns.isBroken = false
  await proveDomain(owner, dns, 'acme.example')
  expect((await standing(owner)).domains).toMatchObject([{ domain: 'acme.example', state: 'proven' }])
})

test('nobody claims where anybody gets an address, nor what is no domain', async () => {
  for (const domain of ['gmail.com', 'GMX.de', 'localhost', 'acme', 'https://acme.example', '127.0.0.1'])
    expect((await addDomain(owner, domain)).json(), domain).toMatchObject({
      code: 'invalid_input',
      field: 'domain',
    })
})

test('a proven domain is one organisation’s: a second is refused, also where it claimed it before', async () => {
  const other = await signInAs(site, 'otto@other.example', ['buyer'])
  await addDomain(other, 'shared.example')
  await proveDomain(owner, dns, 'shared.example')
  const [{ record }] = (await standing(other)).domains
  dns.texts.set('_ledgerleaf.shared.example', [record.value])
  const late = await other.post('/api/organisation/domains/check', { body: { domain: 'shared.example' } })
  expect(late.json()).toMatchObject({ code: 'domain_taken' })
  expect((await addDomain(other, 'acme.example')).json()).toMatchObject({ code: 'domain_taken' })
  expect((await standing(other)).domains).toMatchObject([{ state: 'waiting' }])
})

test('every act by which others are let in asks an owner who they are', async () => {
  const wrong = { password: 'wrong' }
  const asked = [
    await owner.put('/api/organisation/provider', { body: { ...connectionTo(provider.issuer), ...wrong } }),
    await owner.post('/api/organisation/domains/remove', { body: { domain: 'acme.example', ...wrong } }),
    await owner.post('/api/organisation/provider/switch', {
      body: { isOn: true, isRequired: true, ...wrong },
    }),
    await owner.post('/api/organisation/provider/remove', { body: wrong }),
  ]
  for (const answer of asked) expect(answer.json()).toMatchObject({ code: 'wrong_credentials' })
})

test('a record that is gone is told after days, and after a week the domain counts no more', async () => {
  await owner.put('/api/organisation/provider', { body: connectionTo(provider.issuer) })
  await owner.post('/api/organisation/domains/remove', { body: { domain: 'shared.example', password } })
  provider.says({ sub: 'olga', email: 'olga@acme.example', email_verified: true })
  expect(await makeTrip(owner, (await owner.post('/api/organisation/provider/try')).json().url)).toBeNull()
  const body = { isOn: true, isRequired: true, password }
  expect((await owner.post('/api/organisation/provider/switch', { body })).statusCode).toBe(200)

  const record = dns.texts.get('_ledgerleaf.acme.example') ?? []
  dns.texts.delete('_ledgerleaf.acme.example')
  await lastSeen('acme.example', 1)
  await watch()
  expect((await standing(owner)).domains).toMatchObject([{ state: 'missing' }])
  await lastSeen('acme.example', 3)
  await watch()
  await watch()
  await site.mailTo('olga@acme.example', 'The record of acme.example is gone')
  expect((await standing(owner)).provider).toMatchObject({ isOn: true })

  // Servers that do not answer take nothing away.
  dns.isBroken = true
  await lastSeen('acme.example', 8)
  await watch()
  expect((await standing(owner)).provider).toMatchObject({ isOn: true })
  dns.isBroken = false
  await watch()
  await site.mailTo('olga@acme.example', 'Nobody signs in through acme.example any more')
  const { domains, provider: shown } = await standing(owner)
  expect(domains).toMatchObject([{ state: 'waiting' }])
  expect(shown).toMatchObject({ isOn: false, isRequired: false })
  const { rows } = await site.pool.query("select 1 from organisations where provider_only <> '{}'")
  expect(rows).toEqual([])
  const told = (await site.mailsTo('olga@acme.example')).filter(({ subject }) => subject.includes('is gone'))
  expect(told).toEqual([])
  dns.texts.set('_ledgerleaf.acme.example', record)
})

test('a provider whose names lead into our own network is never asked', async () => {
  const careful = await signInAs(strict, 'carla@careful.example', ['buyer'])
  await proveDomain(careful, dns, 'careful.example')
  let reached = 0
  const inside = createServer((_request, response) => {
    reached += 1
    response.end()
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  for (const address of ['127.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1']) {
    dns.addresses.set('login.careful.example', [address])
    const issuer = `https://login.careful.example:${port}`
    const saved = await careful.put('/api/organisation/provider', { body: connectionTo(issuer) })
    expect(saved.statusCode).toBe(200)
    const { points } = (await careful.post('/api/organisation/provider/test')).json()
    expect(points).toEqual([
      { isFine: false, says: 'login.careful.example is not on the public internet, so it is not asked.' },
    ])
    expect((await careful.post('/api/organisation/provider/try')).json()).toMatchObject({
      code: 'provider_unfit',
    })
  }
  const plain = { ...connectionTo('http://login.careful.example'), clientSecret: 'x' }
  await careful.put('/api/organisation/provider', { body: plain })
  const { points } = (await careful.post('/api/organisation/provider/test')).json()
  expect(points).toMatchObject([{ isFine: false, says: expect.stringContaining('not an https address') }])
  expect(reached).toBe(0)
  inside.close()
})

test('a discovery document that names another issuer, or leads elsewhere, is refused', async () => {
  await proveDomain(owner, dns, 'acme.example')
  let document: Record<string, unknown> = {}
  const front = createServer((_request, response) => response.end(JSON.stringify(document)))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  await owner.put('/api/organisation/provider', { body: connectionTo(issuer) })
  const addresses = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer }
  const lastSaid = async (said: Record<string, unknown>) => {
    document = said
    const { points } = (await owner.post('/api/organisation/provider/test')).json()
    return points.at(-1)
  }
  const cases: [Record<string, unknown>, string][] = [
    [{ issuer: 'https://accounts.example', ...addresses }, 'another issuer'],
    [{ issuer }, 'lacks authorization_endpoint'],
    [{ issuer, ...addresses, token_endpoint: 'file:///etc/passwd' }, 'not an https address'],
    [{ issuer, ...addresses }, 'publishes no key'],
    [
      {
        issuer,
        ...addresses,
        keys: [{ kty: 'RSA' }],
        id_token_signing_alg_values_supported: ['none', 'HS256'],
      },
      'no way that is accepted',
    ],
  ]
  for (const [said, words] of cases)
    expect(await lastSaid(said)).toMatchObject({ isFine: false, says: expect.stringContaining(words) })
  front.close()
})
