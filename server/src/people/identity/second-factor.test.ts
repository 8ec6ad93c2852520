import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, setUpApp, signInAs } from '../../testing/sign-in-as.ts'
import { type Browser, type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'

const password = 'correct-horse-battery'
let site: TestSite
let network = 0
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const elsewhere = () => site.browser(`10.9.${network++}.1`)
const signIn = (browser: Browser, email: string) =>
  browser.post('/api/auth/sign-in', { body: { email, password } })
const answer = (browser: Browser, code: string) => browser.post('/api/auth/step/code', { body: { code } })
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/session')).json().person !== null
const refusal = (response: { statusCode: number; json: () => { code: string } }) => [
  response.statusCode,
  response.json().code,
]

/** Somebody with an app, and a browser elsewhere that has given the password. */
const halfSignedIn = async (email: string) => {
  const own = await signInAs(site, email, ['buyer'])
  const app = await setUpApp(own, { password })
  const browser = elsewhere()
  expect((await signIn(browser, email)).json()).toMatchObject({ person: null })
  return { own, browser, ...app }
}

test('after the password a code is asked for; until it is given nobody is signed in, and no call knows who is there', async () => {
  const { browser, secret } = await halfSignedIn('ada@example.org')
  expect([...browser.cookies.keys()].some((name) => name.endsWith('.session'))).toBe(false)
  expect(await isSignedIn(browser)).toBe(false)
  for (const path of ['/api/auth/factors', '/api/auth/sessions', '/api/auth/token', '/api/account/data.json'])
    expect((await browser.get(path)).statusCode).toBe(401)
  const added = await browser.post('/api/auth/factors/totp/start', { body: { password } })
  expect(refusal(added)).toEqual([401, 'not_signed_in'])
  expect((await browser.get('/api/auth/step')).json()).toEqual({
    step: { ways: ['totp', 'recovery'], canHavePasskeys: true, demoCode: null },
  })
  expect((await answer(browser, codeOf(secret))).json()).toMatchObject({
    person: { email: 'ada@example.org' },
  })
  expect(await isSignedIn(browser)).toBe(true)
  expect((await browser.get('/api/auth/step')).json()).toEqual({ step: null })
})

test('a code is good once, also for two who send it at the same moment', async () => {
  const { browser, secret } = await halfSignedIn('bob@example.org')
  const other = elsewhere()
  await signIn(other, 'bob@example.org')
  const code = codeOf(secret)
  const answers = await Promise.all([answer(browser, code), answer(other, code)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  const third = elsewhere()
  await signIn(third, 'bob@example.org')
  expect(refusal(await answer(third, code))).toEqual([401, 'wrong_factor'])
  // Nor is one that is older than the newest that was taken.
  expect(refusal(await answer(third, codeOf(secret, -1)))).toEqual([401, 'wrong_factor'])
  expect((await answer(third, codeOf(secret, 1))).statusCode).toBe(200)
})

test('of two who use one recovery code at once one gets in; its owner is told, and ten new ones need the password and a factor', async () => {
  const { own, browser, secret, recoveryCodes } = await halfSignedIn('cyd@example.org')
  expect(recoveryCodes).toHaveLength(10)
  const [code = '', second = ''] = recoveryCodes
  const other = elsewhere()
  await signIn(other, 'cyd@example.org')
  const answers = await Promise.all([
    answer(browser, code.toLowerCase().replaceAll('-', ' ')),
    answer(other, code),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  expect((await site.mailTo('cyd@example.org', 'recovery code')).text).toContain('9 are left')
  const { rows } = await site.pool.query('select code_hash from recovery_codes')
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))

  const makeNew = (body: object) => own.post('/api/auth/factors/recovery-codes', { body })
  expect(refusal(await makeNew({ password }))).toEqual([401, 'wrong_factor'])
  expect(refusal(await makeNew({ code: codeOf(secret) }))).toEqual([401, 'wrong_credentials'])
  expect((await makeNew({ password, code: codeOf(secret) })).json().recoveryCodes).toHaveLength(10)
  const third = elsewhere()
  await signIn(third, 'cyd@example.org')
  expect(refusal(await answer(third, second))).toEqual([401, 'wrong_factor'])
})

test('five wrong codes end the sign-in, many the account’s for a while, and the owner is told somebody knows the password', async () => {
  const { secret } = await halfSignedIn('dot@example.org')
  const codes: string[] = []
  for (let round = 0; round < 4; round++) {
    const guesser = elsewhere()
    await signIn(guesser, 'dot@example.org')
    for (let guess = 0; guess < 6; guess++) codes.push((await answer(guesser, '000000')).json().code)
  }
  expect(codes.slice(0, 6)).toEqual([...Array(5).fill('wrong_factor'), 'sign_in_over'])
  expect(codes).toContain('sign_in_paused')
  expect(codes.filter((code) => code === 'wrong_factor').length).toBeLessThanOrEqual(20)
  // A new sign-in is no way round it, nor is the right code.
  const guesser = elsewhere()
  await signIn(guesser, 'dot@example.org')
  expect(refusal(await answer(guesser, codeOf(secret)))).toEqual([429, 'sign_in_paused'])
  expect((await site.mailTo('dot@example.org', 'wrong codes')).text).toContain('the right password')
})

test('guesses that are sent at once are counted one by one', async () => {
  const { browser } = await halfSignedIn('eve@example.org')
  const tries = Array.from({ length: 12 }, () =>
    browser.post('/api/auth/step/code', { body: { code: '000000' }, csrf: false }),
  )
  const codes = (await Promise.all(tries)).map((response) => response.json().code)
  expect(codes.filter((code) => code === 'wrong_factor').length).toBeLessThanOrEqual(5)
})

test('a session starts under a new name, and what a browser was given before opens nothing', async () => {
  const { browser, secret } = await halfSignedIn('fay@example.org')
  // Somebody who put a cookie of their own into the browser holds neither the half nor the session.
  const half = [...browser.cookies].find(([name]) => name.endsWith('.half'))
  expect(half).toBeDefined()
  browser.cookies.set('ledgerleaf.session', half?.[1] ?? '')
  expect(await isSignedIn(browser)).toBe(false)
  browser.cookies.delete('ledgerleaf.session')
  expect((await answer(browser, codeOf(secret))).statusCode).toBe(200)
  const planted = elsewhere()
  planted.cookies.set('ledgerleaf.half', half?.[1] ?? '')
  expect((await planted.get('/api/auth/step')).json()).toEqual({ step: null })
  expect(refusal(await answer(planted, codeOf(secret, 1)))).toEqual([401, 'sign_in_over'])
  // Signing in as somebody else ends the session the browser held, although nobody is in yet.
  await halfSignedIn('fox@example.org')
  await signIn(browser, 'fox@example.org')
  expect(await isSignedIn(browser)).toBe(false)
})

test('a factor that is removed, or a password that is reset, while somebody is half in: they start again', async () => {
  const { own, browser, secret } = await halfSignedIn('gil@example.org')
  const { factors } = (await own.get('/api/auth/factors')).json()
  const removed = await own.post(`/api/auth/factors/${factors[0].id}/remove`, {
    body: { code: codeOf(secret) },
  })
  expect(removed.statusCode, removed.body).toBe(200)
  expect(refusal(await answer(browser, codeOf(secret, 1)))).toEqual([401, 'sign_in_over'])
  expect((await site.mailTo('gil@example.org', 'removed')).text).toContain('App')
  expect((await signIn(browser, 'gil@example.org')).json()).toMatchObject({ step: null })

  const hal = await halfSignedIn('hal@example.org')
  await hal.browser.post('/api/auth/request-password-reset', { body: { email: 'hal@example.org' } })
  const token = tokenIn(await site.mailTo('hal@example.org', 'reset your password'))
  await elsewhere().post('/api/auth/reset-password', { body: { token, password: 'walnut harbour 52' } })
  expect(refusal(await answer(hal.browser, codeOf(hal.secret)))).toEqual([401, 'sign_in_over'])
  // The new password is half the way, as the old one was; without the app a recovery code is the other half.
  const body = { email: 'hal@example.org', password: 'walnut harbour 52' }
  expect((await hal.browser.post('/api/auth/sign-in', { body })).json()).toMatchObject({ person: null })
  expect((await answer(hal.browser, hal.recoveryCodes[0] ?? '')).statusCode).toBe(200)
})

test('a half sign-in is over after ten minutes', async () => {
  const { browser, secret } = await halfSignedIn('ivy@example.org')
  await site.pool.query("update half_sign_ins set expires_at = now() - interval '1 second'")
  expect(refusal(await answer(browser, codeOf(secret)))).toEqual([401, 'sign_in_over'])
})

test('an operator without a factor can do nothing but set one up, and cannot remove the last one', async () => {
  await site.identity.createPerson({ email: 'op@example.org', password, name: 'Op', roles: ['operator'] })
  const browser = elsewhere()
  expect((await signIn(browser, 'op@example.org')).json()).toMatchObject({ person: null, step: { ways: [] } })
  expect((await browser.get('/api/operator/projects')).statusCode).toBe(401)
  expect(refusal(await answer(browser, '000000'))).toEqual([401, 'wrong_factor'])
  const { secret } = await setUpApp(browser)
  expect((await browser.get('/api/auth/session')).json().person.roles).toEqual(['operator'])
  expect((await site.mailTo('op@example.org', 'was added')).text).toContain('App')
  const { factors, isRequired } = (await browser.get('/api/auth/factors')).json()
  expect(isRequired).toBe(true)
  const remove = (id: string, code: string) =>
    browser.post(`/api/auth/factors/${id}/remove`, { body: { code } })
  expect(refusal(await remove(factors[0].id, codeOf(secret)))).toEqual([409, 'last_factor'])
  const { rows } = await site.pool.query("select act from audit_entries where act like '%factor'")
  expect(rows).toEqual([{ act: 'add_factor' }])
})

test('whoever has a factor shows it where a password was asked for, and a recovery code is not enough for that', async () => {
  const { own, secret, recoveryCodes } = await halfSignedIn('jan@example.org')
  const close = (body: object) => own.post('/api/account/close', { body })
  expect(refusal(await close({ password }))).toEqual([401, 'wrong_factor'])
  expect(refusal(await close({ code: recoveryCodes[0] }))).toEqual([401, 'wrong_factor'])
  const code = codeOf(secret)
  expect(refusal(await close({ code: '000000' }))).toEqual([401, 'wrong_factor'])
  expect((await close({ code })).statusCode).toBe(200)
  const { rows } = await site.pool.query(
    'select (select count(*)::int from factors f join users u on u.id = f.user_id where u.email like $1) as n',
    ['%@erased.invalid'],
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('a factor has a name, and nobody renames or removes that of somebody else', async () => {
  const kim = await halfSignedIn('kim@example.org')
  const lou = await halfSignedIn('lou@example.org')
  const { id } = (await kim.own.get('/api/auth/factors')).json().factors[0]
  expect((await kim.own.patch(`/api/auth/factors/${id}/name`, { body: { name: 'Phone' } })).statusCode).toBe(
    200,
  )
  expect((await lou.own.patch(`/api/auth/factors/${id}/name`, { body: { name: 'Mine' } })).statusCode).toBe(
    404,
  )
  const body = { code: codeOf(lou.secret) }
  expect((await lou.own.post(`/api/auth/factors/${id}/remove`, { body })).statusCode).toBe(404)
  expect((await kim.own.get('/api/auth/factors')).json()).toMatchObject({
    factors: [{ kind: 'totp', name: 'Phone' }],
    recoveryCodesLeft: 10,
    isRequired: false,
  })
  // Neither secret nor hash is in what a person is handed out.
  const file = (await kim.own.get('/api/account/data.json')).body
  expect(file).toContain('Phone')
  expect(file).not.toContain(kim.secret)
  expect(file).not.toContain('totp_sealed')
})
