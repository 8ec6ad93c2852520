import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const password = 'correct-horse-battery'
const countUsers = async (email: string) =>
  (await site.pool.query('select count(*)::int as count from users where email = $1', [email])).rows[0].count

test('a sign-up answers the person, signs in and mails a confirmation link to the configured address', async () => {
  const browser = site.browser()
  const answer = await browser.post('/api/auth/sign-up', {
    body: { email: 'ann@example.org', password },
    headers: { host: 'evil.example' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    person: {
      id: expect.any(String),
      email: 'ann@example.org',
      emailVerified: false,
      name: '',
      company: null,
      roles: [],
    },
  })
  const [cookie] = answer.cookies.filter(({ name }) => name === 'ledgerleaf.session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookie?.maxAge).toBeUndefined()
  expect((await browser.get('/api/auth/session')).json().person.email).toBe('ann@example.org')
  const mail = await site.mailTo('ann@example.org', 'Confirm')
  expect(mail.text).toContain('http://localhost:3000/verify-email?token=')
  expect(mail.text).not.toContain('evil')
})

test('a sign-up in a browser that is signed in ends the session it held', async () => {
  const browser = site.browser()
  await browser.post('/api/auth/sign-up', { body: { email: 'before@example.org', password } })
  const before = { cookie: `ledgerleaf.session=${browser.cookies.get('ledgerleaf.session')}` }
  await browser.post('/api/auth/sign-up', { body: { email: 'after@example.org', password } })
  expect((await browser.get('/api/auth/session')).json().person.email).toBe('after@example.org')
  expect((await site.browser().get('/api/auth/session', before)).json()).toEqual({ person: null })
})

test('odd capitals and spaces are one and the same address', async () => {
  await site.browser().post('/api/auth/sign-up', { body: { email: '  Bob@Example.ORG ', password } })
  expect(await countUsers('bob@example.org')).toBe(1)
  const again = await site
    .browser()
    .post('/api/auth/sign-up', { body: { email: 'BOB@example.org', password } })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'email_taken', field: 'email', requestId: expect.any(String) })
})

test('two sign-ups racing for one address: exactly one account', async () => {
  const body = { email: 'race@example.org', password }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => site.browser().post('/api/auth/sign-up', { body })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await countUsers('race@example.org')).toBe(1)
})

test('ignores a role, a verified address and an id that a body brings along', async () => {
  const body = {
    email: 'mass@example.org',
    password,
    role: 'operator',
    roles: ['operator'],
    emailVerified: true,
    id: '00000000-0000-0000-0000-000000000000',
  }
  const { person } = (await site.browser().post('/api/auth/sign-up', { body })).json()
  expect(person).toMatchObject({ emailVerified: false, roles: [] })
  expect(person.id).not.toBe(body.id)
})

test('a seller sign-up is an account, a role and a profile in one', async () => {
  const body = {
    email: 'sel@example.org',
    password,
    firstName: 'Sel',
    lastName: 'Ler',
    companyName: 'Peat Ltd',
  }
  const { person } = (await site.browser().post('/api/auth/sign-up-seller', { body })).json()
  expect(person).toMatchObject({ name: 'Sel Ler', roles: ['seller'] })
  const { rows } = await site.pool.query('select * from seller_profiles where seller_id = $1', [person.id])
  expect(rows).toMatchObject([{ first_name: 'Sel', last_name: 'Ler', company_name: 'Peat Ltd' }])
})

test('a seller sign-up that fails half-way leaves no account behind', async () => {
  await site.pool.query("alter table seller_profiles add constraint no_doom check (company_name <> 'Doom')")
  const body = { email: 'half@example.org', password, firstName: 'A', lastName: 'B', companyName: 'Doom' }
  const failed = await site.browser().post('/api/auth/sign-up-seller', { body })
  expect(failed.statusCode).toBe(500)
  expect(failed.json()).toMatchObject({ code: 'internal_error' })
  expect(await countUsers('half@example.org')).toBe(0)
  const again = await site
    .browser()
    .post('/api/auth/sign-up-seller', { body: { ...body, companyName: 'Bloom' } })
  expect(again.statusCode).toBe(200)
})

test.each([
  ['a common password', { email: 'w@example.org', password: 'Password1' }, 422, 'weak_password', 'password'],
  [
    'the product name',
    { email: 'w@example.org', password: 'Ledgerleaf-2026!' },
    422,
    'weak_password',
    'password',
  ],
  [
    'their own address',
    { email: 'willow@example.org', password: 'Willow123' },
    422,
    'weak_password',
    'password',
  ],
  ['a short password', { email: 'w@example.org', password: 'a1b2c3d' }, 400, 'invalid_input', 'password'],
  [
    'a password of 300 characters',
    { email: 'w@example.org', password: 'xy'.repeat(150) },
    400,
    'invalid_input',
    'password',
  ],
  ['no address', { password }, 400, 'invalid_input', 'email'],
  ['a number for an address', { email: 7, password }, 400, 'invalid_input', 'email'],
  [
    'a list for a password',
    { email: 'w@example.org', password: [password] },
    400,
    'invalid_input',
    'password',
  ],
])('refuses %s', async (_what, body, status, code, field) => {
  const answer = await site.browser('10.0.0.9').post('/api/auth/sign-up', { body })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, field, error: expect.any(String) })
  expect(await countUsers('w@example.org')).toBe(0)
})

test('a password of 10 MB never reaches the hash', async () => {
  const body = { email: 'big@example.org', password: 'x'.repeat(10_000_000) }
  const answer = await site.browser().post('/api/auth/sign-up', { body })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'body_too_large' })
})

test('limits sign-ups from one network, and names the wait', async () => {
  const browser = site.browser('10.0.0.10')
  const body = { email: 'limit@example.org', password: 'password' }
  for (let count = 0; count < 20; count++)
    expect((await browser.post('/api/auth/sign-up', { body, csrf: false })).statusCode).toBe(422)
  const refused = await browser.post('/api/auth/sign-up', { body, csrf: false })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('passwords are stored as argon2id with at least 19 MiB', async () => {
  const { rows } = await site.pool.query('select password from accounts limit 1')
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
