import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../testing/sign-in-as.ts'
import { softwarePasskey } from '../../testing/software-passkey.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

const password = 'correct-horse-battery'
let site: TestSite
let network = 0
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const elsewhere = () => site.browser(`10.8.${network++}.1`)
const origin = () => new URL(site.config.publicUrl).origin
const ask = async (browser: Browser, path: string, body: object = {}) =>
  (await browser.post(`/api/auth/${path}`, { body })).json()
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/session')).json().person !== null

/** Somebody with a passkey. */
const withPasskey = async (email: string) => {
  const own = await signInAs(site, email, ['buyer'])
  const key = softwarePasskey(origin())
  const passkey = key.make(await ask(own, 'factors/passkey/start', { password }))
  const added = await own.post('/api/auth/factors/passkey', { body: { name: 'Laptop', passkey } })
  expect(added.statusCode, added.body).toBe(200)
  expect(added.json().recoveryCodes).toHaveLength(10)
  return { own, key }
}
const halfOf = async (email: string) => {
  const browser = elsewhere()
  await browser.post('/api/auth/sign-in', { body: { email, password } })
  return browser
}
const finish = async (browser: Browser, passkey: object) =>
  (await browser.post('/api/auth/step/passkey', { body: { passkey } })).statusCode

test('a passkey is the second step, and what it signed is good once', async () => {
  const { key } = await withPasskey('ada@example.org')
  const browser = await halfOf('ada@example.org')
  const question = await ask(browser, 'step/passkey-question')
  expect(question).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(question.allowCredentials).toHaveLength(1)
  const answer = key.sign(question)
  expect(await finish(browser, answer)).toBe(200)
  expect(await isSignedIn(browser)).toBe(true)
  const again = await halfOf('ada@example.org')
  expect(await finish(again, answer)).toBe(401)
  // Nor after something else was asked.
  await ask(again, 'step/passkey-question')
  expect(await finish(again, answer)).toBe(401)
  expect(await isSignedIn(again)).toBe(false)
})

test('what was asked of one sign-in, or of one session, is not answered in another', async () => {
  const { own, key } = await withPasskey('bob@example.org')
  const [one, other] = [await halfOf('bob@example.org'), await halfOf('bob@example.org')]
  const asked = await ask(one, 'step/passkey-question')
  await ask(other, 'step/passkey-question')
  expect(await finish(other, key.sign(asked))).toBe(401)
  expect(await finish(one, key.sign(asked))).toBe(200)
  const ofSession = await ask(own, 'factors/passkey-question')
  const close = (browser: Browser) =>
    browser.post('/api/account/close', { body: { passkey: key.sign(ofSession) } })
  expect((await close(one)).statusCode).toBe(401)
  expect((await close(own)).statusCode).toBe(200)
})

test('a page of another origin, a device that asked for nothing, and somebody else’s key are refused', async () => {
  const { key } = await withPasskey('cyd@example.org')
  const stranger = await withPasskey('mal@example.org')
  const browser = await halfOf('cyd@example.org')
  const question = () => ask(browser, 'step/passkey-question')
  expect(await finish(browser, key.sign(await question(), { from: 'https://localhost.example' }))).toBe(401)
  const presentOnly = 0x01
  expect(await finish(browser, key.sign(await question(), { flags: presentOnly }))).toBe(401)
  expect(await finish(browser, key.sign({ ...(await question()), rpId: 'other.example' }))).toBe(401)
  expect(await finish(browser, stranger.key.sign(await question()))).toBe(401)
  expect(await finish(browser, key.sign(await question()))).toBe(200)
})

test('a key whose count goes back is a copy, and is refused', async () => {
  const { key } = await withPasskey('dot@example.org')
  const sign = async (count: number) => {
    const browser = await halfOf('dot@example.org')
    return finish(browser, key.sign(await ask(browser, 'step/passkey-question'), { count }))
  }
  expect(await sign(5)).toBe(200)
  expect(await sign(5)).toBe(401)
  expect(await sign(4)).toBe(401)
  expect(await sign(0)).toBe(401)
  expect(await sign(6)).toBe(200)
})

test('a passkey signs in alone, by whose it says it is, and once', async () => {
  const { key } = await withPasskey('eve@example.org')
  const signIn = (browser: Browser, passkey: object) =>
    browser.post('/api/auth/passkey', { body: { passkey } })
  const browser = elsewhere()
  const question = await ask(browser, 'passkey-question')
  expect(question.allowCredentials).toEqual([])
  const answer = key.sign(question)
  expect((await signIn(elsewhere(), answer)).statusCode).toBe(401)
  expect((await signIn(browser, answer)).json()).toMatchObject({ person: { email: 'eve@example.org' } })
  expect((await signIn(browser, answer)).statusCode).toBe(401)

  const other = elsewhere()
  for (const wrong of [{ userHandle: 'AAAA' }, { flags: 0x01 }])
    expect((await signIn(other, key.sign(await ask(other, 'passkey-question'), wrong))).statusCode).toBe(401)
  const unknown = softwarePasskey(origin()).sign(await ask(other, 'passkey-question'), { userHandle: 'AAAA' })
  expect((await signIn(other, unknown)).json()).toMatchObject({ code: 'wrong_factor' })
  // The question of a passkey alone is no half of somebody: no code finishes it.
  await ask(other, 'passkey-question')
  const code = await other.post('/api/auth/step/code', { body: { code: '000000' } })
  expect(code.json()).toMatchObject({ code: 'sign_in_over' })
})

test('a passkey is added only for what was asked, of the same session, from our own pages, and to one account', async () => {
  const own = await signInAs(site, 'fay@example.org', ['buyer'])
  const other = await signInAs(site, 'gus@example.org', ['buyer'])
  const key = softwarePasskey(origin())
  const add = async (browser: Browser, passkey: object) =>
    (await browser.post('/api/auth/factors/passkey', { body: { name: 'Key', passkey } })).statusCode
  const start = (browser: Browser, body: object = { password }) => ask(browser, 'factors/passkey/start', body)
  expect(await start(own, {})).toMatchObject({ code: 'wrong_credentials' })
  const wish = await start(own)
  await start(other)
  expect(await add(other, key.make(wish))).toBe(401)
  expect(await add(own, key.make(await start(own), { from: 'https://elsewhere.example' }))).toBe(401)
  const made = key.make(await start(own))
  expect(await add(own, made)).toBe(200)
  expect(await add(own, made)).toBe(401)
  expect(await add(other, key.make(await start(other)))).toBe(401)
})

test('a server that is known by a number has no passkeys, and says so', async () => {
  const numbered = await testSite({ PUBLIC_URL: 'http://127.0.0.1:3000' })
  try {
    const asked = await numbered.browser().post('/api/auth/passkey-question', { body: {} })
    expect(asked.json()).toMatchObject({ code: 'not_available' })
  } finally {
    await numbered.close()
  }
})
