import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { checkSeller, wholeIdentity } from '../../testing/check-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let operator: Browser
const password = 'correct-horse-battery'

/** A screening service somebody else runs: it fails once, then finds what it is told to. */
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  asked.push({ ...JSON.parse(Buffer.concat(chunks).toString()), key: request.headers.authorization })
  if (asked.length === 1) response.writeHead(502).end()
  else response.end(JSON.stringify({ hits: [{ name: 'Olive O.', list: 'Made-up list', score: 0.91 }] }))
})
const asked: { name: string; country: string; registerNumber: string; key: string | undefined }[] = []

beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const { port } = service.address() as AddressInfo
  site = await testSite({ SCREENING_URL: `http://127.0.0.1:${port}/check`, SCREENING_KEY: 'key-of-the-test' })
  operator = site.browser('10.9.0.1')
  const body = { email: 'ona@example.org', password, name: 'Ona' }
  const { person } = (await operator.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
})
afterAll(async () => {
  await site.close()
  service.close()
})

let count = 0
let seller: Browser
let sellerId: string
beforeEach(async () => {
  count += 1
  seller = site.browser(`10.9.${count}.2`)
  const body = {
    email: `check${count}@example.org`,
    password,
    firstName: 'Sam',
    lastName: 'Seller',
    companyName: `Firm ${count}`,
  }
  sellerId = (await seller.post('/api/auth/sign-up-seller', { body })).json().person.id
})

const tell = (body: object) => seller.patch('/api/seller/identity', { body })
const handIn = () => seller.post('/api/seller/identity/submit')
const own = async () => (await seller.get('/api/seller/identity')).json()
const seen = async () => (await operator.get(`/api/operator/sellers/${sellerId}`)).json()
const decide = async (decision: string, reason = '', submittedAt?: string) =>
  operator.post(`/api/operator/sellers/${sellerId}/decision`, {
    body: { decision, reason, submittedAt: submittedAt ?? (await seen()).identity.submittedAt },
  })
const publicPage = async () =>
  (await site.browser('10.9.200.1').get(`/api/market/sellers/${sellerId}`)).json()
const send = (who: Browser, path: string, body: Buffer | string) =>
  who.post(path, { body, headers: { 'content-type': 'application/octet-stream' } })
const importList = (csv: string, who = operator, name = 'list.csv') =>
  send(who, `/api/operator/screening-lists?name=${name}`, Buffer.from(csv))
const sendExtract = (name: string, bytes: Buffer | string) =>
  send(seller, `/api/seller/identity/document?name=${name}`, Buffer.from(bytes))

test('without a list it is said that names were checked against nothing; the service fails, says so and is asked again', async () => {
  await tell(wholeIdentity)
  expect((await handIn()).json()).toEqual({ done: true })
  expect(await seen()).toMatchObject({ companyName: 'Firm 1', list: null, hits: [], identity: wholeIdentity })
  await vi.waitFor(
    async () =>
      expect((await seen()).service).toMatchObject({ state: 'failed', problem: 'It answered 502.' }),
    { timeout: 15_000 },
  )
  await vi.waitFor(
    async () =>
      expect((await seen()).service).toMatchObject({
        state: 'answered',
        problem: null,
        hits: expect.arrayContaining([{ name: 'Olive O.', list: 'Made-up list', score: 0.91 }]),
      }),
    { timeout: 60_000, interval: 200 },
  )
  expect(asked[0]).toEqual({
    name: 'Orchard Char Ltd',
    country: 'KE',
    registerNumber: 'CPR/2019/1234',
    key: 'Bearer key-of-the-test',
  })
  // A hit decides nothing.
  expect((await own()).state).toBe('submitted')
}, 90_000)

test('what is missing is named, and nothing is handed in', async () => {
  await tell({ ...wholeIdentity, registerNumber: '  ' })
  expect((await handIn()).json()).toMatchObject({
    code: 'invalid_input',
    field: 'registerNumber',
    error: 'Register number is missing',
  })
  expect((await own()).state).toBe('draft')
  expect((await tell({ country: 'Kenya' })).json()).toMatchObject({ code: 'invalid_input', field: 'country' })
})

test('a checked seller has the mark, told by mail and in the trail, until what was checked is changed', async () => {
  await tell(wholeIdentity)
  await handIn()
  expect((await publicPage()).checkedOn).toBeNull()
  expect((await decide('ask')).json()).toMatchObject({ field: 'reason' })
  expect((await decide('approve')).json()).toEqual({ done: true })
  expect((await publicPage()).checkedOn).toBe(new Date().toISOString().slice(0, 10))
  await site.mailTo(`check${count}@example.org`, 'Your identity was checked')
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({ act: 'check_seller', subjectId: sellerId })
  // The same again is no change.
  await tell({ legalName: wholeIdentity.legalName })
  expect((await own()).state).toBe('checked')
  await tell({ ownerName: 'Somebody Else' })
  expect(await own()).toMatchObject({ state: 'draft', checkedAt: null })
  expect((await publicPage()).checkedOn).toBeNull()
})

test('a new extract ends the mark too, and only its seller and operators can open it', async () => {
  await checkSeller(site.db, sellerId)
  expect((await sendExtract('extract.pdf', 'no pdf')).json()).toMatchObject({
    code: 'unsupported_media_type',
  })
  expect((await sendExtract('extract.exe', 'MZ')).json()).toMatchObject({ code: 'unsupported_media_type' })
  expect((await sendExtract('extract.pdf', '%PDF-1.7 extract')).json()).toEqual({ done: true })
  expect(await own()).toMatchObject({ state: 'draft', documentName: 'extract.pdf' })
  const path = `/api/sellers/${sellerId}/identity-document`
  for (const who of [seller, operator]) expect((await who.get(path)).body).toBe('%PDF-1.7 extract')
  const other = site.browser('10.9.201.1')
  expect((await other.get(path)).statusCode).toBe(401)
  const body = { email: `other${count}@example.org`, password, name: 'Other' }
  await other.post('/api/auth/sign-up', { body })
  expect((await other.get(path)).statusCode).toBe(404)
})

test('nothing is decided that was not looked at', async () => {
  await tell(wholeIdentity)
  await handIn()
  const { submittedAt } = (await seen()).identity
  await tell({ legalName: 'Another Ltd' })
  expect((await decide('approve', '', submittedAt)).statusCode).toBe(400)
  await handIn()
  expect((await decide('approve', '', submittedAt)).statusCode).toBe(400)
  expect((await own()).state).toBe('submitted')
})

test('a name in another spelling is shown with its entry and decides nothing; the next list replaces the whole', async () => {
  await tell({ ...wholeIdentity, ownerName: 'Kadirov, Mohammad' })
  await handIn()
  const list =
    'Name,Aliases,Country,Source ID\nMUHAMMAD KADYROV,M. Kadyrov; The Baker,XX,SDN-1\nNobody Known,,,\n'
  expect((await importList(list)).json()).toEqual({ entries: 2, repeated: false })
  expect(await seen()).toMatchObject({
    list: { name: 'list.csv', entries: 2 },
    hits: [{ told: 'Kadirov, Mohammad', entry: 'MUHAMMAD KADYROV', country: 'XX', sourceId: 'SDN-1' }],
    identity: { state: 'submitted' },
  })
  expect((await importList(list)).json()).toEqual({ entries: 2, repeated: true })
  const kept = () => site.pool.query('select from screening_lists').then(({ rowCount }) => rowCount)
  expect(await kept()).toBe(1)
  expect((await importList('name\nSomebody Quite Different\n')).json()).toMatchObject({ repeated: false })
  expect((await seen()).hits).toEqual([])
  expect(await kept()).toBe(2)
  // The one before comes back as it was.
  expect((await importList(list)).json()).toEqual({ entries: 2, repeated: false })
  expect((await seen()).hits).toHaveLength(1)
  expect((await importList('title\nX\n')).json()).toMatchObject({ code: 'invalid_input', field: 'file' })
})

test('only operators see the desk, decide and import; only sellers tell who they are', async () => {
  await tell(wholeIdentity)
  for (const path of ['/api/operator/sellers', `/api/operator/sellers/${sellerId}`])
    expect((await seller.get(path)).statusCode).toBe(403)
  expect((await importList('name\nX\n', seller)).statusCode).toBe(403)
  const body = { decision: 'approve', reason: '', submittedAt: '' }
  expect((await seller.post(`/api/operator/sellers/${sellerId}/decision`, { body })).statusCode).toBe(403)
  expect((await operator.get('/api/seller/identity')).statusCode).toBe(403)
})

test('an erased seller leaves nothing of what was told', async () => {
  await tell({ ...wholeIdentity, ownerName: 'Unforgettable Person' })
  await sendExtract('extract.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]))
  await handIn()
  expect((await seller.get('/api/account/data.json')).body).toContain('Unforgettable Person')
  expect((await seller.post('/api/account/close', { body: { password } })).statusCode).toBe(200)
  for (const table of ['seller_identities', 'seller_identity_documents'])
    expect((await site.pool.query(`select from ${table} where seller_id = $1`, [sellerId])).rowCount).toBe(0)
})
