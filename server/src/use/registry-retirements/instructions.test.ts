import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { recordsImportedTask } from '../../supply/registry-records/index.ts'
import { doTask } from '../../testing/do-task.ts'
import { importRetirements } from '../../testing/registry-file.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { dueOn } from './deadline.ts'
import { registryRetirementTasks } from './index.ts'
import { remindSellers } from './remind-sellers.ts'

const today = new Date().toISOString().slice(0, 10)
let site: TestSite
let operator: Browser
let seller: Browser
let stranger: Browser
let buyer: Browser
let sellerId: string
let buyerId: string
let dueDays: number

const idOf = async (email: string) =>
  (await site.pool.query('select id from users where email = $1', [email])).rows[0].id as string

beforeAll(async () => {
  site = await testSite()
  dueDays = site.config.registryRetirementDays
  operator = await signInAs(site, 'ona@example.org', ['operator'])
  seller = await signInAs(site, 'sal@example.org', ['seller'])
  stranger = await signInAs(site, 'sid@example.org', ['seller'])
  buyer = await signInAs(site, 'bea@example.org', ['buyer'])
  sellerId = await idOf('sal@example.org')
  buyerId = await idOf('bea@example.org')
})
afterAll(() => site.close())

/** A retirement of credits that their seller, or the platform, holds at the registry. */
const retire = async (quantity: number, held: 'instruction' | 'custody' = 'instruction') => {
  const { batch, listing, project } = await offerCredits(site.db, { sellerId })
  await site.pool.query(
    `insert into project_files (project_id, credits_held, created_at, updated_at) values ($1, $2, now(), now())`,
    [project.id, held],
  )
  await buyCredits(site.db, buyerId, listing.id, 50)
  const body = { batchId: batch.id, quantity, beneficiary: 'A Company', reason: 'other', purpose: 'Travel' }
  const made = await buyer.post('/api/retirements', {
    body: { ...body, isUnderstood: true },
    headers: { 'idempotency-key': randomUUID() },
  })
  return { id: made.json().id as string, prefix: project.name }
}
const ownOf = async (browser: Browser, id: string) => {
  const { instructions } = (await browser.get('/api/seller/instructions')).json()
  return instructions.find((one: { id: string }) => one.id === id)
}
const answer = (browser: Browser, id: string, typed: object = {}) =>
  browser.post(`/api/seller/instructions/${id}`, {
    body: { reference: 'R-9', link: 'https://registry.example/r/9', retiredOn: today, ...typed },
  })
const queued = async (id: string) =>
  (await operator.get(`/api/operator/retirements?certificate=${id}`)).json().groups[0].retirements[0]
const remind = (on: string) =>
  inTransaction(site.db, (tx) =>
    remindSellers(tx, { dueDays, publicUrl: 'http://127.0.0.1', now: new Date(`${on}T07:12:00Z`) }),
  )
const remindersSent = async () => {
  const { rows } = await site.pool.query(
    `select to_char(reminded_on, 'YYYY-MM-DD') as day from registry_retirements where reminded_on is not null`,
  )
  return rows.map(({ day }) => day)
}

test('a seller who holds the credits is told by mail what to retire, and says the id for an operator to confirm', async () => {
  const { id, prefix } = await retire(7)
  const mail = await site.mailTo('sal@example.org', 'Please retire 7 credits')
  const serials = `${prefix.toUpperCase().replaceAll(' ', '-')}-1 to 7`
  for (const words of ['Test Registry', serials, 'A Company', 'Travel', 'To be done by'])
    expect(mail.text).toContain(words)
  expect(await ownOf(seller, id)).toMatchObject({
    registry: 'Test Registry',
    quantity: 7,
    serials: [{ first: 1, last: 7 }],
    dueOn: dueOn(today, dueDays),
    isOverdue: false,
    said: null,
  })
  expect(await ownOf(stranger, id)).toBeUndefined()
  expect((await answer(stranger, id)).statusCode).toBe(404)
  expect((await answer(buyer, id)).statusCode).toBe(403)
  expect((await answer(seller, id, { retiredOn: '2020-01-01' })).json().field).toBe('retiredOn')
  expect((await answer(seller, id)).json()).toEqual({ done: true })
  const said = { reference: 'R-9', link: 'https://registry.example/r/9', retiredOn: today, saidOn: today }
  expect(await ownOf(seller, id)).toMatchObject({ said })
  // It is the seller's word: the certificate does not say it yet.
  expect(await queued(id)).toMatchObject({
    state: 'pending',
    reference: null,
    instruction: { seller: 'Person sal@example.org', sentOn: today, said },
  })
  const body = { ids: [id], reference: 'R-9', retiredOn: today }
  expect((await operator.post('/api/operator/retirements/enter', { body })).statusCode).toBe(200)
  expect(await ownOf(seller, id)).toBeUndefined()
  expect((await answer(seller, id)).json().code).toBe('retirement_changed')
})

test('the registry’s next file confirms what a seller has retired, said or not', async () => {
  const { id, prefix } = await retire(5)
  const blocks = [{ prefix, first: 1, last: 5, on: today, beneficiary: 'A Company', id: `F-${id}` }]
  const fileId = await importRetirements(site.db, 'Test Registry', blocks, today)
  const handlers = registryRetirementTasks({ db: site.db, publicUrl: 'http://127.0.0.1', dueDays })
  await doTask(handlers, recordsImportedTask, { registry: 'Test Registry', fileId: fileId ?? '' })
  expect(await queued(id)).toMatchObject({ state: 'done', confirmedBy: 'file', reference: `F-${id}` })
  expect(await ownOf(seller, id)).toBeUndefined()
})

test('credits in the platform’s own account are nobody’s to retire but the operators’', async () => {
  const { id } = await retire(3, 'custody')
  expect(await queued(id)).toMatchObject({ instruction: null })
  expect(await ownOf(seller, id)).toBeUndefined()
  expect((await answer(seller, id)).statusCode).toBe(404)
})

test('a seller is reminded when the last day is near and on it, and not after saying that it is done', async () => {
  const { id } = await retire(4)
  const due = dueOn(today, dueDays)
  await remind(today)
  expect(await remindersSent()).toEqual([])
  const near = dueOn(today, dueDays - 2)
  await remind(near)
  await remind(near)
  expect(await remindersSent()).toEqual([near])
  const mail = await site.mailTo('sal@example.org', 'A retirement waits for you')
  expect(mail.text).toContain('Travel')
  await remind(due)
  expect(await remindersSent()).toEqual([due])
  await remind(dueOn(today, dueDays + 4))
  expect(await remindersSent()).toEqual([due])
  await site.pool.query(
    `update registry_retirements set pending_since = now() - interval '30 days',
       instructed_at = now() - interval '30 days', reminded_on = null where retirement_id = $1`,
    [id],
  )
  expect(await ownOf(seller, id)).toMatchObject({ isOverdue: true })
  const { groups } = (await operator.get('/api/operator/retirements?state=overdue')).json()
  expect(groups[0].retirements).toMatchObject([{ id, isOverdue: true, instruction: { said: null } }])
  expect((await answer(seller, id)).statusCode).toBe(200)
  await remind(due)
  expect(await remindersSent()).toEqual([])
})
