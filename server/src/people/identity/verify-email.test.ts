import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'
import { deriveSecret } from './create-auth.ts'

const password = 'correct-horse-battery'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const signUp = async () => {
  const browser = site.browser(`10.6.0.${++people}`)
  const email = `verify-${people}@example.org`
  await browser.post('/api/auth/sign-up', { body: { email, password } })
  return { browser, email, token: tokenIn(await site.mailTo(email, 'Confirm')) }
}
const verify = (token: string, browser = site.browser()) =>
  browser.post('/api/auth/verify-email', { body: { token } })

test('a confirmation link confirms, also twice, and signs nobody in', async () => {
  const { browser, email, token } = await signUp()
  const answer = await verify(token, browser)
  expect(answer.json()).toEqual({ done: true, email })
  expect(answer.cookies.filter(({ name }) => name.includes('session'))).toEqual([])
  expect((await browser.get('/api/auth/session')).json().person.emailVerified).toBe(true)
  expect((await verify(token)).json()).toEqual({ done: true, email })
})

test('a link of another account says whose address it confirmed, and confirms nobody else’s', async () => {
  const [own, other] = [await signUp(), await signUp()]
  await verify(other.token, other.browser)
  const answer = await own.browser.post('/api/auth/verify-email', { body: { token: other.token } })
  expect(answer.json()).toEqual({ done: true, email: other.email })
  expect((await own.browser.get('/api/auth/session')).json().person.emailVerified).toBe(false)
})

test('refuses a link that is expired, forged or of another key', async () => {
  const { browser, email, token } = await signUp()
  const sign = (key: string, expires: string) =>
    new SignJWT({ email })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(Date.now() / 1000) - 100)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(key))
  const expired = await sign(deriveSecret(site.secret, 'identity'), '-1s')
  const foreign = await sign('some other key', '1h')
  const [header, payload] = token.split('.')
  for (const wrong of [expired, foreign, `${header}.${payload}.`, 'nonsense', `${token}x`]) {
    const answer = await verify(wrong)
    expect(answer.statusCode).toBe(410)
    expect(answer.json()).toMatchObject({ code: 'link_expired' })
  }
  expect((await browser.get('/api/auth/session')).json().person.emailVerified).toBe(false)
})

test('sends the link again to the signed-in person, but not without end', async () => {
  const { browser, email } = await signUp()
  const resend = async () => (await browser.post('/api/auth/resend-verification')).statusCode
  expect([await resend(), await resend(), await resend(), await resend()]).toEqual([200, 200, 200, 429])
  await verify(tokenIn(await site.mailTo(email, 'Confirm')), browser)
  expect(await resend()).toBe(200)
  expect((await site.browser().post('/api/auth/resend-verification')).statusCode).toBe(401)
})
