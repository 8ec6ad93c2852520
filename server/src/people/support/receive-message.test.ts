import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ SUPPORT_EMAIL: 'help@example.org' })
})
afterAll(() => site.close())

const message = {
  name: ' Ada ',
  email: ' Ada@Example.org',
  phone: '+1 555',
  message: 'Where is my certificate?',
}
const stored = async () =>
  (await site.pool.query('select name, email, phone, message, user_id from support_messages')).rows

test('a message is stored, mailed to support and acknowledged to the sender', async () => {
  expect((await site.browser().post('/api/contact', { body: message })).json()).toEqual({ done: true })
  expect(await stored()).toEqual([
    { name: 'Ada', email: 'ada@example.org', phone: '+1 555', message: message.message, user_id: null },
  ])
  const told = await site.mailTo('help@example.org', 'contact form')
  expect(told).toMatchObject({ replyTo: 'ada@example.org' })
  expect(told.text).toContain('From: Ada <ada@example.org>\nPhone: +1 555\n\nWhere is my certificate?')
  const thanks = await site.mailTo('ada@example.org', 'received')
  expect(thanks.replyTo).toBe('help@example.org')
  expect(thanks.text).not.toContain('certificate')
})

test('whoever fills the field no person sees is thanked, and nothing is kept', async () => {
  const before = await stored()
  const body = { ...message, website: 'https://spam.example' }
  expect((await site.browser('10.9.0.1').post('/api/contact', { body })).json()).toEqual({ done: true })
  expect(await stored()).toEqual(before)
})

test('remembers who was signed in', async () => {
  const browser = site.browser('10.9.0.2')
  const signUp = { email: 'bo@example.org', password: 'correct-horse-battery' }
  const { person } = (await browser.post('/api/auth/sign-up', { body: signUp })).json()
  await browser.post('/api/contact', { body: { name: 'Bo', email: 'bo@example.org', message: 'Hello' } })
  expect(await stored()).toContainEqual(
    expect.objectContaining({ name: 'Bo', phone: null, user_id: person.id }),
  )
})

test.each([
  ['no name', { ...message, name: '  ' }, 'name'],
  ['no message', { ...message, message: '' }, 'message'],
  ['an address with a line break', { ...message, email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
  ['a message that is too long', { ...message, message: 'x'.repeat(10_001) }, 'message'],
  ['a number for a name', { ...message, name: 5 }, 'name'],
])('refuses %s', async (_what, body, field) => {
  const answer = await site.browser('10.9.0.3').post('/api/contact', { body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', field })
})

test('limits messages from one network', async () => {
  const browser = site.browser('10.9.0.4')
  const codes = []
  for (let count = 0; count < 11; count++)
    codes.push((await browser.post('/api/contact', { body: message, csrf: false })).statusCode)
  expect(codes).toEqual([...Array(10).fill(200), 429])
})

test('messages in one name from many networks all arrive, and are acknowledged only so often', async () => {
  const body = { ...message, email: 'victim@example.org' }
  for (let network = 0; network < 8; network++)
    expect((await site.browser(`10.9.1.${network}`).post('/api/contact', { body })).statusCode).toBe(200)
  expect((await stored()).filter(({ email }) => email === body.email)).toHaveLength(8)
  const idle = async () =>
    expect((await site.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0)
  await vi.waitFor(idle, 20_000)
  expect(await site.mailsTo(body.email)).toHaveLength(5)
})
