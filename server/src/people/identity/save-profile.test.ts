import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const password = 'correct-horse-battery'
const signUp = async (email: string) => {
  const browser = site.browser()
  await browser.post('/api/auth/sign-up', { body: { email, password } })
  return browser
}
const personOf = async (browser: Awaited<ReturnType<typeof signUp>>) =>
  (await browser.get('/api/auth/session')).json().person

test('nobody is called by the beginning of their address, and no company is made of its end', async () => {
  const browser = await signUp('m.keller.87@example.org')
  expect(await personOf(browser)).toMatchObject({ name: '', company: null })
})

const rename = (browser: Awaited<ReturnType<typeof signUp>>, name: string) =>
  browser.put('/api/organisation', {
    body: {
      name,
      legalName: '',
      registerNumber: '',
      taxNumber: '',
      street: '',
      postalCode: '',
      city: '',
      country: '',
    },
  })

test('a person says what they are called, and may take it back', async () => {
  const browser = await signUp('says@example.org')
  const saved = await browser.patch('/api/auth/profile', { body: { name: ' Mara Keller ' } })
  expect(saved.json().person).toMatchObject({ name: 'Mara Keller', company: null })
  await browser.patch('/api/auth/profile', { body: { name: '' } })
  expect(await personOf(browser)).toMatchObject({ name: '', company: null })
})

test('a profile renames no organisation, whatever is sent with it', async () => {
  const browser = await signUp('renames@example.org')
  expect((await rename(browser, 'Keller AG')).statusCode).toBe(200)
  await browser.patch('/api/auth/profile', { body: { name: 'Mara Keller', company: '' } })
  expect(await personOf(browser)).toMatchObject({ name: 'Mara Keller', company: 'Keller AG' })
})

test('an organisation that has a name may get another, and is never left without one', async () => {
  const browser = await signUp('named@example.org')
  expect((await rename(browser, '')).statusCode).toBe(200)
  await rename(browser, 'Keller AG')
  for (const nothing of ['', '   ']) {
    const refused = await rename(browser, nothing)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'organisation_unnamed', field: 'name', error: expect.stringContaining('keeps one') },
    ])
  }
  expect(await personOf(browser)).toMatchObject({ company: 'Keller AG' })
  await rename(browser, 'Keller Werkzeuge AG')
  expect(await personOf(browser)).toMatchObject({ company: 'Keller Werkzeuge AG' })
})

test('an organisation’s name is no longer than a certificate can name, and a visitor has no profile', async () => {
  const browser = await signUp('long@example.org')
  const refused = await rename(browser, 'x'.repeat(121))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'name' })
  const visitor = await site.browser().patch('/api/auth/profile', { body: { name: 'A' } })
  expect(visitor.statusCode).toBe(401)
})

test('a seller who named no other company buys for the one that sells, and renaming the organisation changes no seller', async () => {
  const browser = await signUp('both@example.org')
  const body = { firstName: 'Sol', lastName: 'Both', companyName: 'Peat Ltd' }
  await browser.post('/api/auth/open-seller-account', { body })
  expect(await personOf(browser)).toMatchObject({ company: 'Peat Ltd' })
  await rename(browser, 'Peat Holding')
  expect(await personOf(browser)).toMatchObject({ company: 'Peat Holding' })
  const { rows } = await site.pool.query(
    `select company_name from seller_profiles join users on users.id = seller_id where email = 'both@example.org'`,
  )
  expect(rows).toEqual([{ company_name: 'Peat Ltd' }])
})
