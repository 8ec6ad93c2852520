import { stopMailsAddress } from '@ledgerleaf/contract/searches'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopToken } from '../../platform/stop-token.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

const password = 'correct-horse-battery'
let site: TestSite
const personIds = new Map<string, string>()
beforeAll(async () => {
  site = await testSite()
  for (const name of ['ada', 'bo'])
    await site.identity.createPerson({ email: `${name}@example.org`, password, name, roles: ['buyer'] })
})
afterAll(() => site.close())

const signIn = async (name: string): Promise<Browser> => {
  const browser = site.browser()
  const body = { email: `${name}@example.org`, password }
  const { person } = (await browser.post('/api/auth/sign-in', { body })).json()
  personIds.set(name, person.id)
  return browser
}
const listOf = async (browser: Browser) => (await browser.get('/api/searches')).json().searches

test('a buyer saves, sees, changes and removes searches, and nobody else does', async () => {
  const [ada, bo] = [await signIn('ada'), await signIn('bo')]
  const body = {
    name: ' Biochar,  cheap ',
    filters: { category: 'biochar', priceMaxCents: 9000 },
    isMailed: true,
  }
  const saved = (await ada.post('/api/searches', { body })).json()
  expect(saved).toMatchObject({ name: 'Biochar, cheap', filters: body.filters, isMailed: true })
  expect(await listOf(ada)).toEqual([saved])
  expect(await listOf(bo)).toEqual([])
  const address = `/api/searches/${saved.id}`
  for (const attempt of [bo.patch(address, { body: { isMailed: false } }), bo.delete(address)])
    expect((await attempt).statusCode).toBe(404)
  await ada.patch(address, { body: { isMailed: false } })
  expect(await listOf(ada)).toMatchObject([{ isMailed: false }])
  await ada.delete(address)
  expect(await listOf(ada)).toEqual([])
  expect((await site.browser().get('/api/searches')).statusCode).toBe(401)
})

test('what nothing can ever match is not saved', async () => {
  const ada = await signIn('ada')
  for (const filters of [
    { priceMinCents: 1000, priceMaxCents: 500 },
    { vintageFrom: 2024, vintageTo: 2020 },
  ]) {
    const answer = await ada.post('/api/searches', { body: { name: 'Never', filters, isMailed: false } })
    expect(answer.json()).toMatchObject({ code: 'invalid_input' })
  }
  const body = { name: 'Exactly', filters: { vintageFrom: 2024, vintageTo: 2024 }, isMailed: false }
  const { id } = (await ada.post('/api/searches', { body })).json()
  await ada.delete(`/api/searches/${id}`)
})

test('no mails are promised to an address that is not confirmed, and the search itself is kept', async () => {
  const bo = await signIn('bo')
  await site.pool.query('update users set email_verified = false where email = $1', ['bo@example.org'])
  const body = { name: 'Quiet', filters: {}, isMailed: true }
  expect((await bo.post('/api/searches', { body })).json()).toMatchObject({ code: 'email_unconfirmed' })
  const { id } = (await bo.post('/api/searches', { body: { ...body, isMailed: false } })).json()
  const wanted = bo.patch(`/api/searches/${id}`, { body: { isMailed: true } })
  expect((await wanted).json()).toMatchObject({ code: 'email_unconfirmed' })
  await site.pool.query('update users set email_verified = true where email = $1', ['bo@example.org'])
  await bo.delete(`/api/searches/${id}`)
})

test('a mail program ends them by one call, as a form and without a page', async () => {
  const ada = await signIn('ada')
  await ada.post('/api/searches', { body: { name: 'One click', filters: {}, isMailed: true } })
  const token = stopToken(site.secret, 'searches', personIds.get('ada') ?? '')
  const click = (url: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await click('/stop-search-mails?token=nobody')).statusCode).toBe(404)
  expect((await click(stopMailsAddress(token))).json()).toEqual({ done: true })
  const own = (await listOf(ada)) as { id: string; isMailed: boolean }[]
  expect(own.map(({ isMailed }) => isMailed)).toEqual([false])
  for (const { id } of own) await ada.delete(`/api/searches/${id}`)
})

test('the link of a mail ends the mails without signing in, for its reader alone', async () => {
  const [ada, bo] = [await signIn('ada'), await signIn('bo')]
  const body = { name: 'All', filters: {}, isMailed: true }
  for (const browser of [ada, bo]) await browser.post('/api/searches', { body })
  const token = stopToken(site.secret, 'searches', personIds.get('ada') ?? '')
  const stop = (given: string) => site.browser().post('/api/search-mails/stop', { body: { token: given } })
  expect((await stop(`${token}x`)).statusCode).toBe(404)
  expect(await listOf(ada)).toMatchObject([{ isMailed: true }])
  expect((await stop(token)).json()).toEqual({ done: true })
  // Again is no mistake.
  expect((await stop(token)).statusCode).toBe(200)
  expect(await listOf(ada)).toMatchObject([{ isMailed: false }])
  expect(await listOf(bo)).toMatchObject([{ isMailed: true }])
})
