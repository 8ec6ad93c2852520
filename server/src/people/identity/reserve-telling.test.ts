import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'

const password = 'correct-horse-battery'
const owner = 'owner@example.org'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await site.identity.createPerson({ email: owner, password, name: 'Ada', roles: ['buyer'] })
})
afterAll(() => site.close())

const seller = { firstName: 'Sel', lastName: 'Ler', companyName: 'Peat Ltd' }
const signUp = (ip: string, email: string) =>
  site.browser(ip).post('/api/auth/sign-up', { body: { email, password }, csrf: false })
const signUpSeller = (ip: string, email: string) =>
  site.browser(ip).post('/api/auth/sign-up-seller', { body: { ...seller, email, password }, csrf: false })
let people = 0
const newEmail = () => `new-${++people}@example.org`

test('the owner of an address is told once by mail that somebody tried to sign up with it', async () => {
  const refused = await signUp('10.60.0.1', owner)
  expect(refused.json()).toMatchObject({ code: 'email_taken', field: 'email' })
  const mail = await site.mailTo(owner, 'sign up with your address')
  expect(mail.text).toContain('http://localhost:3000/signin')
  expect(mail.text).toContain('http://localhost:3000/forgot-password')
  expect((await signUpSeller('10.60.0.2', owner)).json()).toMatchObject({ code: 'email_taken' })
  // Mails leave in order: once this one is here, a second warning would be too.
  await site.browser('10.60.0.3').post('/api/auth/request-password-reset', { body: { email: owner } })
  await site.mailTo(owner, 'Reset')
  expect(await site.mailsTo(owner)).toEqual([])
})

test('one network is told of ten addresses an hour; then it learns nothing, of known and of new ones alike', async () => {
  const ip = '10.61.0.1'
  for (let count = 0; count < 10; count++) {
    const answer = await (count % 2 ? signUp : signUpSeller)(ip, owner)
    expect(answer.json()).toMatchObject({ code: 'email_taken' })
  }
  const answers = []
  for (const email of [owner, newEmail()])
    for (const ask of [signUp, signUpSeller]) {
      const { statusCode, headers, json } = await ask(ip, email)
      expect(Number(headers['retry-after'])).toBeGreaterThan(59 * 60)
      const { requestId: _, ...body } = json()
      answers.push({ statusCode, ...body })
    }
  expect(answers[0]).toEqual({
    statusCode: 429,
    code: 'rate_limited',
    error:
      'Too many sign-ups from your network used addresses that have an account. Sign in if you have one, or wait 60 minutes.',
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await signUp('10.61.0.2', newEmail())).statusCode).toBe(200)
})

test('addresses that are tried at once are told one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 18 }, () => signUp('10.62.0.1', owner)))
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(8)
})

test('people who sign up with addresses of their own use up nothing', async () => {
  for (let count = 0; count < 12; count++)
    expect((await signUp('10.63.0.1', newEmail())).statusCode).toBe(200)
})
