import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writePlainPdf } from '../../demo/plain-pdf.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { doTask } from '../../testing/do-task.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { addReadDocument } from '../../testing/test-file.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { addDocument } from '../documents/index.ts'
import { projectFileTasks } from './index.ts'
import { readDocumentTask } from './project-files.tasks.ts'

// A document is read and drawn by processes of their own, which share the machine with everything else.
vi.setConfig({ testTimeout: 120_000 })

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
beforeEach(async () => {
  own = await newSeller('Char')
})

const upload = (browser: Browser, name: string, bytes: Buffer, kind = 'verification') =>
  browser.post(`/api/seller/projects/${own.id}/documents?kind=${kind}&name=${encodeURIComponent(name)}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
const report = (salt: string) =>
  writePlainPdf('Verification report', [
    salt,
    'The crediting period is 2020-01-01 to 2029-12-31.',
    'We conclude with reasonable assurance that the removals are stated fairly.',
  ])
const whenRead = async () => {
  await vi.waitFor(async () => expect((await own.detail()).documents[0].state).not.toBe('reading'), {
    timeout: 60_000,
    interval: 250,
  })
  return own.detail()
}

test('a PDF is read in a process of its own: its words propose values and speak for the score', async () => {
  const { documentId } = (await upload(own.browser, 'C:\\files\\report.pdf', report('one'))).json()
  const { documents, proposals } = await whenRead()
  expect(documents).toMatchObject([
    { id: documentId, name: 'report.pdf', state: 'read', pageCount: 1, findings: 1 },
  ])
  expect(proposals).toMatchObject([
    { field: 'creditingEndsOn', value: '2029-12-31', page: 1 },
    { field: 'creditingStartsOn', value: '2020-01-01', page: 1 },
  ])
  const page = (await own.browser.get(`/api/documents/${documentId}/pages/1`)).json()
  expect(page.text).toContain('reasonable assurance')
  expect(page.picture).toMatchObject({ width: 595.3, boxes: [] })
  const file = await own.browser.get(`/api/documents/${documentId}/file`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="report.pdf"')
  const { rows } = await site.pool.query('select bytes, object from document_files')
  expect(rows).toEqual([{ bytes: null, object: expect.any(String) }])
  expect(file.rawPayload.equals((await site.store.read(rows[0].object)) ?? Buffer.alloc(0))).toBe(true)
})

test('a document that cannot be read stays in the list with the reason, and counts nothing', async () => {
  await upload(own.browser, 'broken.pdf', Buffer.from('%PDF-1.7 and nothing more'))
  expect((await whenRead()).documents).toMatchObject([
    { state: 'unreadable', problem: expect.any(String), findings: 0 },
  ])
})

/** A document that no job has read, in the hands of a machine that has no time at all. */
const addUnread = (bytes: Buffer) =>
  inTransaction(site.db, (tx) =>
    addDocument(tx, own.id, { name: 'busy.pdf', kind: 'verification', format: 'pdf', bytes }, new Date()),
  )
const noTime = { memoryBytes: 512 * 1024 * 1024, milliseconds: 60_000, millisecondsPerScan: 0, patience: 0 }
const stateOf = async () => (await own.detail()).documents[0]

test('a document for which the machine had no time is tried once more by itself, and then whenever its seller asks', async () => {
  const bytes = report('busy')
  const { id: documentId } = await addUnread(bytes)
  const busy = projectFileTasks({ db: site.db, store: site.store, limits: noTime })
  await doTask(busy, readDocumentTask, { documentId })
  expect(await stateOf()).toMatchObject({ state: 'reading', problem: null })
  const waiting = await site.pool.query(
    `select job.payload, job.run_at > now() + interval '30 seconds' as later from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'read-document'`,
  )
  expect(waiting.rows).toEqual([{ payload: { documentId, again: true }, later: true }])
  await doTask(busy, readDocumentTask, { documentId, again: true })
  expect(await stateOf()).toMatchObject({ state: 'unreadable', problem: expect.stringContaining('too long') })
  const stranger = await newSeller('Char')
  expect((await stranger.browser.post(`/api/documents/${documentId}/read`)).statusCode).toBe(404)
  expect((await own.browser.post(`/api/documents/${documentId}/read`)).json()).toEqual({ done: true })
  expect((await whenRead()).documents).toMatchObject([{ id: documentId, state: 'read', problem: null }])
  // What was read is not read again.
  expect((await own.browser.post(`/api/documents/${documentId}/read`)).json()).toEqual({ done: true })
  expect(await stateOf()).toMatchObject({ state: 'read' })
})

test('the same file once more reads what could not be read before', async () => {
  const bytes = report('once more')
  const { id: documentId } = await addUnread(bytes)
  const busy = projectFileTasks({ db: site.db, store: site.store, limits: noTime })
  await doTask(busy, readDocumentTask, { documentId, again: true })
  expect((await stateOf()).state).toBe('unreadable')
  expect((await upload(own.browser, 'busy.pdf', bytes)).json()).toEqual({ documentId })
  expect((await whenRead()).documents).toMatchObject([{ id: documentId, state: 'read' }])
  expect((await upload(own.browser, 'busy.pdf', bytes)).json()).toMatchObject({ code: 'document_known' })
})

test.each([
  ['a name of another kind', 'notes.txt', Buffer.from('words'), 415],
  ['a program named as a PDF', 'report.pdf', Buffer.from('MZ\u0090 program'), 415],
  ['a PDF named as a sheet', 'report.xlsx', Buffer.from('%PDF-1.7'), 415],
  ['a sheet named as a letter', 'report.docx', makeZip([{ name: 'xl/workbook.xml', content: '' }]), 415],
  ['nothing at all', 'report.pdf', Buffer.alloc(0), 400],
])('%s is refused at the field, and nothing is kept', async (_, name, bytes, status) => {
  const refused = await upload(own.browser, name, bytes)
  expect(refused.statusCode).toBe(status)
  expect(refused.json()).toMatchObject({ field: 'file' })
  expect((await own.detail()).documents).toEqual([])
})

test('more than 25 MB is refused', async () => {
  expect(
    (await upload(own.browser, 'large.pdf', Buffer.alloc(25 * 1024 * 1024 + 1, '%PDF-'))).statusCode,
  ).toBe(413)
})

test('the same bytes twice are one document', async () => {
  const bytes = report('same')
  expect((await upload(own.browser, 'a.pdf', bytes)).statusCode).toBe(200)
  expect((await upload(own.browser, 'b.pdf', bytes)).json()).toMatchObject({ code: 'document_known' })
})

const quote = 'We conclude with reasonable assurance that the removals are stated fairly.'

test('a quote is boxed on the picture of its page, which is drawn once and only for who may see it', async () => {
  const { documentId } = (await upload(own.browser, 'seen.pdf', report('seen'))).json()
  await whenRead()
  const pictureAt = `/api/documents/${documentId}/pages/1/picture`
  const look = async () =>
    (await own.browser.get(`/api/documents/${documentId}/pages/1?quote=${encodeURIComponent(quote)}`)).json()
  const { picture } = await look()
  expect(picture.boxes.length).toBeGreaterThan(0)
  for (const { x0, y0, x1, y1 } of picture.boxes) {
    expect(x0).toBeGreaterThan(0)
    expect(x1).toBeLessThanOrEqual(picture.width)
    expect(y1).toBeGreaterThan(y0)
  }
  const png = await own.browser.get(pictureAt)
  expect(png.headers['content-type']).toBe('image/png')
  expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect((await own.browser.get(pictureAt)).rawPayload.equals(png.rawPayload)).toBe(true)
  expect((await own.browser.get(pictureAt.replace('/1/', '/2/'))).statusCode).toBe(404)

  // A page that was read before places were kept is read again, and its words stay as they were.
  await site.pool.query(`update document_pages set lines = null, width = null, text = 'kept'`)
  expect(await look()).toMatchObject({ text: 'kept', picture: { boxes: picture.boxes } })

  // Before anything is listed it is its seller's alone.
  const other = (await newSeller()).browser
  for (const rest of ['/pages/1', '/pages/1/picture', '/file'])
    expect((await other.get(`/api/documents/${documentId}${rest}`)).statusCode).toBe(404)
  expect((await other.delete(`/api/documents/${documentId}`)).statusCode).toBe(404)
  expect((await upload(other, 'x.pdf', report('x'))).statusCode).toBe(404)
  expect((await own.browser.delete(`/api/documents/${documentId}`)).json()).toEqual({ done: true })
  expect((await own.detail()).documents).toEqual([])
})

test('a refused document takes nothing from those that are there', async () => {
  await addReadDocument(site.db, own.id)
  const before = await own.detail()
  expect((await upload(own.browser, 'report.docx', Buffer.from('%PDF-1.7'))).json()).toMatchObject({
    field: 'file',
    error: expect.stringContaining('.docx'),
  })
  expect(await own.detail()).toMatchObject({
    documents: before.documents,
    proposals: before.proposals,
  })
})
