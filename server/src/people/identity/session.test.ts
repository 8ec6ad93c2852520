import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { doTask } from '../../testing/do-task.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { sweepExpiredTask } from './identity.tasks.ts'

const password = 'correct-horse-battery'
const cookie = 'ledgerleaf.session'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const signUp = async (): Promise<Browser & { personId: string; email: string }> => {
  people++
  const browser = site.browser(`10.4.0.${people}`)
  const email = `person-${people}@example.org`
  const answer = await browser.post('/api/auth/sign-up', { body: { email, password } })
  return { ...browser, email, personId: answer.json().person.id }
}
const whoAmI = async (browser: Browser) => (await browser.get('/api/auth/session')).json().person
const withCookie = (value: string) => {
  const browser = site.browser()
  browser.cookies.set(cookie, value)
  return browser
}

test('lists where a person is signed in, by id and never by token', async () => {
  const first = await signUp()
  const second = site.browser('10.4.1.1')
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64) Gecko/20100101 Firefox/140.0' }
  await second.post('/api/auth/sign-in', { body: { email: first.email, password }, headers })
  const answer = await second.get('/api/auth/sessions')
  const { sessions } = answer.json()
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toMatchObject([
    { device: 'Firefox on Windows', address: '10.4.1.1' },
  ])
  const { rows } = await site.pool.query('select token from sessions where user_id = $1', [first.personId])
  for (const { token } of rows) expect(answer.body).not.toContain(token)
})

test('a revoked session is over at once and its sockets are closed', async () => {
  const first = await signUp()
  const second = site.browser('10.4.1.2')
  await second.post('/api/auth/sign-in', { body: { email: first.email, password } })
  const { sessions } = (await first.get('/api/auth/sessions')).json()
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  expect((await first.post('/api/auth/revoke-session', { body: { id: other.id } })).json()).toEqual({
    done: true,
  })
  expect(await whoAmI(second)).toBeNull()
  expect((await second.get('/api/auth/sessions')).statusCode).toBe(401)
  expect(await whoAmI(first)).not.toBeNull()
  await vi.waitFor(() => expect(site.closedSessions).toContain(other.id), 20_000)
})

test('nobody can revoke a session of somebody else, or one that is not there', async () => {
  const victim = await signUp()
  const { sessions } = (await victim.get('/api/auth/sessions')).json()
  const attacker = await signUp()
  for (const id of [sessions[0].id, 'no-id', '00000000-0000-7000-8000-000000000000']) {
    const answer = await attacker.post('/api/auth/revoke-session', { body: { id } })
    expect(answer.statusCode).toBe(404)
  }
  expect(await whoAmI(victim)).not.toBeNull()
})

test('signing out ends the session itself, not only the cookie', async () => {
  const browser = await signUp()
  const value = browser.cookies.get(cookie) ?? ''
  expect((await browser.post('/api/auth/sign-out')).json()).toEqual({ done: true })
  expect(browser.cookies.has(cookie)).toBe(false)
  expect(await whoAmI(withCookie(value))).toBeNull()
  expect((await browser.post('/api/auth/sign-out')).json()).toEqual({ done: true })
})

test('an expired session is nobody', async () => {
  const browser = await signUp()
  await site.pool.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    browser.personId,
  ])
  expect(await whoAmI(browser)).toBeNull()
})

test('the sweep drops what is over and nothing else', async () => {
  const over = await signUp()
  const open = await signUp()
  await site.pool.query("update sessions set expires_at = now() - interval '1 day' where user_id = $1", [
    over.personId,
  ])
  await site.pool.query("update rate_limits set resets_at = now() - interval '1 second'")
  await doTask(site.identity.tasks({ send: async () => {} }), sweepExpiredTask, {})
  const left = await site.pool.query('select user_id from sessions where user_id = any($1)', [
    [over.personId, open.personId],
  ])
  expect(left.rows).toEqual([{ user_id: open.personId }])
  expect((await site.pool.query('select 1 from rate_limits')).rows).toEqual([])
})

test('a forged, shortened or foreign-signed cookie is nobody', async () => {
  const browser = await signUp()
  const [token = '', signature = ''] = (browser.cookies.get(cookie) ?? '').split('.')
  const foreign = createHmac('sha256', 'another secret').update(token).digest('base64url')
  for (const value of [
    token,
    `${token}.`,
    `.${signature}`,
    `${token}.${foreign}`,
    `${token}.${signature.slice(0, -2)}`,
    `${token}x.${signature}`,
    `${token}.${signature}.${signature}`,
    'null',
    '%00',
  ])
    expect(await whoAmI(withCookie(value))).toBeNull()
  expect(await whoAmI(browser)).not.toBeNull()
})

test('marks a session as seen, at most once a minute', async () => {
  const browser = await signUp()
  const seen = async () =>
    (await site.pool.query('select last_seen_at from sessions where user_id = $1', [browser.personId]))
      .rows[0].last_seen_at as Date
  const started = await seen()
  await whoAmI(browser)
  expect(await seen()).toEqual(started)
  const longAgo = new Date(Date.now() - 90_000)
  await site.pool.query('update sessions set last_seen_at = $2 where user_id = $1', [
    browser.personId,
    longAgo,
  ])
  await whoAmI(browser)
  await vi.waitFor(async () => expect((await seen()).getTime()).toBeGreaterThan(longAgo.getTime()), 20_000)
})

test('a change by cookie needs the CSRF token of that very session', async () => {
  const browser = await signUp()
  const other = await signUp()
  const missing = await browser.post('/api/auth/sign-out', { csrf: false })
  expect(missing.statusCode).toBe(403)
  expect(missing.json()).toMatchObject({ code: 'csrf_invalid' })
  const { csrfToken } = (await other.get('/api/csrf-token')).json()
  const borrowed = await browser.post('/api/auth/sign-out', {
    csrf: false,
    headers: { 'x-csrf-token': csrfToken },
  })
  expect(borrowed.json()).toMatchObject({ code: 'csrf_invalid' })
  expect(await whoAmI(browser)).not.toBeNull()
})

test('refuses a change that another site sends', async () => {
  const browser = await signUp()
  const headers = { origin: 'https://evil.example' }
  for (const path of ['/api/auth/sign-out', '/api/auth/sign-in', '/api/auth/sign-up']) {
    const answer = await browser.post(path, { body: {}, headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' })
  }
  expect(await whoAmI(browser)).not.toBeNull()
})

test('nothing of the library is reachable but what the contract names', async () => {
  const browser = await signUp()
  for (const path of ['/api/auth/get-session', '/api/auth/list-sessions', '/api/auth/ok', '/api/auth/error'])
    expect((await browser.get(path)).statusCode).toBe(404)
  for (const path of [
    '/api/auth/sign-up/email',
    '/api/auth/sign-in/social',
    '/api/auth/update-user',
    '/api/auth/delete-user',
  ])
    expect((await browser.post(path, { body: {} })).statusCode).toBe(404)
})

test('opening a seller account adds the role and keeps the other', async () => {
  const browser = await signUp()
  await site.pool.query("insert into organisation_sides (organisation_id, side) values ($1, 'buyer')", [
    browser.personId,
  ])
  const body = { firstName: ' Pat ', lastName: 'Moss', companyName: 'Moss & Co', role: 'operator' }
  for (const companyName of ['Moss & Co', 'Moss Ltd']) {
    const answer = await browser.post('/api/auth/open-seller-account', { body: { ...body, companyName } })
    expect(answer.json().person.roles).toEqual(['buyer', 'seller'])
  }
  const { rows } = await site.pool.query('select * from seller_profiles where seller_id = $1', [
    browser.personId,
  ])
  expect(rows).toMatchObject([{ first_name: 'Pat', company_name: 'Moss Ltd' }])
  expect((await site.browser().post('/api/auth/open-seller-account', { body })).statusCode).toBe(401)
})

test('what is asked for with the cookie of an ended session is not done as a guest; once the page knows, it is a visitor’s', async () => {
  const browser = await signUp()
  await site.pool.query('delete from sessions where user_id = $1', [browser.personId])
  const order = () => browser.post('/api/orders', { body: {}, headers: { 'idempotency-key': 'ended' } })
  const buyPlan = () => browser.post('/api/usersignup/create-checkout-session', { body: { id: 'none' } })
  for (const answer of [await order(), await buyPlan(), await order()])
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
  expect(await whoAmI(browser)).toBeNull()
  expect(browser.cookies.has(cookie)).toBe(false)
  expect((await order()).json().code).toBe('invalid_input')
  expect((await buyPlan()).statusCode).not.toBe(401)
})
