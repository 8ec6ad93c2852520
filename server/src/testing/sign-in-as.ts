import type { Role } from '@ledgerleaf/contract/identity'
import { expect } from 'vitest'
import { fromBase32 } from '../people/factors/base32.ts'
import { stepAt, totpCode } from '../people/factors/totp.ts'
import type { Browser, TestSite } from './test-site.ts'

/** What an app with this secret shows now, or so many half minutes from now. */
export const codeOf = (secret: string, later = 0): string =>
  totpCode(fromBase32(secret), stepAt(new Date()) + later)

/** Sets up an authenticator app: whoever is signed in proves who they are, whoever is only half needs none. */
export const setUpApp = async (browser: Browser, proof: object = {}) => {
  const { secret } = (await browser.post('/api/auth/factors/totp/start', { body: proof })).json()
  // The oldest code that counts, so that the ones after it are left for the test.
  const body = { name: 'App', code: codeOf(secret, -1) }
  const added = await browser.post('/api/auth/factors/totp', { body })
  expect(added.statusCode, added.body).toBe(200)
  return { secret: String(secret), recoveryCodes: added.json().recoveryCodes as string[] }
}

/** Somebody with these roles and a browser of their own, signed in; an operator sets up an app on the way, as they must. */
export const signInAs = async (site: TestSite, email: string, roles: Role[]): Promise<Browser> => {
  const password = 'correct-horse-battery'
  await site.identity.createPerson({ email, password, name: `Person ${email}`, roles })
  const browser = site.browser()
  const answer = await browser.post('/api/auth/sign-in', { body: { email, password } })
  expect(answer.statusCode).toBe(200)
  if (answer.json().step) await setUpApp(browser)
  return browser
}
