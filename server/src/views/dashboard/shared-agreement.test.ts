import { randomUUID } from 'node:crypto'
import { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { newHolder, retireWords } from '../../testing/test-holder.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { findPublishedRetirements, findRetiredTonnes, retireWish } from '../../use/retirements/index.ts'
import { readReportData } from '../reports/report-data.ts'
import { buyerQueries } from './buyer-queries.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('a company of the group and a product count as one’s own everywhere, and a share for somebody else nowhere', async () => {
  const { browser, batchId, personId } = await newHolder(site, 60)
  const body = { name: 'North Yards GmbH', registerNumber: '', country: 'DE' }
  const north = (await browser.post('/api/organisation/subsidiaries', { body })).json().id
  const wish = NewCommonRetirement.parse({
    ...retireWords,
    lines: [{ batchId, quantity: 36 }],
    shares: [
      { kind: 'subsidiary', subsidiaryId: north, quantity: 3 },
      { kind: 'subsidiary', subsidiaryId: null, quantity: 5 },
      { kind: 'product', name: 'Field Boots', quantity: 7 },
      { kind: 'other', name: `Customer ${randomUUID()}`, quantity: 21 },
    ],
  })
  await inTransaction(site.db, (tx) =>
    retireWish(tx, { organisationId: personId, personId }, wish, null, new Date()),
  )
  await site.pool.query(
    `update registry_retirements set state = 'done', confirmed_by = 'operator', reference = 'R-1', settled_at = now(),
      retired_on = '2026-03-02' where retirement_id in (select id from retirements where buyer_id = $1)`,
    [personId],
  )
  const own = 3 + 5 + 7
  const period = { periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' }
  // Claims, and what the programme covers a year with.
  expect((await findRetiredTonnes(site.db, personId, period)).facts).toMatchObject({
    retiredTonnes: own,
    forOthersTonnes: 21,
    heldTonnes: 24,
  })
  // The dashboard.
  expect(await buyerQueries(site.db).findOffset(personId)).toMatchObject({
    offsetTonnes: own,
    uncountedTonnes: 21,
  })
  // The climate page.
  const { retirements } = await findPublishedRetirements(site.db, personId, 100)
  expect(retirements.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([3, 5, 7])
  // Holdings and the list: every share stands in it, each with the way to the whole.
  expect((await browser.get('/api/holdings')).json().holdings).toMatchObject([{ quantity: 24 }])
  const listed = (await browser.get('/api/retirements')).json().retirements
  expect(listed).toHaveLength(4)
  expect(new Set(listed.map(({ sharedId }: { sharedId: string }) => sharedId)).size).toBe(1)
  // Reports and the statement.
  const data = await readReportData(site.db, personId, {
    company: 'A Company',
    period: { from: '2025-01-01', to: '2025-12-31' },
    footprint: null,
    verification: null,
    publicUrl: 'https://ledger.example',
    isSandbox: false,
    now: new Date(),
  })
  expect(data.retirements.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(own)
  expect(data.forOthers).toMatchObject([{ quantity: 21 }])
})

test('a certificate made out to somebody else is theirs, and one under a name of before stays one’s own', async () => {
  const { browser, batchId, personId } = await newHolder(site, 60)
  const name = async (given: string) => {
    const { details } = (await browser.get('/api/organisation')).json()
    const saved = await browser.put('/api/organisation', { body: { ...details, name: given } })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const retire = async (beneficiary: string, quantity: number) => {
    const wish = NewCommonRetirement.parse({ ...retireWords, beneficiary, lines: [{ batchId, quantity }] })
    const by = { organisationId: personId, personId }
    await inTransaction(site.db, (tx) => retireWish(tx, by, wish, null, new Date()))
  }
  await name('Old Mills')
  await retire('Old Mills GmbH', 4)
  await retire('A Customer of Theirs', 9)
  await name('New Mills')
  await retire('new mills', 2)
  const period = { periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' }
  expect((await findRetiredTonnes(site.db, personId, period)).facts).toMatchObject({ forOthersTonnes: 9 })
  const { retirements } = await findPublishedRetirements(site.db, personId, 100)
  expect(retirements.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([2, 4])
})
