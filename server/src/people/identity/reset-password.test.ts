import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'

const password = 'correct-horse-battery'
const better = 'even-better-staple'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const newPerson = async () => {
  const email = `reset-${++people}@example.org`
  await site.identity.createPerson({ email, password, name: 'R', roles: [] })
  return { email, browser: site.browser(`10.5.0.${people}`) }
}
const ask = (email: string, ip = `10.5.1.${people}`) =>
  site
    .browser(ip)
    .post('/api/auth/request-password-reset', { body: { email }, headers: { host: 'evil.example' } })
const linkFor = async (email: string) => {
  await ask(email)
  return tokenIn(await site.mailTo(email, 'Reset'))
}
const reset = (token: string, word = better) =>
  site.browser(`10.5.2.${people}`).post('/api/auth/reset-password', { body: { token, password: word } })
const signsIn = async (email: string, word: string) =>
  (await site.browser().post('/api/auth/sign-in', { body: { email, password: word } })).statusCode === 200

test('the answer is the same whether the address has an account or not, and only one gets a mail', async () => {
  const { email } = await newPerson()
  const known = await ask(email)
  const unknown = await ask('nobody@example.org')
  expect(known.statusCode).toBe(200)
  expect(unknown.statusCode).toBe(200)
  expect(unknown.body).toBe(known.body)
  const mail = await site.mailTo(email, 'Reset')
  expect(mail.text).toContain('http://localhost:3000/reset-password?token=')
  expect(mail.text + mail.html).not.toContain('evil')
  expect(await site.mailsTo('nobody@example.org')).toEqual([])
})

test('a link sets the password once, ends every session, closes their sockets and tells the owner', async () => {
  const { email, browser } = await newPerson()
  await browser.post('/api/auth/sign-in', { body: { email, password } })
  const { sessions } = (await browser.get('/api/auth/sessions')).json()
  const token = await linkFor(email)
  expect((await reset(token)).json()).toEqual({ done: true })
  expect((await browser.get('/api/auth/session')).json()).toEqual({ person: null })
  await vi.waitFor(() => expect(site.closedSessions).toContain(sessions[0].id), 20_000)
  await site.mailTo(email, 'was changed')
  expect(await signsIn(email, password)).toBe(false)
  expect(await signsIn(email, better)).toBe(true)
})

test('a replayed link changes nothing', async () => {
  const { email } = await newPerson()
  const token = await linkFor(email)
  await reset(token)
  const replay = await reset(token, 'a-third-password')
  expect(replay.statusCode).toBe(410)
  expect(replay.json()).toMatchObject({ code: 'link_expired' })
  expect(await signsIn(email, better)).toBe(true)
})

test('one link used by several at once: exactly one succeeds', async () => {
  const { email } = await newPerson()
  const token = await linkFor(email)
  const words = ['first-word-of-all', 'second-word-of-all', 'third-word-of-all', 'fourth-word-of-all']
  const answers = await Promise.all(words.map((word) => reset(token, word)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410])
  const winner = words[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
  expect(await signsIn(email, winner)).toBe(true)
})

test('a sign-in with the old password that races the reset holds no session afterwards', async () => {
  for (let round = 0; round < 4; round++) {
    const { email } = await newPerson()
    const token = await linkFor(email)
    const browsers = Array.from({ length: 4 }, (_, index) => site.browser(`10.5.3.${people * 4 + index}`))
    const attempts = browsers.map((browser) =>
      browser.post('/api/auth/sign-in', { body: { email, password }, csrf: false }),
    )
    await Promise.all([reset(token), ...attempts])
    for (const browser of browsers)
      expect((await browser.get('/api/auth/session')).json()).toEqual({ person: null })
  }
})

test('a newer link voids the older one, and a changed password voids both', async () => {
  const { email } = await newPerson()
  const older = await linkFor(email)
  const newer = await linkFor(email)
  expect((await reset(older)).statusCode).toBe(410)
  expect((await reset(newer)).statusCode).toBe(200)
  const { rows } = await site.pool.query(
    'select 1 from verifications v join users u on u.id::text = v.value where u.email = $1',
    [email],
  )
  expect(rows).toEqual([])
})

test('links asked for at once leave one that works', async () => {
  const { email } = await newPerson()
  await Promise.all(Array.from({ length: 4 }, () => ask(email)))
  const tokens: string[] = []
  for (let count = 0; count < 4; count++) tokens.push(tokenIn(await site.mailTo(email, 'Reset')))
  expect(new Set(tokens).size).toBe(4)
  const statuses = []
  for (const token of tokens) statuses.push((await reset(token)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a link is over after an hour', async () => {
  const { email } = await newPerson()
  const token = await linkFor(email)
  const { rows } = await site.pool.query('select max(expires_at) as expires_at from verifications')
  const minutes = (rows[0].expires_at.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(58)
  expect(minutes).toBeLessThanOrEqual(60)
  await site.pool.query("update verifications set expires_at = now() - interval '1 second'")
  expect((await reset(token)).json()).toMatchObject({ code: 'link_expired' })
  expect(await signsIn(email, password)).toBe(true)
})

test('a weak password is refused and the link still works for a better one', async () => {
  const { email } = await newPerson()
  const token = await linkFor(email)
  for (const word of ['password1', `${email.split('@')[0]}!`]) {
    const refused = await reset(token, word)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'weak_password', field: 'password' })
  }
  expect((await reset(token)).statusCode).toBe(200)
})

test('the token is nowhere in the database', async () => {
  const { email } = await newPerson()
  const token = await linkFor(email)
  expect(token.length).toBeGreaterThanOrEqual(22)
  const { rows: verifications } = await site.pool.query('select identifier, value from verifications')
  expect(JSON.stringify(verifications)).not.toContain(token)
})

test('an account without a password gets one, and a made-up token gets nothing', async () => {
  const email = 'openid-only@example.org'
  await site.pool.query("insert into users (id, name, email) values (gen_random_uuid(), 'O', $1)", [email])
  const token = await linkFor(email)
  expect((await reset(token)).statusCode).toBe(200)
  expect(await signsIn(email, better)).toBe(true)
  for (const madeUp of ['x', `${token}`, '../../etc', 'reset-password:x'])
    expect((await reset(madeUp)).json()).toMatchObject({ code: 'link_expired' })
})

test('a stranger who asks again and again neither fills the mailbox nor voids the last link, and is told nothing', async () => {
  const { email } = await newPerson()
  const answers = []
  for (let count = 0; count < 12; count++) answers.push((await ask(email, `10.6.${count}.1`)).json())
  expect(answers).toEqual(Array.from({ length: 12 }, () => ({ done: true })))
  const tokens: string[] = []
  for (let count = 0; count < 5; count++) tokens.push(tokenIn(await site.mailTo(email, 'Reset')))
  const statuses = []
  for (const token of tokens) statuses.push((await reset(token)).statusCode)
  expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410])
  expect((await site.mailsTo(email)).filter(({ subject }) => subject.includes('Reset'))).toEqual([])
})

test('limits how often one may ask, for an address with an account or without', async () => {
  for (const email of [(await newPerson()).email, 'no-account@example.org']) {
    const codes = []
    for (let count = 0; count < 6; count++) codes.push((await ask(email, '10.5.9.9')).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  }
})
