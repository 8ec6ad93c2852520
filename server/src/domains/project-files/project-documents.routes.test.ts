import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { drawPdf } from '../../platform/draw-pdf.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let count = 0
const signUp = async (): Promise<Browser> => {
  count += 1
  const browser = site.browser(`10.3.${count}.1`)
  const body = {
    email: `documents${count}@example.org`,
    password: 'correct-horse-battery',
    firstName: 'Sam',
    lastName: 'Seller',
    companyName: 'Firm',
  }
  await browser.post('/api/auth/sign-up-seller', { body })
  return browser
}

let seller: Browser
let id: string
beforeEach(async () => {
  seller = await signUp()
  id = (await seller.post('/api/seller/projects', { body: { name: 'Char' } })).json().id
})

const upload = (browser: Browser, name: string, bytes: Buffer, kind = 'verification') =>
  browser.post(`/api/seller/projects/${id}/documents?kind=${kind}&name=${encodeURIComponent(name)}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
const detail = async () => (await seller.get(`/api/seller/projects/${id}`)).json()
const report = (salt: string) =>
  drawPdf('Verification report', (sheet) => {
    sheet.head('Verification report', [salt])
    sheet.paragraph('The crediting period is 2020-01-01 to 2029-12-31.')
    sheet.paragraph('We conclude with reasonable assurance that the removals are stated fairly.')
  })
const whenRead = async () => {
  await vi.waitFor(async () => expect((await detail()).documents[0].state).not.toBe('reading'), {
    timeout: 60_000,
    interval: 250,
  })
  return detail()
}

test('a PDF is read in a process of its own: its words propose values and speak for the score', async () => {
  const { documentId } = (await upload(seller, 'C:\\files\\report.pdf', await report('one'))).json()
  const { documents, proposals } = await whenRead()
  expect(documents).toMatchObject([
    { id: documentId, name: 'report.pdf', state: 'read', pageCount: 1, findings: 1 },
  ])
  expect(proposals).toMatchObject([
    { field: 'creditingEndsOn', value: '2029-12-31', page: 1 },
    { field: 'creditingStartsOn', value: '2020-01-01', page: 1 },
  ])
  const page = (await seller.get(`/api/documents/${documentId}/pages/1`)).json()
  expect(page.text).toContain('reasonable assurance')
  const file = await seller.get(`/api/documents/${documentId}/file`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="report.pdf"')
  expect(
    file.rawPayload.equals(
      await site.pool.query('select bytes from document_files').then(({ rows }) => rows[0].bytes),
    ),
  ).toBe(true)
})

test('a document that cannot be read stays in the list with the reason, and counts nothing', async () => {
  await upload(seller, 'broken.pdf', Buffer.from('%PDF-1.7 and nothing more'))
  expect((await whenRead()).documents).toMatchObject([
    { state: 'unreadable', problem: expect.any(String), findings: 0 },
  ])
})

test.each([
  ['a name of another kind', 'notes.txt', Buffer.from('words'), 415],
  ['a program named as a PDF', 'report.pdf', Buffer.from('MZ\u0090 program'), 415],
  ['a PDF named as a sheet', 'report.xlsx', Buffer.from('%PDF-1.7'), 415],
  ['nothing at all', 'report.pdf', Buffer.alloc(0), 400],
])('%s is refused at the field, and nothing is kept', async (_, name, bytes, status) => {
  const refused = await upload(seller, name, bytes)
  expect(refused.statusCode).toBe(status)
  expect(refused.json()).toMatchObject({ field: 'file' })
  expect((await detail()).documents).toEqual([])
})

test('more than 25 MB is refused', async () => {
  expect((await upload(seller, 'large.pdf', Buffer.alloc(25 * 1024 * 1024 + 1, '%PDF-'))).statusCode).toBe(
    413,
  )
})

test('the same bytes twice are one document', async () => {
  const bytes = await report('same')
  expect((await upload(seller, 'a.pdf', bytes)).statusCode).toBe(200)
  expect((await upload(seller, 'b.pdf', bytes)).json()).toMatchObject({ code: 'document_known' })
})

test('before anything is listed a document is its seller’s alone', async () => {
  const { documentId } = (await upload(seller, 'own.pdf', await report('own'))).json()
  await whenRead()
  const other = await signUp()
  expect((await other.get(`/api/documents/${documentId}/pages/1`)).statusCode).toBe(404)
  expect((await other.get(`/api/documents/${documentId}/file`)).statusCode).toBe(404)
  expect((await other.delete(`/api/documents/${documentId}`)).statusCode).toBe(404)
  expect((await upload(other, 'x.pdf', await report('x'))).statusCode).toBe(404)
  expect((await seller.delete(`/api/documents/${documentId}`)).json()).toEqual({ done: true })
  expect((await detail()).documents).toEqual([])
})
