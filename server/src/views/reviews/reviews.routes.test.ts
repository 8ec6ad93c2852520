import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { confirmAddress } from '../../testing/confirm-address.ts'
import { registryKnows } from '../../testing/registry-says.ts'
import { testAccount } from '../../testing/test-account.ts'
import { addReadDocument, wholeFile } from '../../testing/test-file.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let operator: Browser
const password = 'correct-horse-battery'

beforeAll(async () => {
  site = await testSite()
  operator = site.browser('10.8.0.1')
  const body = { email: 'ona@example.org', password, name: 'Ona' }
  const { person } = (await operator.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
})
afterAll(() => site.close())

let count = 0
let seller: Browser
let email: string
let id: string
let documentId: string

/** A whole file, handed in, by the calls a seller's clicks make. */
beforeEach(async () => {
  count += 1
  seller = site.browser(`10.8.${count}.2`)
  email = `review${count}@example.org`
  const person = { email, password, firstName: 'Sam', lastName: 'Seller', companyName: `Firm ${count}` }
  const joined = await seller.post('/api/auth/sign-up-seller', { body: person })
  await confirmAddress(site.db, joined.json().person.id)
  id = (await seller.post('/api/seller/projects', { body: { name: `Char ${count}` } })).json().id
  await seller.patch(`/api/seller/projects/${id}`, { body: wholeFile(String(7000 + count)) })
  await seller.patch('/api/seller/profile', { body: { country: 'KE', description: 'Char.' } })
  await seller.post('/api/seller/bank-account', { body: testAccount })
  await seller.post(`/api/seller/projects/${id}/blocks`, {
    body: {
      vintageStartsOn: '2023-01-01',
      vintageEndsOn: '2023-12-31',
      serialPrefix: `R-${id}`,
      serialStart: 1,
      serialEnd: 100,
    },
  })
  await registryKnows(site.db, id)
  documentId = await addReadDocument(site.db, id)
  expect((await seller.post(`/api/seller/projects/${id}/submit`)).statusCode).toBe(200)
})

const versionOf = async (): Promise<number> =>
  (await operator.get(`/api/operator/projects/${id}`)).json().version
const decide = async (decision: string, reason = decision === 'approve' ? 'Seen at the registry.' : '') =>
  operator.post(`/api/operator/projects/${id}/decision`, {
    body: { decision, reason, version: await versionOf() },
  })
const detail = async () => (await seller.get(`/api/seller/projects/${id}`)).json()
const publish = async (tokenId: string) => {
  const { blocks } = await detail()
  const body = {
    blockId: blocks[0].id,
    tokenId,
    quantity: 10,
    pricePerCreditCents: 100,
    saleType: 'spot',
    minimumFill: 1,
  }
  return seller.post(`/api/seller/projects/${id}/publish`, { body })
}

test('only an operator sees the queue, the tickets and the trail, or decides', async () => {
  for (const path of ['projects', 'tickets', 'trail', `projects/${id}`])
    expect((await seller.get(`/api/operator/${path}`)).statusCode).toBe(403)
  const body = { decision: 'approve', reason: '', version: 1 }
  expect((await seller.post(`/api/operator/projects/${id}/decision`, { body })).statusCode).toBe(403)
  expect((await site.browser('10.8.0.9').get('/api/operator/projects')).statusCode).toBe(401)
})

test('a file that was handed in waits in the queue with its seller and its score', async () => {
  const { projects } = (await operator.get('/api/operator/projects')).json()
  expect(projects.find((one: { id: string }) => one.id === id)).toMatchObject({
    sellerName: `Firm ${count}`,
    review: 'submitted',
    documents: 1,
    score: { value: expect.any(Number) },
  })
})

test('approved: the second step is done, the seller is told, and the trail names who and why', async () => {
  expect((await decide('approve')).json()).toEqual({ done: true })
  expect(await detail()).toMatchObject({ review: 'approved', progress: 40 })
  expect((await site.mailTo(email, 'approved')).text).toContain(`/seller/projects/${id}`)
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({ act: 'approve', operatorName: 'Ona', subjectName: `Char ${count}` })
})

test('asked for changes: a reason is needed, listing stops, and the file can be handed in again', async () => {
  expect((await decide('ask_changes')).json()).toMatchObject({ code: 'invalid_input', field: 'reason' })
  await decide('ask_changes', 'The period of the report is missing.')
  expect(await detail()).toMatchObject({
    review: 'changes_asked',
    reviewReason: 'The period of the report is missing.',
  })
  expect((await publish(`C-${id}`)).json()).toMatchObject({ code: 'not_approved' })
  await seller.post(`/api/seller/projects/${id}/submit`)
  expect(await detail()).toMatchObject({ review: 'submitted', reviewReason: null })
})

test('rejected: open listings are paused and the vintage has no number any more', async () => {
  await decide('approve')
  expect((await publish(`J-${id}`)).statusCode).toBe(200)
  await decide('reject', 'Struck off the register.')
  const rejected = await detail()
  expect(rejected.listings).toMatchObject([{ state: 'paused' }])
  expect(rejected.score).toBeNull()
})

test('rejected, then approved: what the rejection paused is on sale again, and what its seller paused is not', async () => {
  await decide('approve')
  await publish(`K-${id}`)
  await publish(`L-${id}`)
  const stateOf = async (token: string) =>
    (await detail()).listings.find(({ tokenId }: { tokenId: string }) => tokenId === token)?.state
  await decide('reject', 'The owner of the land objects to the project.')
  expect([await stateOf(`K-${id}`), await stateOf(`L-${id}`)]).toEqual(['paused', 'paused'])
  const gates = JSON.stringify((await operator.get(`/api/operator/projects/${id}`)).json())
  expect(gates).not.toContain('de-registered')
  const { rows } = await site.pool.query('select id from listings where token_id = $1', [`L-${id}`])
  await seller.patch(`/api/listings/${rows[0].id}`, { body: { state: 'paused' } })
  await decide('approve')
  expect([await stateOf(`K-${id}`), await stateOf(`L-${id}`)]).toEqual(['open', 'paused'])
})

test('a refused document counts nothing until the refusal is taken back', async () => {
  const before = (await detail()).score.value
  const body = { decision: 'refuse', reason: 'It is not signed.' }
  await operator.post(`/api/operator/documents/${documentId}/decision`, { body })
  expect(await detail()).toMatchObject({ score: null, documents: [{ refusedReason: 'It is not signed.' }] })
  await operator.post(`/api/operator/documents/${documentId}/decision`, {
    body: { decision: 'accept', reason: '' },
  })
  expect((await detail()).score.value).toBe(before)
})

test('an operator who sells decides nothing of their own, and what was approved and issued keeps its documents', async () => {
  const sellerId: string = (await seller.get('/api/auth/session')).json().person.id
  const { blocks } = await detail()
  await inTransaction(site.db, (tx) => grantRole(tx, sellerId, 'operator', new Date()))
  const body = { decision: 'approve', reason: 'It is mine, and good.', version: 1 }
  const own = await seller.post(`/api/operator/projects/${id}/decision`, { body })
  expect(own.json()).toMatchObject({ code: 'forbidden' })
  const stated = { source: 'letter', said: 'I have seen them.' }
  const serials = await seller.post(`/api/operator/blocks/${blocks[0].id}/attestation`, { body: stated })
  expect(serials.json()).toMatchObject({ code: 'forbidden' })
  await decide('approve')
  await publish(`K-${id}`)
  expect((await seller.delete(`/api/documents/${documentId}`)).json()).toMatchObject({
    code: 'identity_frozen',
  })
  expect((await site.browser().get(`/api/documents/${documentId}/file`)).statusCode).toBe(200)
})

test('what a seller changed while somebody looked at it is not decided unseen', async () => {
  const seen = await versionOf()
  await seller.patch(`/api/seller/projects/${id}`, { body: { durabilityYears: 9999 } })
  await seller.post(`/api/seller/projects/${id}/submit`)
  const body = { decision: 'approve', reason: 'I read it: a thousand years.', version: seen }
  const refused = await operator.post(`/api/operator/projects/${id}/decision`, { body })
  expect(refused.json()).toMatchObject({ code: 'review_changed' })
  expect(await detail()).toMatchObject({ review: 'submitted' })
  expect((await decide('approve')).statusCode).toBe(200)
})

test('approving against what can be counted needs a word, which the seller and the trail read', async () => {
  const refused = await decide('approve', '')
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'reason' })
  expect(refused.json().error).toContain('No record of the project is here')
  expect((await decide('approve', 'Seen on the registry’s page.')).statusCode).toBe(200)
})

test('what operators did cannot be altered: the database refuses', async () => {
  await decide('approve')
  await expect(site.pool.query("update audit_entries set reason = 'x'")).rejects.toThrow('append-only')
  await expect(site.pool.query('delete from audit_entries')).rejects.toThrow('append-only')
})

test('serials that no record tells of: one operator states them, another agrees, and only then they are sold', async () => {
  const second = site.browser('10.8.0.3')
  const body = { email: `second${count}@example.org`, password, name: 'Seo' }
  const { person } = (await second.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
  await seller.post(`/api/seller/projects/${id}/blocks`, {
    body: {
      vintageStartsOn: '2023-01-01',
      vintageEndsOn: '2023-12-31',
      serialPrefix: `S-${id}`,
      serialStart: 1,
      serialEnd: 50,
    },
  })
  await decide('approve')
  // It was entered after the file was handed in: it goes through a review of its own.
  await seller.post(`/api/seller/projects/${id}/submit`)
  await decide('approve')
  const { blocks } = await detail()
  const block = blocks.find(({ serialPrefix }: { serialPrefix: string }) => serialPrefix.startsWith('S-'))
  expect(block.backing).toMatchObject({ state: 'missing', reason: 'not_issued' })
  const offer = {
    blockId: block.id,
    tokenId: `A-${id}`,
    quantity: 10,
    pricePerCreditCents: 100,
    saleType: 'spot',
    minimumFill: 1,
  }
  const list = () => seller.post(`/api/seller/projects/${id}/publish`, { body: offer })
  expect((await list()).json()).toMatchObject({ code: 'not_backed' })
  const said = { source: 'registry_page', said: 'Seen on the page of the project', url: 'http://puro.earth' }
  const state = (statement: object) =>
    operator.post(`/api/operator/blocks/${block.id}/attestation`, { body: statement })
  expect((await state(said)).json()).toMatchObject({ code: 'invalid_input', field: 'url' })
  expect((await state({ ...said, url: 'https://pure.example/x' })).json()).toMatchObject({ field: 'url' })
  expect((await state({ ...said, said: '.', url: null })).json()).toMatchObject({ field: 'said' })
  const attestation = (await state({ ...said, url: 'https://registry.puro.earth/x' })).json().id
  const agreement = `/api/operator/attestations/${attestation}/agreement`
  expect((await operator.post(agreement)).json()).toMatchObject({ code: 'forbidden' })
  expect((await seller.post(agreement)).statusCode).toBe(403)
  expect((await list()).json()).toMatchObject({ code: 'not_backed' })
  expect((await second.post(agreement)).json()).toEqual({ done: true })
  expect((await list()).statusCode).toBe(200)
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries.map(({ act }: { act: string }) => act)).toEqual(
    expect.arrayContaining(['state_serials', 'agree_serials']),
  )
})

test('another seller with the same number at the registry is shown to whoever reviews', async () => {
  const number = String(7000 + count)
  const other = site.browser(`10.8.${count}.9`)
  const person = { email: `twin${count}@example.org`, password, firstName: 'T', lastName: 'W' }
  await other.post('/api/auth/sign-up-seller', { body: { ...person, companyName: `Twin ${count}` } })
  const twin = (await other.post('/api/seller/projects', { body: { name: 'Quite another name' } })).json().id
  await other.patch(`/api/seller/projects/${twin}`, { body: wholeFile(number) })
  const reviewed = (await operator.get(`/api/operator/projects/${id}`)).json()
  expect(reviewed.likes).toMatchObject([{ id: twin, sellerName: `Twin ${count}`, same: 'registry_id' }])
})

test('after a change the next reviewer reads what differs from what was approved', async () => {
  const beside = async () => (await operator.get(`/api/operator/projects/${id}`)).json()
  expect((await beside()).changes).toBeNull()
  await decide('approve')
  expect((await beside()).changes).toEqual([])
  await seller.patch(`/api/seller/projects/${id}`, { body: { summary: 'Now of walnut.' } })
  expect((await beside()).changes).toEqual([
    { what: 'Summary', was: expect.stringContaining('orchard prunings'), is: 'Now of walnut.' },
  ])
})

test('two operators take on one project at the same moment: one has it, the other is told who', async () => {
  const second = site.browser('10.8.0.4')
  const body = { email: `third${count}@example.org`, password, name: 'Tea' }
  const { person } = (await second.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
  const take = (browser: Browser, mine = true) =>
    browser.post(`/api/operator/projects/${id}/reviewer`, { body: { mine } })
  const answers = await Promise.all([take(operator), take(second)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  const refused = answers.find(({ statusCode }) => statusCode === 403)?.json()
  expect(refused.error).toMatch(/^(Ona|Tea) looks at this project already\.$/)
  const { projects } = (await operator.get(`/api/operator/projects?q=Char%20${count}`)).json()
  expect(projects).toMatchObject([{ id, reviewerName: expect.stringMatching(/Ona|Tea/) }])
  expect((await take(operator, false)).json()).toEqual({ done: true })
  expect((await take(second)).json()).toEqual({ done: true })
})

test('the queue is searched by project, seller and number, whatever marks are typed', async () => {
  const find = async (query: string) =>
    (await operator.get(`/api/operator/projects?${query}`))
      .json()
      .projects.map((one: { id: string }) => one.id)
  expect(await find(`q=firm%20${count}`)).toContain(id)
  expect(await find(`q=${7000 + count}`)).toContain(id)
  expect(await find('q=%25_%5C')).toEqual([])
  expect(await find(`q=char&state=approved`)).not.toContain(id)
})

test('what was entered after the file was handed in is not approved with it, and a promise is reviewed like anything else', async () => {
  const add = (prefix: string) =>
    seller.post(`/api/seller/projects/${id}/blocks`, {
      body: {
        vintageStartsOn: '2023-01-01',
        vintageEndsOn: '2023-12-31',
        serialPrefix: prefix,
        serialStart: 1,
        serialEnd: 10,
      },
    })
  expect((await add(`L-${id}`)).statusCode).toBe(200)
  await decide('approve')
  const { blocks } = await detail()
  expect(
    blocks.map(({ serialPrefix, approved }: { serialPrefix: string; approved: boolean }) => [
      serialPrefix.slice(0, 1),
      approved,
    ]),
  ).toEqual([
    ['L', false],
    ['R', true],
  ])
  const year = new Date().getUTCFullYear() + 1
  const promise = {
    vintageStartsOn: `${year}-01-01`,
    vintageEndsOn: `${year}-12-31`,
    tokenId: `F-${id}`,
    quantity: 10,
    pricePerCreditCents: 100,
    saleType: 'forward',
    minimumFill: 1,
  }
  const published = await seller.post(`/api/seller/projects/${id}/publish`, { body: promise })
  expect(published.statusCode, published.body).toBe(200)
  expect((await operator.get(`/api/operator/projects/${id}`)).statusCode).toBe(200)
})
