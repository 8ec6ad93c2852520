import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db.ts'
import { type Browser, type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'
import { limitGuesses } from './limit-guesses.ts'

const password = 'correct-horse-battery'
const better = 'seven-granite-otters'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const newPerson = async () => {
  const email = `guessed-${++people}@example.org`
  await site.identity.createPerson({ email, password, name: 'Ada', roles: ['buyer'] })
  return email
}
let networks = 0
const elsewhere = () => {
  networks++
  return site.browser(`10.${20 + Math.floor(networks / 250)}.0.${networks % 250}`)
}
const signIn = (browser: Browser, email: string, word = password) =>
  browser.post('/api/auth/sign-in', { body: { email, password: word } })
/** Strangers who all guess at the same moment, each from a network of their own. */
const guessFromMany = (email: string) =>
  Promise.all(Array.from({ length: 50 }, () => signIn(elsewhere(), email, 'not-the-one')))
/** As many guesses as strangers have, without the hashes: the next one is refused. */
const useUpGuesses = (email: string) =>
  Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      limitGuesses(site.db, { email, ip: `10.70.0.${count}`, device: null }, new Date()).catch(() => {}),
    ),
  )
const reset = async (browser: Browser, email: string) => {
  await browser.post('/api/auth/request-password-reset', { body: { email } })
  const token = tokenIn(await site.mailTo(email, 'Reset'))
  return browser.post('/api/auth/reset-password', { body: { token, password: better } })
}

test('fifty guesses at once from fifty networks: twenty are heard, whether or not the address has an account', async () => {
  const refusals = []
  for (const email of [await newPerson(), 'nobody-to-guess@example.org']) {
    const answers = await guessFromMany(email)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
    const paused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(paused).toHaveLength(30)
    for (const { headers } of paused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    }
    const { requestId: _, ...body } = paused[0]?.json() ?? {}
    refusals.push(body)
  }
  expect(refusals[0]).toEqual({
    code: 'sign_in_paused',
    error:
      'Too many wrong passwords were tried for this address. Choose a new one by “Forgot password” and you can sign in at once, or wait 15 minutes.',
  })
  expect(refusals[1]).toEqual(refusals[0])
})

test('the right password is not heard either while strangers are held up', async () => {
  const email = await newPerson()
  await useUpGuesses(email)
  expect((await signIn(elsewhere(), email)).json()).toMatchObject({ code: 'sign_in_paused' })
})

test('a device that has signed in before is let in whatever strangers guess, from any network', async () => {
  const email = await newPerson()
  const own = elsewhere()
  expect((await signIn(own, email)).statusCode).toBe(200)
  await own.post('/api/auth/sign-out')
  await useUpGuesses(email)
  expect((await signIn(own, email)).statusCode).toBe(200)
  const travelling = elsewhere()
  travelling.cookies.set('ledgerleaf.device', own.cookies.get('ledgerleaf.device') ?? '')
  expect((await signIn(travelling, email)).statusCode).toBe(200)
})

test('somebody who guesses from the same network does not hold up a device that is known', async () => {
  const email = await newPerson()
  const own = site.browser('10.40.0.1')
  await signIn(own, email)
  const neighbour = site.browser('10.40.0.1')
  for (let count = 0; count < 6; count++) await signIn(neighbour, email, 'not-the-one')
  expect((await signIn(neighbour, email)).statusCode).toBe(429)
  expect((await signIn(own, email)).statusCode).toBe(200)
})

test('a known device has no more guesses than all strangers together', async () => {
  const email = await newPerson()
  const stolen = elsewhere()
  await signIn(stolen, email)
  const mark = stolen.cookies.get('ledgerleaf.device') ?? ''
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => {
      const thief = elsewhere()
      thief.cookies.set('ledgerleaf.device', mark)
      return signIn(thief, email, 'not-the-one')
    }),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
})

test('the mark of a device serves the accounts that signed in there and no other, and cannot be made up', async () => {
  const [email, other] = [await newPerson(), await newPerson()]
  const own = elsewhere()
  const { cookies } = await signIn(own, email)
  expect(cookies.find(({ name }) => name === 'ledgerleaf.device')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 180 * 24 * 60 * 60,
  })
  const mark = own.cookies.get('ledgerleaf.device') ?? ''
  expect(mark).not.toContain('guessed')
  await useUpGuesses(other)
  expect((await signIn(own, other)).json()).toMatchObject({ code: 'sign_in_paused' })
  await useUpGuesses(email)
  for (const forged of [`${mark}x`, mark.replace(/\..*/, '.AAAA'), 'nonsense', '~.~.', '']) {
    const stranger = elsewhere()
    stranger.cookies.set('ledgerleaf.device', forged)
    expect((await signIn(stranger, email)).json()).toMatchObject({ code: 'sign_in_paused' })
  }
})

test('two people who share a browser are both known there', async () => {
  const [first, second] = [await newPerson(), await newPerson()]
  const shared = elsewhere()
  for (const email of [first, second, first]) expect((await signIn(shared, email)).statusCode).toBe(200)
  for (const email of [first, second]) {
    await useUpGuesses(email)
    expect((await signIn(shared, email)).statusCode).toBe(200)
  }
})

test('a sign-up makes the device known', async () => {
  const email = 'new-and-guessed@example.org'
  const own = elsewhere()
  await own.post('/api/auth/sign-up', { body: { email, password } })
  await useUpGuesses(email)
  expect((await signIn(own, email)).statusCode).toBe(200)
})

test('a reset link lets its owner in at once, and goes on doing so while strangers guess', async () => {
  const email = await newPerson()
  await useUpGuesses(email)
  const own = elsewhere()
  expect((await reset(own, email)).statusCode).toBe(200)
  // Lifted for everybody: the guesses were at a password that is no more.
  expect((await signIn(elsewhere(), email, better)).statusCode).toBe(200)
  await useUpGuesses(email)
  expect((await signIn(own, email, better)).statusCode).toBe(200)
})

test('the owner is told once by mail, and an address without an account is not', async () => {
  const email = await newPerson()
  for (const address of ['nobody-to-tell@example.org', email]) {
    await useUpGuesses(address)
    await signIn(elsewhere(), address, 'not-the-one')
  }
  const mail = await site.mailTo(email, 'Wrong passwords')
  expect(mail.text).toContain('http://localhost:3000/forgot-password')
  await signIn(elsewhere(), email, 'not-the-one')
  // Mails leave in order: once this one is here, a second one of the other kind would be too.
  await reset(elsewhere(), email)
  await site.mailTo(email, 'was changed')
  expect(await site.mailsTo(email)).toEqual([])
  expect(await site.mailsTo('nobody-to-tell@example.org')).toEqual([])
})

test('right passwords use up nothing', async () => {
  const email = await newPerson()
  for (let count = 0; count < 22; count++) expect((await signIn(elsewhere(), email)).statusCode).toBe(200)
})

test('the wait grows: sixty guesses in a day, then until the day is over', async () => {
  const stranger = (count: number) => ({ email: 'long@example.org', ip: `10.50.0.${count}`, device: null })
  const begun = Date.parse('2026-03-01T06:00:00Z')
  const after = (minutes: number) => new Date(begun + minutes * 60_000)
  for (let count = 0; count < 60; count++)
    await limitGuesses(site.db, stranger(count), after(16 * Math.floor(count / 20)))
  await expect(limitGuesses(site.db, stranger(60), after(60))).rejects.toMatchObject({
    code: 'sign_in_paused',
    retryAfterSeconds: 23 * 60 * 60,
    message: expect.stringContaining('wait 23 hours'),
  })
  await limitGuesses(site.db, stranger(61), after(24 * 60))
})

test('two servers count together', async () => {
  const second = openDatabase(site.url, pino({ level: 'silent' }))
  const now = new Date()
  try {
    const guesses = Array.from({ length: 50 }, (_, count) =>
      limitGuesses(
        count % 2 ? site.db : second.db,
        { email: 'two@example.org', ip: `10.51.0.${count}`, device: null },
        now,
      ),
    )
    const heard = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled')
    expect(heard).toHaveLength(20)
  } finally {
    await second.close()
  }
})
