import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpApp } from '../../testing/sign-in-as.ts'
import { softwarePasskey } from '../../testing/software-passkey.ts'
import { type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'

// Somebody signs up with the address of another, before its owner does.
const password = 'the-word-of-a-stranger'
const own = 'the-word-of-its-owner'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const signUp = async () => {
  people += 1
  const email = `victim-${people}@example.org`
  const browser = site.browser(`10.7.${people}.1`)
  await browser.post('/api/auth/sign-up', { body: { email, password } })
  return { email, browser, link: tokenIn(await site.mailTo(email, 'Confirm')) }
}
const elsewhere = () => site.browser(`10.7.${people}.2`)
const isSignedIn = async (browser: ReturnType<typeof elsewhere>) =>
  (await browser.get('/api/auth/session')).json().person !== null
const setConfirmed = (email: string, is: boolean) =>
  site.pool.query('update users set email_verified = $2 where email = $1', [email, is])
const signIn = (browser: ReturnType<typeof elsewhere>, email: string, word: string) =>
  browser.post('/api/auth/sign-in', { body: { email, password: word } })

test('nobody adds a second factor before the address is confirmed', async () => {
  const { browser } = await signUp()
  for (const kind of ['totp', 'passkey']) {
    const answer = await browser.post(`/api/auth/factors/${kind}/start`, { body: { password } })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_unconfirmed'])
  }
})

test('a reset of an account that nobody confirmed leaves nothing that a stranger put there: no factor, code or session', async () => {
  const { email, browser } = await signUp()
  await setConfirmed(email, true)
  await setUpApp(browser, { password })
  await setConfirmed(email, false)
  await site.browser().post('/api/auth/request-password-reset', { body: { email } })
  const token = tokenIn(await site.mailTo(email, 'Reset'))
  expect(
    (await elsewhere().post('/api/auth/reset-password', { body: { token, password: own } })).statusCode,
  ).toBe(200)
  expect(await isSignedIn(browser)).toBe(false)
  const owner = elsewhere()
  expect((await signIn(owner, email, own)).json()).toMatchObject({
    person: { email, emailVerified: true },
    step: null,
  })
  expect((await owner.get('/api/auth/factors')).json()).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
})

test('a reset of a confirmed account leaves its factors as they are', async () => {
  const { email, browser } = await signUp()
  await setConfirmed(email, true)
  const key = softwarePasskey(new URL(site.config.publicUrl).origin)
  const wish = (await browser.post('/api/auth/factors/passkey/start', { body: { password } })).json()
  await browser.post('/api/auth/factors/passkey', { body: { name: 'Key', passkey: key.make(wish) } })
  await site.browser().post('/api/auth/request-password-reset', { body: { email } })
  const token = tokenIn(await site.mailTo(email, 'Reset'))
  await elsewhere().post('/api/auth/reset-password', { body: { token, password: own } })
  expect((await signIn(elsewhere(), email, own)).json()).toMatchObject({ person: null })
})

test('the link in the mail confirms nothing for whoever is not signed in to the account, and says so', async () => {
  const { email, browser, link } = await signUp()
  const other = await signUp()
  for (const opening of [elsewhere(), other.browser]) {
    const answer = await opening.post('/api/auth/verify-email', { body: { token: link } })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'confirm_signed_in'])
  }
  expect((await browser.get('/api/auth/session')).json().person).toMatchObject({
    email,
    emailVerified: false,
  })
})

test('confirmed in one’s own browser, the address is trusted and every other session ends', async () => {
  const { email, browser, link } = await signUp()
  const phone = elsewhere()
  await signIn(phone, email, password)
  expect((await phone.post('/api/auth/verify-email', { body: { token: link } })).json()).toEqual({
    done: true,
    email,
  })
  expect((await phone.get('/api/auth/session')).json().person).toMatchObject({ email, emailVerified: true })
  expect(await isSignedIn(browser)).toBe(false)
})
