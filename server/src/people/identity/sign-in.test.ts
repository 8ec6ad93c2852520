import process from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'

const email = 'ada@example.org'
const password = 'correct-horse-battery'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await site.identity.createPerson({ email, password, name: 'Ada', roles: ['buyer'] })
  await site.identity.createPerson({ email: 'bo@example.org', password, name: 'Bo', roles: [] })
})
afterAll(() => site.close())

const sessionCookie = (cookies: { name: string }[]) =>
  cookies.find(({ name }) => name === 'ledgerleaf.session') as { value: string; maxAge?: number } | undefined

let networks = 0
/** Each test comes from a network of its own, so that none uses up another's tries. */
const elsewhere = () => site.browser(`10.1.0.${++networks}`)

test('a right password answers the person and starts a new session each time', async () => {
  const first = elsewhere()
  const answer = await first.post('/api/auth/sign-in', { body: { email: ' ADA@Example.org', password } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().person).toMatchObject({ email, name: 'Ada', roles: ['buyer'], emailVerified: true })
  const before = first.cookies.get('ledgerleaf.session')
  await first.post('/api/auth/sign-in', { body: { email, password } })
  const after = first.cookies.get('ledgerleaf.session')
  expect(after).not.toBe(before)
  // The session the browser held before is over: nothing could ever end it again.
  const old = elsewhere()
  old.cookies.set('ledgerleaf.session', before ?? '')
  expect((await old.get('/api/auth/session')).json()).toEqual({ person: null })
})

test('remember me: thirty days in the browser and on the server; otherwise until it closes and one day', async () => {
  const daysLeft = async (value: string) => {
    const [token] = value.split('.')
    const { rows } = await site.pool.query('select expires_at from sessions where token = $1', [token])
    return Math.round((rows[0].expires_at.getTime() - Date.now()) / 86_400_000)
  }
  const kept = await elsewhere().post('/api/auth/sign-in', { body: { email, password, rememberMe: true } })
  const remembered = sessionCookie(kept.cookies)
  expect(remembered?.maxAge).toBe(30 * 24 * 60 * 60)
  expect(await daysLeft(remembered?.value ?? '')).toBe(30)
  const short = sessionCookie(
    (await elsewhere().post('/api/auth/sign-in', { body: { email, password } })).cookies,
  )
  expect(short?.maxAge).toBeUndefined()
  expect(await daysLeft(short?.value ?? '')).toBe(1)
})

test('a wrong password, an unknown address and an account without a password are one answer', async () => {
  await site.pool.query(
    "insert into users (id, name, email) values (gen_random_uuid(), 'N', 'nopass@example.org')",
  )
  const answers = []
  for (const address of [email, 'nobody@example.org', 'nopass@example.org']) {
    const answer = await elsewhere().post('/api/auth/sign-in', {
      body: { email: address, password: 'not-the-one' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.cookies.filter(({ name }) => name === 'ledgerleaf.session')).toEqual([])
    const { requestId: _, ...body } = answer.json()
    answers.push(body)
  }
  expect(answers[0]).toMatchObject({ code: 'wrong_credentials' })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('an unknown address costs as much computing as a wrong password', async () => {
  // What is computed, not what passes on the clock: the clock also runs while others use the machine.
  const computedBy = async (address: string, round: number) => {
    const before = process.cpuUsage()
    const browser = site.browser(`10.2.${address.length}.${round}`)
    const body = { email: address, password: 'not-the-one' }
    await browser.post('/api/auth/sign-in', { body, csrf: false })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const median = (costs: number[]) => costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0
  const costs: [known: number, unknown: number][] = []
  for (let round = 0; round < 11; round++)
    costs.push([await computedBy(email, round), await computedBy('nobody-here@example.org', round)])
  const known = median(costs.slice(2).map(([cost]) => cost))
  const unknown = median(costs.slice(2).map(([, cost]) => cost))
  // A missing hash would make one of them about ten times cheaper.
  expect(unknown).toBeGreaterThan(known / 3)
  expect(known).toBeGreaterThan(unknown / 3)
})

test('five wrong tries close the door to that network, not to the person', async () => {
  const guesser = site.browser('10.3.0.1')
  const guess = () =>
    guesser.post('/api/auth/sign-in', { body: { email, password: 'not-the-one' }, csrf: false })
  for (let count = 0; count < 5; count++) expect((await guess()).statusCode).toBe(401)
  const refused = await guess()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await guesser.post('/api/auth/sign-in', { body: { email, password } })).statusCode).toBe(429)
  expect(
    (await site.browser('10.3.0.2').post('/api/auth/sign-in', { body: { email, password } })).statusCode,
  ).toBe(200)
})

test('guesses sent at once are counted one by one', async () => {
  const guesser = site.browser('10.3.0.3')
  const body = { email: 'bo@example.org', password: 'not-the-one' }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => guesser.post('/api/auth/sign-in', { body, csrf: false })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
})

test('a right password forgives the wrong ones before it', async () => {
  const browser = site.browser('10.3.0.4')
  const signIn = async (word: string) =>
    (await browser.post('/api/auth/sign-in', { body: { email: 'bo@example.org', password: word } }))
      .statusCode
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 4; count++) expect(await signIn('not-the-one')).toBe(401)
    expect(await signIn(password)).toBe(200)
  }
})

test('thirty tries a minute from one network, over all addresses', async () => {
  const browser = site.browser('10.3.0.5')
  const codes = []
  for (let count = 0; count < 31; count++) {
    const body = { email: `nobody-${count}@example.org`, password: 'not-the-one' }
    codes.push((await browser.post('/api/auth/sign-in', { body, csrf: false })).statusCode)
  }
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(codes[30]).toBe(429)
})

test('a forwarded address is believed only behind a proxy of our own', async () => {
  const body = { email: 'spoof@example.org', password: 'not-the-one' }
  const browser = site.browser('10.3.0.6')
  const codes = []
  for (let count = 0; count < 6; count++) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}`, 'x-ledgerleaf-address': `203.0.113.${count}` }
    codes.push((await browser.post('/api/auth/sign-in', { body, headers, csrf: false })).statusCode)
  }
  expect(codes).toEqual([401, 401, 401, 401, 401, 429])
})

test('behind a proxy of our own only the address that the proxy added is believed', async () => {
  const behind = await testSite({ TRUST_PROXY: '1' })
  try {
    const body = { email: 'spoof@example.org', password: 'not-the-one' }
    const browser = behind.browser('127.0.0.1')
    const codes = []
    for (let count = 0; count < 6; count++) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}, 198.51.100.7` }
      codes.push((await browser.post('/api/auth/sign-in', { body, headers, csrf: false })).statusCode)
    }
    expect(codes).toEqual([401, 401, 401, 401, 401, 429])
    const headers = { 'x-forwarded-for': '198.51.100.8' }
    expect((await browser.post('/api/auth/sign-in', { body, headers, csrf: false })).statusCode).toBe(401)
  } finally {
    await behind.close()
  }
})

test.each([
  ['no password', { email }],
  ['a number for a password', { email, password: 5 }],
  ['an object for an address', { email: { $gt: '' }, password }],
  ['a text for remember me', { email, password, rememberMe: 'yes' }],
  ['a list', [email, password]],
])('refuses %s as invalid input', async (_what, body) => {
  const answer = await elsewhere().post('/api/auth/sign-in', { body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

test('where the site is https the cookie is bound to the host and secure', async () => {
  const secure = await testSite({ PUBLIC_URL: 'https://ledgerleaf.example' })
  try {
    const body = { email: 'cy@example.org', password }
    const { cookies } = await secure.browser().post('/api/auth/sign-up', { body })
    expect(cookies.find(({ name }) => name === '__Host-ledgerleaf.session')).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
  } finally {
    await secure.close()
  }
})
