import { stopNoticesAddress } from '@ledgerleaf/contract/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopToken } from '../../platform/stop-token.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { notify } from './notify.ts'

const password = 'correct-horse-battery'
let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const newMember = async (name: string) => {
  const email = `${name}@example.org`
  await site.identity.createPerson({ email, password, name, roles: ['buyer'] })
  const browser = site.browser()
  await browser.post('/api/auth/sign-in', { body: { email, password } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { browser, id: rows[0]?.id ?? '' }
}
const tell = (organisationId: string, key: string) =>
  inTransaction(site.db, (tx) =>
    notify(
      tx,
      { organisationId, to: 'buy', kind: 'orders', key, title: key, words: 'Paid.', href: '/orders' },
      new Date(),
    ),
  )
const listOf = async (browser: Browser) => (await browser.get('/api/notices')).json()
const mailOf = async (browser: Browser, kind: string) =>
  (await browser.get('/api/notice-preferences'))
    .json()
    .preferences.find((one: { kind: string }) => one.kind === kind).mail

test('one reads and marks what is one’s own; a stranger sees nothing of it and marks nothing', async () => {
  const [ada, bo] = [await newMember('ada'), await newMember('bo')]
  await tell(ada.id, 'first')
  await tell(ada.id, 'second')
  const { notices, unread } = await listOf(ada.browser)
  expect(unread).toBe(2)
  expect(await listOf(bo.browser)).toMatchObject({ notices: [], unread: 0, elsewhere: [] })
  const [one] = notices
  expect((await bo.browser.post(`/api/notices/${one.id}/read`)).statusCode).toBe(404)
  expect((await bo.browser.post('/api/notices/read')).statusCode).toBe(200)
  expect((await listOf(ada.browser)).unread).toBe(2)
  for (const _ of [1, 2]) expect((await ada.browser.post(`/api/notices/${one.id}/read`)).statusCode).toBe(200)
  expect((await listOf(ada.browser)).unread).toBe(1)
  await ada.browser.post('/api/notices/read')
  expect((await listOf(ada.browser)).unread).toBe(0)
})

test('a page that does not exist is refused, and another’s notice begins none', async () => {
  const cy = await newMember('cy')
  expect((await cy.browser.get('/api/notices?cursor=nonsense')).json()).toMatchObject({
    code: 'invalid_input',
  })
  expect((await cy.browser.get('/api/notices?kind=nonsense')).statusCode).toBe(400)
})

test('the link of a mail stops them without signing in, from the page and by a mail program, for its reader alone', async () => {
  const [dee, eve] = [await newMember('dee'), await newMember('eve')]
  const token = stopToken(site.secret, 'notices', dee.id)
  const stop = (given: string) => site.browser().post('/api/notice-mails/stop', { body: { token: given } })
  expect((await stop(`${token}x`)).statusCode).toBe(404)
  // That of saved searches ends those alone.
  expect((await stop(stopToken(site.secret, 'searches', dee.id))).statusCode).toBe(404)
  expect(await mailOf(dee.browser, 'deadlines')).toBe('at_once')
  expect((await stop(token)).json()).toEqual({ done: true })
  expect(await mailOf(dee.browser, 'deadlines')).toBe('never')
  expect(await mailOf(eve.browser, 'deadlines')).toBe('at_once')
  const click = await site.app.inject({
    method: 'POST',
    url: stopNoticesAddress(stopToken(site.secret, 'notices', eve.id)),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(click.json()).toEqual({ done: true })
  expect(await mailOf(eve.browser, 'orders')).toBe('never')
})
