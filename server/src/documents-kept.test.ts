import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keptAboutPeople } from './kept-about-people.ts'
import { collectPerson, erasePerson } from './people/privacy/index.ts'
import { moveDocumentsTask, sweepObjectsTask } from './platform/store/store.tasks.ts'
import { verifyStore } from './platform/store/verify-store.ts'
import type { Task } from './platform/tasks.ts'
import { inTransaction } from './platform/transaction.ts'
import { takenByPhone } from './testing/hostile-photographs.ts'
import { startS3 } from './testing/s3-server.ts'
import { type TestSeller, testSellers } from './testing/test-seller.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upload } from './testing/upload.ts'

// Reports are read and pictures drawn by others that share the machine.
vi.setConfig({ testTimeout: 120_000 })

let s3: Awaited<ReturnType<typeof startS3>>
let site: TestSite
let newSeller: ReturnType<typeof testSellers>
beforeAll(async () => {
  s3 = await startS3()
  site = await testSite(s3.variables)
  newSeller = testSellers(site)
})
afterAll(async () => {
  await site.close()
  await s3.close()
})

const run = async ({ name }: Task<never> | Task<Record<string, unknown>>) => {
  for (const { task, run } of site.handlers) if (task.name === name) await run({})
}

const table = 'Emissions in tonnes CO2e,2022,2023\nScope 1,900,1000\nScope 3,4000,3900\n'
const pdf = Buffer.from('%PDF-1.7 and nothing more')
const asFile = { 'content-type': 'application/octet-stream' }
const words = { caption: 'The kiln', takenBy: 'Wanjiru Kamau', mayPublish: 'yes' }
let shade = 0x100000
const photograph = () => {
  shade += 0x3f1b
  return takenByPhone({ colour: `#${shade.toString(16)}` })
}

const senders = (own: TestSeller) => ({
  report: () => upload(own.browser, 'emissions.csv', table),
  document: () =>
    own.browser.post(`${own.at('/documents')}?kind=design&name=design.pdf`, { body: pdf, headers: asFile }),
  photograph: async () =>
    own.browser.post(`${own.at('/photographs')}?${new URLSearchParams(words)}`, {
      body: await photograph(),
      headers: asFile,
    }),
  extract: () =>
    own.browser.post('/api/seller/identity/document?name=extract.pdf', { body: pdf, headers: asFile }),
})

/** A seller with one document of each kind, and where each is opened. */
const withAll = async () => {
  const own = await newSeller('Orchard Char')
  const send = senders(own)
  const sent = [await send.report(), await send.document(), await send.photograph(), await send.extract()]
  for (const answer of sent) expect(answer.statusCode, answer.body).toBe(200)
  const { person } = (await own.browser.get('/api/auth/session')).json()
  const { photographs } = await own.detail()
  const places = [
    `/api/analyses/${sent[0]?.json().analysisId}/document`,
    `/api/documents/${sent[1]?.json().documentId}/file`,
    `/api/photograph-images/${photographs[0].small.sha256}`,
    `/api/sellers/${person.id}/identity-document`,
  ]
  const open = () => Promise.all(places.map((place) => own.browser.get(place)))
  return { own, id: person.id as string, email: person.email as string, open }
}

/** How many documents lie in the database itself. */
const countHere = async (): Promise<number> => {
  const { rows } = await site.pool.query(
    `select (select count(*) from report_chunks) + (select count(*) from document_files where bytes is not null)
       + (select count(*) from photograph_images where webp is not null)
       + (select count(*) from seller_identity_documents where bytes is not null) as here`,
  )
  return Number(rows[0].here)
}
const countObjects = async () => (await site.pool.query('select from stored_objects')).rowCount

/** Puts everything back where an older release kept it. */
const bringBack = async () => {
  const take = async (table: string, key: string, column: string) => {
    const { rows } = await site.pool.query(
      `select ${key} as id, object from ${table} where object is not null`,
    )
    for (const { id, object } of rows) {
      const bytes = await site.store.read(object)
      if (column === '') {
        await site.pool.query(`insert into report_chunks values ($1, 0, $2), ($1, 1, $3)`, [
          id,
          bytes?.subarray(0, 10),
          bytes?.subarray(10),
        ])
        await site.pool.query('update reports set object = null where id = $1', [id])
      } else
        await site.pool.query(`update ${table} set object = null, ${column} = $2 where object = $1`, [
          object,
          bytes,
        ])
    }
  }
  await take('reports', 'id', '')
  await take('document_files', 'document_id', 'bytes')
  await take('photograph_images', 'photograph_id', 'webp')
  await take('seller_identity_documents', 'seller_id', 'bytes')
}

test('what people send lies in the store and not in the database, and is opened as it came', async () => {
  const { open } = await withAll()
  expect(await countHere()).toBe(0)
  const [report, document, image, extract] = await open()
  expect(report?.body).toBe(table)
  expect(document?.rawPayload.equals(pdf)).toBe(true)
  expect(image?.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  expect(extract?.rawPayload.equals(pdf)).toBe(true)
  const found = await verifyStore(site.db, site.store.bucket, site.secret)
  expect(found).toMatchObject({ missing: [], damaged: [], strays: 0 })
})

test('documents of an older release are opened where they are, moved while people work, and opened again', async () => {
  const { open } = await withAll()
  const before = (await open()).map(({ rawPayload }) => rawPayload.toString('base64'))
  await bringBack()
  expect(await countHere()).toBeGreaterThanOrEqual(6)
  const opened = async () => (await open()).map(({ rawPayload }) => rawPayload.toString('base64'))
  expect(await opened()).toEqual(before)
  // Cut off half-way, and by two at once.
  await s3.stop()
  await expect(run(moveDocumentsTask)).rejects.toMatchObject({ code: 'documents_unavailable' })
  expect(await opened()).toEqual(before)
  await s3.start()
  const [, , meanwhile] = await Promise.all([run(moveDocumentsTask), run(moveDocumentsTask), opened()])
  expect(meanwhile).toEqual(before)
  expect(await countHere()).toBe(0)
  expect(await opened()).toEqual(before)
})

test('while the store is away whoever sends is refused in one sentence and nothing is half stored; then it goes on', async () => {
  const { own, open } = await withAll()
  const rows = async () =>
    (
      await site.pool.query(
        `select (select count(*) from reports) as reports, (select count(*) from project_documents) as documents,
           (select count(*) from project_photographs) as photographs`,
      )
    ).rows
  const before = await rows()
  const other = await newSeller('Hill Char')
  const send = senders(other)
  await s3.stop()
  for (const attempt of Object.values(send)) {
    const answer = await attempt()
    expect(answer.json()).toMatchObject({
      code: 'documents_unavailable',
      error: expect.stringContaining('Nothing was stored'),
      requestId: expect.any(String),
    })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  }
  for (const answer of await open()) expect(answer.json()).toMatchObject({ code: 'documents_unavailable' })
  expect(await rows()).toEqual(before)
  await site.standing.readAll()
  const check = () => site.standing.find().find(({ check }) => check.name === 'documents')
  expect(check()).toMatchObject({
    state: 'late',
    says: expect.stringContaining('The object store gives no answer'),
  })
  // What needs no document goes on.
  expect((await own.browser.get('/api/market/projects?limit=1')).statusCode).toBe(200)
  await s3.start()
  for (const attempt of Object.values(send)) expect((await attempt()).statusCode).toBe(200)
  for (const answer of await open()) expect(answer.statusCode).toBe(200)
  await vi.waitFor(
    async () => {
      await site.standing.readAll()
      expect(check()).toMatchObject({ state: 'good' })
    },
    { timeout: 60_000, interval: 200 },
  )
})

test('somebody who is erased takes the keys along: what they sent opens for nobody, and the sweep takes the bytes', async () => {
  const { id, email } = await withAll()
  const names = async () =>
    (
      await site.pool.query<{ name: string; used: string }>(
        `select object.name, key.used_for as used from stored_objects object join store_keys key on key.id = object.key_id
         where key.owner_id = $1`,
        [id],
      )
    ).rows
  const before = await names()
  expect(before.map(({ used }) => used).sort()).toEqual([
    'documents',
    'identity',
    'photographs',
    'photographs',
    'reports',
  ])
  await inTransaction(site.db, (tx) =>
    erasePerson(tx, keptAboutPeople, { id, email }, { invoicesSince: new Date(0) }),
  )
  // The public file of a project stays, as it did in the database.
  expect((await names()).map(({ used }) => used)).toEqual(['documents'])
  for (const { name, used } of before)
    expect((await site.store.read(name)) === null, used).toBe(used !== 'documents')
  const kept = await countObjects()
  await run(sweepObjectsTask)
  expect(await countObjects()).toBe((kept ?? 0) - 4)
  for (const { name, used } of before)
    expect((await site.store.bucket.open(name)) === null, used).toBe(used !== 'documents')
})

test('what is kept about a person holds their documents too', async () => {
  const { id, email } = await withAll()
  let told = ''
  for await (const text of collectPerson(site, keptAboutPeople.tables, { id, email })) told += text
  const { tables } = JSON.parse(told)
  expect(Buffer.from(tables.reports[0].object, 'base64').toString()).toBe(table)
  expect(Buffer.from(tables.seller_identity_documents[0].object, 'base64').equals(pdf)).toBe(true)
  expect(tables.store_keys[0]).not.toHaveProperty('sealed')
})
