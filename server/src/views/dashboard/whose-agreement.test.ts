import { randomUUID } from 'node:crypto'
import { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { newHolder, retireWords } from '../../testing/test-holder.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import {
  claimRetirements,
  findPublishedRetirements,
  findRetiredTonnes,
  findUndatedTonnes,
  retireWish,
} from '../../use/retirements/index.ts'
import { decideSome } from '../../use/retirements/retirements.jobs.ts'
import { readReportData } from '../reports/report-data.ts'
import { buyerQueries } from './buyer-queries.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const now = new Date()
const year = { periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' }
const sumOf = (retired: readonly { quantity: number }[]) =>
  retired.reduce((sum, { quantity }) => sum + quantity, 0)

/** What each place that counts says is one's own, in tonnes. */
const ownBy = async (organisationId: string) => {
  const report = await readReportData(site.db, organisationId, {
    company: 'A Company',
    period: { from: '2025-01-01', to: '2025-12-31' },
    footprint: null,
    verification: null,
    publicUrl: 'https://ledger.example',
    isSandbox: false,
    now,
  })
  const { facts } = await findRetiredTonnes(site.db, organisationId, year)
  const undated = await findUndatedTonnes(site.db, organisationId)
  return {
    claims: facts.pendingTonnes,
    claimsOfOthers: facts.forOthersTonnes,
    dashboard: (await buyerQueries(site.db).findOffset(organisationId)).pendingTonnes,
    page: sumOf((await findPublishedRetirements(site.db, organisationId, 100)).retirements),
    report: sumOf(report.retirements),
    reportOfOthers: sumOf(report.forOthers),
    undated: undated.reduce((sum, { pendingTonnes }) => sum + pendingTonnes, 0),
  }
}

const name = async (browser: Browser, given: object) => {
  const { details } = (await browser.get('/api/organisation')).json()
  const saved = await browser.put('/api/organisation', { body: { ...details, ...given } })
  expect(saved.statusCode, saved.body).toBe(200)
}
const ownSubsidiary = async (browser: Browser, of: string): Promise<string> => {
  const body = { name: of, registerNumber: '', country: 'DE' }
  return (await browser.post('/api/organisation/subsidiaries', { body })).json().id
}
type Holder = Awaited<ReturnType<typeof newHolder>>
const retire = async ({ batchId, personId }: Holder, quantity: number, words: object) => {
  const wish = NewCommonRetirement.parse({ ...retireWords, lines: [{ batchId, quantity }], ...words })
  const by = { organisationId: personId, personId }
  return inTransaction(site.db, (tx) => retireWish(tx, by, wish, null, now))
}
const decideAll = () => decideSome(site.db)
const markOlder = (organisationId: string) =>
  site.pool.query(
    `set session_replication_role = replica; update retirements set is_for_others = null, is_older = true
     where buyer_id = '${organisationId}'; set session_replication_role = origin`,
  )

test('no name and no subsidiary given later makes a customer’s tonnes one’s own, and none that is dropped takes any away', async () => {
  const holder = await newHolder(site, 60)
  const { browser, personId } = holder
  const undated = { periodStartsOn: undefined, periodEndsOn: undefined }
  await name(browser, { name: 'Resale House' })
  const north = await ownSubsidiary(browser, 'Nord GmbH')
  await retire(holder, 3, { beneficiary: 'Resale House' })
  await retire(holder, 5, { beneficiary: 'Resale House', onBehalfOf: 'Nord GmbH' })
  await retire(holder, 7, { beneficiary: 'Attack Corp' })
  await retire(holder, 11, { beneficiary: 'Somebody Else SA' })
  await retire(holder, 1, { beneficiary: 'Resale House', ...undated })
  await retire(holder, 2, { beneficiary: 'Attack Corp', ...undated })
  const own = {
    claims: 8,
    claimsOfOthers: 18,
    page: 9,
    dashboard: 9,
    report: 9,
    reportOfOthers: 20,
    undated: 1,
  }
  expect(await ownBy(personId)).toEqual(own)

  await name(browser, { name: 'Attack Corp' })
  expect(await ownBy(personId)).toEqual(own)
  await name(browser, { name: 'Resale House', legalName: 'Attack Corp' })
  await ownSubsidiary(browser, 'Somebody Else SA')
  await browser.delete(`/api/organisation/subsidiaries/${north}`)
  await decideAll()
  expect(await ownBy(personId)).toEqual(own)
  const { trail } = (await browser.get('/api/organisation/members')).json()
  expect(JSON.stringify(trail)).toContain('the name “Attack Corp” instead of “Resale House”')
})

test('one that never said what it is called is held to the first name it gives itself, once', async () => {
  const holder = await newHolder(site, 60)
  const { browser, personId } = holder
  await retire(holder, 3, { beneficiary: 'First Mills' })
  await retire(holder, 5, { beneficiary: 'Second Mills' })
  expect(await ownBy(personId)).toMatchObject({ claims: 8, dashboard: 8, page: 8, report: 8 })
  await decideAll()
  expect(await ownBy(personId)).toMatchObject({ claims: 8, dashboard: 8, page: 8, report: 8 })

  await name(browser, { name: 'First Mills' })
  await decideAll()
  await name(browser, { name: 'Second Mills' })
  await decideAll()
  expect(await ownBy(personId)).toMatchObject({ claims: 3, dashboard: 3, page: 3, report: 3 })
})

test('of several names given before anybody looked, only the one it then has counts', async () => {
  const holder = await newHolder(site, 60)
  await retire(holder, 3, { beneficiary: 'First Mills' })
  await retire(holder, 5, { beneficiary: 'Second Mills' })
  await name(holder.browser, { name: 'First Mills' })
  await name(holder.browser, { name: 'Second Mills' })
  await decideAll()
  expect(await ownBy(holder.personId)).toMatchObject({ claims: 5, dashboard: 5, page: 5, report: 5 })
})

test('what was retired before this was written down is decided once, by the names it has or had', async () => {
  const holder = await newHolder(site, 60)
  const { browser, personId } = holder
  await name(browser, { name: 'Old Mills' })
  await retire(holder, 3, { beneficiary: 'Old Mills GmbH' })
  await retire(holder, 5, { beneficiary: 'A Customer of Theirs' })
  await name(browser, { name: 'New Mills' })
  await markOlder(personId)
  const own = { claims: 3, dashboard: 3, page: 3, report: 3 }
  expect(await ownBy(personId)).toMatchObject(own)
  await decideAll()
  await name(browser, { name: 'A Customer of Theirs' })
  expect(await ownBy(personId)).toMatchObject(own)
})

test('a guest’s is decided by what the organisation is called that its order finds', async () => {
  const holder = await newHolder(site, 60)
  const { browser, batchId, personId } = holder
  await name(browser, { name: 'Old Mills' })
  await name(browser, { name: 'New Mills' })
  const { rows } = await site.pool.query<{ id: string }>('select id from orders where buyer_id = $1', [
    personId,
  ])
  const orderId = rows[0]?.id ?? ''
  for (const [beneficiary, quantity] of [
    ['Old Mills', 3],
    ['New Mills', 5],
  ])
    await site.pool.query(
      `insert into retirements (id, order_id, batch_id, quantity, beneficiary, reason, purpose, retired_at)
       values ($1, $2, $3, $4, $5, 'other', 'Travel', '2025-05-01')`,
      [randomUUID(), orderId, batchId, quantity, beneficiary],
    )
  await inTransaction(site.db, (tx) => claimRetirements(tx, orderId, personId))
  expect(sumOf((await findPublishedRetirements(site.db, personId, 100)).retirements)).toBe(5)
})

test('the database refuses to decide again whose a retirement is', async () => {
  const holder = await newHolder(site, 60)
  await name(holder.browser, { name: 'Old Mills' })
  const id = await retire(holder, 3, { beneficiary: 'Old Mills' })
  for (const change of ['is_for_others = true', 'is_for_others = null', 'is_older = true'])
    await expect(site.pool.query(`update retirements set ${change} where id = $1`, [id])).rejects.toThrow()
})

test('what is undecided since long is decided some at a time, so that a server that is to end can end', async () => {
  const holder = await newHolder(site, 60)
  await name(holder.browser, { name: 'Long Waiting Ltd' })
  for (const quantity of [1, 2, 3]) await retire(holder, quantity, { beneficiary: 'Long Waiting Ltd' })
  await markOlder(holder.personId)
  const left = async () => {
    const { rows } = await site.pool.query<{ left: number }>(
      'select count(*)::int as left from retirements where buyer_id = $1 and is_for_others is null',
      [holder.personId],
    )
    return rows[0]?.left
  }
  await decideSome(site.db, { turns: 2, perTurn: 1 })
  expect(await left()).toBe(1)
  await decideAll()
  expect(await left()).toBe(0)
})
