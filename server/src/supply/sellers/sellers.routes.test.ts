import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { openAccount, sealAccount } from './seal-account.ts'

let site: TestSite
let seller: Browser
let sellerId: string
const password = 'correct-horse-battery'
beforeAll(async () => {
  site = await testSite()
  seller = site.browser()
  const body = {
    email: 'sol@example.org',
    password,
    firstName: 'Sol',
    lastName: 'Seller',
    companyName: 'Meadow & Kiln',
  }
  sellerId = (await seller.post('/api/auth/sign-up-seller', { body })).json().person.id
})
afterAll(() => site.close())

const account = {
  kind: 'iban',
  holder: 'Meadow & Kiln',
  bank: 'Bank',
  iban: 'DE12500105170648489890',
  bic: 'INGDDEFF',
} as const

test('payout details are kept sealed, and only their ending is ever shown', async () => {
  await seller.patch('/api/seller/profile', {
    body: { country: 'DE', website: 'https://kiln.example', description: 'We make char.' },
  })
  await seller.post('/api/seller/bank-account', { body: { ...account, iban: 'DE12 5001 0517 0648 4898 90' } })
  expect((await seller.get('/api/seller/profile')).json()).toEqual({
    companyName: 'Meadow & Kiln',
    country: 'DE',
    website: 'https://kiln.example',
    description: 'We make char.',
    payoutEnding: '9890',
  })
  const [row] = (await site.pool.query('select payout_sealed from seller_details')).rows
  expect(Buffer.from(row.payout_sealed, 'base64').toString('latin1')).not.toContain('Kiln')
  expect(openAccount(site.secret, sellerId, row.payout_sealed)).toEqual(account)
})

test('what is sealed for one seller does not open for another, nor with another secret, nor altered', () => {
  const sealed = sealAccount('secret one', 'a', account)
  expect(() => openAccount('secret one', 'b', sealed)).toThrow()
  expect(() => openAccount('secret two', 'a', sealed)).toThrow()
  expect(() => openAccount('secret one', 'a', `${sealed.slice(0, -6)}AAAAA=`)).toThrow()
})

test('an account no bank would take is refused, and what was kept stays', async () => {
  const refused = await seller.post('/api/seller/bank-account', { body: { ...account, iban: 'DE00 1234' } })
  expect(refused.json()).toMatchObject({
    code: 'invalid_input',
    field: 'iban',
    error: 'An IBAN that begins with DE has 22 characters, not 8',
  })
  const own = await seller.post('/api/seller/bank-account', {
    body: { ...account, iban: 'DE59 0000 0000 0000 0042 42', bic: 'SANDDEFF', password },
  })
  expect(own.json()).toMatchObject({
    code: 'invalid_input',
    error: 'This is the account of the marketplace itself: enter your own.',
  })
  expect((await seller.get('/api/seller/profile')).json()).toMatchObject({ payoutEnding: '9890' })
})

test('another account needs the password again: without it, or with a wrong one, the first stays', async () => {
  const other = { ...account, iban: 'DE89370400440532013000' }
  const change = (body: object) => seller.post('/api/seller/bank-account', { body: { ...other, ...body } })
  const unasked = await change({})
  expect(unasked.statusCode).toBe(401)
  expect(unasked.json()).toMatchObject({
    code: 'wrong_credentials',
    field: 'password',
    error: 'Password is required',
  })
  expect((await change({ password: '' })).json()).toMatchObject({ code: 'wrong_credentials' })
  const wrong = await change({ password: 'a guess' })
  expect(wrong.json()).toMatchObject({ code: 'wrong_credentials', field: 'password' })
  expect(wrong.json().error).toContain('The password is not right')
  expect((await seller.get('/api/seller/profile')).json()).toMatchObject({ payoutEnding: '9890' })
  // Whoever tries on has to wait, also with the right one.
  for (let tries = 0; tries < 4; tries++) await change({ password: 'another guess' })
  expect((await change({ password })).json()).toMatchObject({ code: 'rate_limited' })
  await site.pool.query('delete from rate_limits')
})

test('two who name the first account at the same moment: the second has changed it, and said no password', async () => {
  const browser = site.browser('10.5.0.9')
  const names = { firstName: 'Two', lastName: 'Seller', companyName: 'Two Tabs' }
  const body = { email: 'two@example.org', password, ...names }
  await browser.post('/api/auth/sign-up-seller', { body })
  const answers = await Promise.all(
    ['DE12500105170648489890', 'DE89370400440532013000'].map((iban) =>
      browser.post('/api/seller/bank-account', { body: { ...account, iban } }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('whoever changes the account is told by mail and in the trail, with nothing of it but the endings', async () => {
  const other = { ...account, iban: 'DE89370400440532013000', password }
  expect((await seller.post('/api/seller/bank-account', { body: other })).statusCode).toBe(200)
  const mail = JSON.stringify(await site.mailTo('sol@example.org', 'bank account was changed'))
  expect(mail).toContain('ending in 3000, and no longer to the one ending in 9890')
  const trail = await site.pool.query(
    `select operator_id, reason from audit_entries where act = 'change_bank_account' and subject_id = $1`,
    [sellerId],
  )
  expect(trail.rows).toEqual([
    {
      operator_id: sellerId,
      reason: 'By the seller: from the account ending in 9890 to the one ending in 3000',
    },
  ])
  expect(mail).not.toContain('0532013000')
})

test('a website is a web address and nothing else', async () => {
  const refused = await seller.patch('/api/seller/profile', { body: { website: 'javascript:alert(1)' } })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'website' })
})

test('the public page shows what is sold and nothing of the person', async () => {
  const { project } = await offerCredits(site.db, { sellerId })
  const page = (await site.browser('10.5.0.1').get(`/api/market/sellers/${sellerId}`)).json()
  expect(page).toMatchObject({
    companyName: 'Meadow & Kiln',
    country: 'DE',
    website: 'https://kiln.example',
    description: 'We make char.',
    projects: [{ id: project.id, score: null, offers: [{ availableCredits: 60 }] }],
    soldCredits: 0,
  })
  expect(JSON.stringify(page)).not.toMatch(/sol@example|payout|9890/)
  expect((await seller.get('/api/sellers')).json().sellers).toMatchObject([
    { id: sellerId, projects: 1, listedCredits: 60 },
  ])
})

test('nobody’s page is a plain 404', async () => {
  for (const id of ['nobody', '00000000-0000-7000-8000-000000000000'])
    expect((await seller.get(`/api/market/sellers/${id}`)).statusCode).toBe(404)
})

test('a buyer has no seller’s profile', async () => {
  const buyer = site.browser('10.5.0.2')
  await buyer.post('/api/auth/sign-up', {
    body: { email: 'bea@example.org', password: 'correct-horse-battery' },
  })
  expect((await buyer.get('/api/seller/profile')).statusCode).toBe(403)
})
