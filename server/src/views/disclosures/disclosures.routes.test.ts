import type { DisclosedItem } from '@ledgerleaf/contract/disclosures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveFile } from '../../testing/approve-file.ts'
import { confirmAddress } from '../../testing/confirm-address.ts'
import { testAccount } from '../../testing/test-account.ts'
import { addReadDocument, wholeFile } from '../../testing/test-file.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let seller: Browser
let id: string
const anyone = () => site.browser('10.7.9.9')

beforeAll(async () => {
  site = await testSite()
  seller = site.browser('10.7.0.1')
  const person = {
    email: 'disclosing@example.org',
    password: 'correct-horse-battery',
    firstName: 'Sam',
    lastName: 'Seller',
    companyName: 'Char & Sons',
  }
  const joined = await seller.post('/api/auth/sign-up-seller', { body: person })
  await confirmAddress(site.db, joined.json().person.id)
  id = (await seller.post('/api/seller/projects', { body: { name: 'Orchard Char' } })).json().id
  await seller.patch(`/api/seller/projects/${id}`, { body: wholeFile('881100') })
  await seller.post(`/api/seller/projects/${id}/blocks`, {
    body: {
      vintageStartsOn: '2023-01-01',
      vintageEndsOn: '2023-12-31',
      serialPrefix: 'D',
      serialStart: 1,
      serialEnd: 1200,
    },
  })
  await addReadDocument(site.db, id)
})
afterAll(() => site.close())

const read = async (browser: Browser, query = '') => browser.get(`/api/projects/${id}/disclosure${query}`)
const itemsOf = async (query = ''): Promise<Map<string, DisclosedItem>> =>
  new Map((await read(seller, query)).json().items.map((item: DisclosedItem) => [item.ref, item]))

test('before anything is listed only the seller sees it', async () => {
  expect((await read(anyone())).statusCode).toBe(404)
  expect((await read(seller)).statusCode).toBe(200)
})

test('what the file says is disclosed, what it does not say is silence, and what we did not check is marked', async () => {
  const items = await itemsOf()
  expect([...items.keys()]).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `(a)(${n})`),
    '(b)',
    '(c)',
  ])
  expect(items.get('(a)(1)')?.answer).toBe('VM0044 Biochar Utilization under Puro.earth')
  expect(items.get('(a)(2)')?.answer).toBe('Kenya. Latitude -1.28, longitude 36.82.')
  expect(items.get('(a)(6)')?.answer).toBe('Biochar. The project removes carbon dioxide from the air.')
  expect(items.get('(a)(9)')).toMatchObject({
    answer: expect.stringContaining('reasonable assurance'),
    documents: [{ name: 'verification.pdf' }],
  })
  for (const ref of ['(a)(4)', '(b)', '(c)'])
    expect(items.get(ref), ref).toMatchObject({ answer: null, documents: [] })
})

test('what only the disclosure asks for is entered in the file', async () => {
  const body = {
    startedOn: '2019-05-01',
    accountabilityStatement: 'Lost tonnes are replaced from our own stock.',
    calculationStatement: 'The monitoring sheets are in annex 2.',
    changesStatement: 'None.',
    mechanism: 'mixed',
    removalPercent: 70,
  }
  expect((await seller.patch(`/api/seller/projects/${id}`, { body })).statusCode).toBe(200)
  const items = await itemsOf()
  expect(items.get('(a)(4)')?.answer).toBe('May 1, 2019')
  expect(items.get('(a)(6)')?.answer).toContain('70 % of the credits are removals.')
  expect(items.get('(b)')?.answer).toBe(body.accountabilityStatement)
  expect(items.get('(c)')?.answer).toBe(body.calculationStatement)
  const refused = await seller.patch(`/api/seller/projects/${id}`, { body: { removalPercent: 101 } })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'removalPercent' })
})

test('listed, it is public for the project and for the listing, with tonnes from the ledger, and as PDF', async () => {
  await seller.patch('/api/seller/profile', { body: { country: 'KE', description: 'Char.' } })
  await seller.post('/api/seller/bank-account', { body: testAccount })
  expect((await seller.post(`/api/seller/projects/${id}/submit`)).json()).toEqual({ done: true })
  await approveFile(site.db, id)
  const { blocks } = (await seller.get(`/api/seller/projects/${id}`)).json()
  const { listingId } = (
    await seller.post(`/api/seller/projects/${id}/publish`, {
      body: {
        blockId: blocks[0].id,
        tokenId: 'AB-1305',
        quantity: 100,
        pricePerCreditCents: 900,
        saleType: 'spot',
        minimumFill: 1,
      },
    })
  ).json()
  const shown = (await read(anyone(), `?listing=${listingId}`)).json()
  expect(shown).toMatchObject({
    templateVersion: 'ab1305-seller/2026-11.1',
    sellerName: 'Char & Sons',
    listing: { tokenId: 'AB-1305', quantity: 100, serials: 'D-1 to 1200' },
  })
  expect(shown.items[4].table.rows).toEqual([
    ['2023', '1,200', '0', '0', expect.stringMatching(/^[A-Z][a-z]{2} \d+, \d{4}$/)],
  ])
  expect(shown.items[9].table.rows).toEqual([['2023', '1,200']])
  const pdf = await anyone().get(`/api/projects/${id}/disclosure.pdf`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('another project’s listing, and one that is none, are not found', async () => {
  const other = '0198c0de-0000-7000-8000-000000000000'
  expect((await read(anyone(), `?listing=${other}`)).statusCode).toBe(404)
  expect((await read(anyone(), '?listing=nonsense')).statusCode).toBe(400)
})
