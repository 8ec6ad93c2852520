import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let operator: Browser

beforeAll(async () => {
  site = await testSite()
  operator = site.browser('10.8.0.1')
  const body = { email: 'ona@example.org', password: 'correct-horse-battery', name: 'Ona' }
  const { person } = (await operator.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
})
afterAll(() => site.close())

test('whoever writes is named by their account, and an address that was only typed is told as such', async () => {
  const email = `wren@example.org`
  const writer = site.browser('10.8.0.8')
  const body = {
    email,
    password: 'correct-horse-battery',
    firstName: 'Wren',
    lastName: 'Seller',
    companyName: 'Wren & Co',
  }
  await writer.post('/api/auth/sign-up-seller', { body })
  const send = (browser: typeof writer, message: string) =>
    browser.post('/api/contact', { body: { name: 'Wren', email: email.toUpperCase(), message } })
  await send(writer, 'Signed in')
  await send(site.browser('10.8.0.9'), 'Typed')
  const { tickets } = (await operator.get('/api/operator/tickets')).json()
  const accountOf = (message: string) =>
    tickets.find((one: { message: string }) => one.message === message).account
  expect(accountOf('Signed in')).toMatchObject({
    isSignedIn: true,
    organisations: [{ name: 'Wren & Co', sides: expect.arrayContaining(['seller']) }],
  })
  expect(accountOf('Typed')).toMatchObject({ isSignedIn: false })
})

test('a ticket is answered by mail, and stands as answered', async () => {
  const contact = { name: 'Ada', email: `ada@example.org`, message: 'Where is my\ncertificate?' }
  await site.browser('10.8.0.7').post('/api/contact', { body: contact })
  const { tickets } = (await operator.get('/api/operator/tickets')).json()
  const ticket = tickets.find((one: { email: string }) => one.email === contact.email)
  expect(ticket).toMatchObject({ answeredAt: null, replies: [], account: null })
  await operator.post(`/api/operator/tickets/${ticket.id}/reply`, { body: { text: 'On your dashboard.' } })
  const mail = await site.mailTo(contact.email, 'Our answer')
  expect(mail.text).toContain('On your dashboard.')
  expect(mail.text).toContain('> certificate?')
  const after = (await operator.get('/api/operator/tickets')).json().tickets
  expect(after.find((one: { id: string }) => one.id === ticket.id)).toMatchObject({
    answeredAt: expect.any(String),
    replies: [{ text: 'On your dashboard.', operatorName: 'Ona' }],
  })
})
