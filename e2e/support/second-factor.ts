import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type APIRequestContext, expect } from '@playwright/test'
import { fromBase32 } from '../../server/src/people/factors/base32.ts'
import { stepAt, totpCode } from '../../server/src/people/factors/totp.ts'
import { type KeptPasskey, softwarePasskey } from '../../server/src/testing/software-passkey.ts'

export type Account = { email: string; password: string }

const origin = `http://localhost:${process.env.E2E_PORT}`
const keys = path.join(process.env.E2E_DATA_DIR ?? '', 'operator-passkeys.json')

/** What an app with this secret shows now, or so many half minutes from now. */
export const codeOf = (secret: string, later = 0): string =>
  totpCode(fromBase32(secret), stepAt(new Date()) + later)

const post = async (request: APIRequestContext, address: string, data: object = {}) => {
  const { csrfToken } = await (await request.get(`${origin}/api/csrf-token`)).json()
  const headers = { 'x-csrf-token': csrfToken }
  const answer = await request.post(`${origin}/api/auth/${address}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Signs in by the calls alone. An operator answers by the passkey that was added before the first test. */
export const enterBy = async (request: APIRequestContext, account: Account): Promise<void> => {
  const { step } = await post(request, 'sign-in', account)
  if (!step) return
  const kept = (JSON.parse(readFileSync(keys, 'utf8')) as Record<string, KeptPasskey>)[account.email]
  const question = await post(request, 'step/passkey-question')
  await post(request, 'step/passkey', { passkey: softwarePasskey(origin, kept).sign(question) })
}

/**
 * Gives demo operators a passkey besides their app, and keeps it for every test. A code is good once, so of the many tests
 * that are the same operator in one half minute only one could use it.
 */
export const giveOperatorsPasskeys = async (
  newRequest: () => Promise<APIRequestContext>,
  operators: readonly (Account & { publicTotp: string })[],
): Promise<void> => {
  const made: Record<string, KeptPasskey> = {}
  for (const { email, password, publicTotp } of operators) {
    const request = await newRequest()
    await post(request, 'sign-in', { email, password })
    await post(request, 'step/code', { code: codeOf(publicTotp) })
    const key = softwarePasskey(origin)
    const wish = await post(request, 'factors/passkey/start', { code: codeOf(publicTotp, 1) })
    await post(request, 'factors/passkey', { name: 'Tests', passkey: key.make(wish) })
    made[email] = key.keep()
    await request.dispose()
  }
  writeFileSync(keys, JSON.stringify(made))
}
