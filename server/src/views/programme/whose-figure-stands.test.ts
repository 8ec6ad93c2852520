import { randomUUID } from 'node:crypto'
import type { Programme } from '@ledgerleaf/contract/programme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../platform/read-csv.ts'
import { keepInventory } from '../../testing/test-inventory.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import {
  conflictOf,
  decide,
  done,
  figures,
  newAccount,
  openSite,
  read,
  site,
  twoReports,
} from '../../testing/test-programme.ts'

// Of several documents: whose figure stands, and what is added up of it.
beforeAll(openSite, 60_000)
afterAll(() => site.close())

const choiceOf = (programme: Programme, line: string, sourceId: string, year = 2024) => ({
  kind: 'choose',
  year,
  line,
  sourceId,
  seen: programme.years
    .find((one) => one.year === year)
    ?.lines.find((one) => one.line === line)
    ?.statements.map(({ sourceId: id, tonnes }) => ({ sourceId: id, tonnes })),
})

test('Scope 2 without its method contradicts figures by method; what is chosen makes no sum of two documents', async () => {
  const { browser, id } = await newAccount()
  const named = await keepInventory(site.db, id, figures(2024, 100, 5, 8, 900), { fileName: 'named.pdf' })
  const bare = await keepInventory(
    site.db,
    id,
    [
      { metric: 'scope1', year: 2024, value: 110 },
      { metric: 'scope2_unspecified', year: 2024, value: 380 },
      { metric: 'scope3_total', year: 2024, value: 950 },
    ],
    { fileName: 'bare.pdf' },
  )
  const target = { kind: 'target', targetKind: 'near_term', baseYear: 2024, targetYear: 2030, percent: 50 }
  await done(browser, { ...target, scopes: [1, 2], scope2: 'scope2_market' })
  const stateOf = ({ years }: Programme) =>
    Object.fromEntries(years[0]?.lines.map(({ line, state, tonnes }) => [line, tonnes ?? state]) ?? [])
  expect(stateOf(await read(browser))).toEqual({
    scope1: 'undecided',
    scope2_market: 'undecided',
    scope2_location: 'undecided',
    scope2_unspecified: 'undecided',
    scope3: 'undecided',
  })
  for (const line of ['scope1', 'scope3']) await done(browser, choiceOf(await read(browser), line, bare))
  const halfway = await read(browser)
  expect(halfway.years[0]?.total.state).toBe('undecided')
  expect(halfway.targets[0]?.actuals).toEqual([])
  await done(browser, choiceOf(halfway, 'scope2_unspecified', bare))
  const asBare = await read(browser)
  expect(stateOf(asBare)).toMatchObject({ scope2_market: 'decided', scope2_unspecified: 380 })
  expect(asBare.years[0]?.total).toMatchObject({ state: 'known', tonnes: 1440, sourceIds: [bare] })
  expect(asBare.targets[0]?.actuals).toEqual([])
  // The other way round the sum is of two documents: it says so, and what each of them gives for the year.
  await done(browser, choiceOf(asBare, 'scope2_unspecified', named))
  const mixed = await read(browser)
  expect(stateOf(mixed)).toMatchObject({ scope2_market: 5, scope2_unspecified: 'decided' })
  expect(mixed.years[0]?.total.tonnes).toBe(1065)
  expect(mixed.years[0]?.total.sourceIds.toSorted()).toEqual([named, bare].sort())
  expect(mixed.years[0]?.total.contradictedBy).toEqual(
    expect.arrayContaining([
      { sourceId: named, tonnes: 1005 },
      { sourceId: bare, tonnes: 1440 },
    ]),
  )
  expect(mixed.targets[0]?.actuals[0]?.sourceIds).toHaveLength(2)
  const csv = (await browser.get('/api/programme/export?format=csv')).body
  expect(csv).toContain('from 2 documents')
  expect(csv).toContain('“bare.pdf” gives 1440 for the year')
  expect(csv).toContain('Scope 2, market-based, 2024: 5 t stands, as “named.pdf” says')
})

test('a document that gives another total, and no scopes, is decided about like any other figure', async () => {
  const { browser, id } = await newAccount()
  const scopes = await keepInventory(site.db, id, figures(2024, 100, 50, 50, 300), { fileName: 'scopes.csv' })
  const published = await keepInventory(site.db, id, [{ metric: 'total', year: 2024, value: 900 }], {
    fileName: 'published.pdf',
  })
  const open = await read(browser)
  expect(open.years[0]?.total).toMatchObject({ state: 'undecided', tonnes: null })
  expect(open.years[0]?.lines.at(-1)).toMatchObject({
    line: 'total',
    state: 'undecided',
    statements: [
      { sourceId: published, tonnes: 900 },
      { sourceId: scopes, tonnes: 450 },
    ],
  })
  // The scopes stand: the year is their sum, and the other total is still said.
  await done(browser, choiceOf(open, 'total', scopes))
  const bySum = await read(browser)
  expect(bySum.years[0]?.total).toMatchObject({
    state: 'known',
    tonnes: 450,
    sourceIds: [scopes],
    contradictedBy: [{ sourceId: published, tonnes: 900 }],
  })
  const csv = (await browser.get('/api/programme/export?format=csv')).body
  expect(csv).toContain('“published.pdf” gives 900 for the year')
  expect(csv).toContain('The scopes of 2024 stand, 450 t in all as “scopes.csv” says')
  // The other way round the year is what the other document says, as one figure.
  await done(browser, choiceOf(bySum, 'total', published))
  expect((await read(browser)).years[0]?.total).toMatchObject({
    state: 'known',
    tonnes: 900,
    isAsReported: true,
    sourceIds: [published],
  })
})

test('a total that is the sum of the scopes contradicts nobody', async () => {
  const { browser, id } = await newAccount()
  await keepInventory(site.db, id, figures(2024, 100, 50, 50, 300))
  await keepInventory(site.db, id, [{ metric: 'total', year: 2024, value: 450 }])
  const { years } = await read(browser)
  expect(years[0]?.total).toMatchObject({ state: 'known', tonnes: 450 })
  expect(years[0]?.lines.map(({ line }) => line)).not.toContain('total')
})

test('by which method Scope 2 is added up follows the document that gives the other scopes', async () => {
  const { browser, id } = await newAccount()
  const both = await keepInventory(site.db, id, figures(2024, 100, 5, 8, 900))
  const bare = await keepInventory(site.db, id, [
    { metric: 'scope1', year: 2024, value: 110 },
    { metric: 'scope2_unspecified', year: 2024, value: 8 },
    { metric: 'scope3_total', year: 2024, value: 900 },
  ])
  const open = await read(browser)
  // Without its method, and the same as one by method: nothing to decide.
  expect(open.years[0]?.lines.filter(({ conflict }) => conflict).map(({ line }) => line)).toEqual(['scope1'])
  await done(browser, choiceOf(open, 'scope1', bare))
  expect((await read(browser)).years[0]?.total).toMatchObject({ tonnes: 1018, sourceIds: [bare] })
  await done(browser, choiceOf(await read(browser), 'scope1', both))
  expect((await read(browser)).years[0]?.total).toMatchObject({ tonnes: 1005, sourceIds: [both] })
})

test('a Scope 3 that was added up names its categories, and no words of one of them', async () => {
  const { browser, id } = await newAccount()
  await keepInventory(site.db, id, [
    { metric: 'scope3_cat1', year: 2024, value: 10 },
    { metric: 'scope3_cat6', year: 2024, value: 2 },
  ])
  const [line] = (await read(browser)).years[0]?.lines ?? []
  expect(line?.statements[0]).toMatchObject({
    tonnes: 12,
    addedFrom: ['scope3_cat1', 'scope3_cat6'],
    evidence: null,
  })
  const csv = (await browser.get('/api/programme/export?format=csv')).body
  expect(csv).toContain('sum of scope3_cat1 + scope3_cat6')
  expect(csv).not.toContain('scope3_cat1 10')
})

test('what was chosen and is deleted is asked again; a base year that is recalculated keeps no figure of it', async () => {
  const { browser, id } = await newAccount()
  const chosen = await keepInventory(site.db, id, [
    { metric: 'scope1', year: 2024, value: 100 },
    { metric: 'scope2_unspecified', year: 2024, value: 7 },
  ])
  const other = await keepInventory(site.db, id, [{ metric: 'scope1', year: 2024, value: 90 }])
  await done(browser, choiceOf(await read(browser), 'scope1', chosen))
  await done(browser, { kind: 'base', year: 2024, thresholdPercent: 5 })
  const gone = await browser.delete(`/api/analyses/${chosen}`)
  expect(gone.statusCode, gone.body).toBeLessThan(300)
  const open = await read(browser)
  expect(open.years[0]?.lines).toMatchObject([
    {
      line: 'scope1',
      state: 'undecided',
      conflict: { differenceTonnes: 10, proposal: { sourceId: other, because: 'chosen_gone' } },
    },
  ])
  expect(open.decisions.map(({ said, isSourceGone }) => [said.kind, isSourceGone])).toEqual([
    ['base', false],
    ['choose', true],
  ])
  expect((await decide(browser, { kind: 'recalculate' })).json()).toMatchObject({ code: 'invalid_input' })
  await done(browser, choiceOf(open, 'scope1', other))
  expect((await read(browser)).years[0]?.total).toMatchObject({ state: 'known', tonnes: 90 })
  await done(browser, { kind: 'recalculate' })
  expect((await read(browser)).base?.recorded).toEqual([{ line: 'scope1', tonnes: 90 }])
  await browser.delete(`/api/analyses/${other}`)
  expect((await decide(browser, { kind: 'recalculate' })).json()).toMatchObject({
    error: expect.stringContaining('not known any more'),
  })
})

test('of two reports on the same years the one is proposed whose figures were given last, not uploaded last', async () => {
  const { browser, id } = await newAccount()
  const finished = await keepInventory(site.db, id, [{ metric: 'scope1', year: 2024, value: 100 }], {
    at: new Date('2026-01-01T00:00:00Z'),
  })
  await keepInventory(site.db, id, [{ metric: 'scope1', year: 2024, value: 90 }], {
    at: new Date('2026-02-01T00:00:00Z'),
  })
  await site.pool.query(
    `update reports set completed_at = '2026-03-01' where id = (select report_id from analyses where id = $1)`,
    [finished],
  )
  expect(conflictOf(await read(browser), 2024)?.conflict?.proposal).toEqual({
    sourceId: finished,
    because: 'later_figures',
  })
})

test('what is retired for a financial year, or for no period, is told on the page and in the export', async () => {
  const { browser, id } = await newAccount()
  await keepInventory(site.db, id, [{ metric: 'scope1', year: 2024, value: 100 }])
  const { batch, listing } = await offerCredits(site.db, { issued: 100, listed: 100 })
  await buyCredits(site.db, id, listing.id, 100)
  const retire = async (quantity: number, more: object) => {
    const told = { beneficiary: 'A Company', reason: 'corporate_inventory', purpose: 'Flights' }
    const made = await browser.post('/api/retirements', {
      body: { batchId: batch.id, quantity, ...told, isUnderstood: true, ...more },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(made.statusCode, made.body).toBe(200)
  }
  await retire(20, { periodStartsOn: '2023-07-01', periodEndsOn: '2024-06-30' })
  await retire(10, {})
  const programme = await read(browser)
  expect(programme.severalYears).toEqual({ retiredTonnes: 0, pendingTonnes: 20 })
  expect(programme.years.at(-1)?.coverage).toMatchObject({ pendingTonnes: 10, undatedTonnes: 10 })
  const [head, ...rows] = readCsv((await browser.get('/api/programme/export?format=csv')).body).map(
    ({ cells }) => cells,
  )
  const at = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1]
  const several = rows.find((row) => at(row, 'line') === 'several_years')
  expect([at(several, 'retired_tonnes'), at(several, 'pending_tonnes')]).toEqual(['0', '20'])
  expect(at(rows.at(-2), 'retired_without_a_period_tonnes')).toBe('10')
})

test('a report or a claim does not rest on an analysis that is left out, also where its number is known', async () => {
  const { browser, id } = await newAccount()
  const { older } = await twoReports(id)
  const report = () =>
    browser.get(`/api/reports/vcmi?from=2022-01-01&to=2022-12-31&analysis=${older}&year=2022`)
  const claim = () =>
    browser.post('/api/claims/check', {
      body: {
        text: 'We have retired credits for our emissions of 2022.',
        markets: ['eu'],
        periodStartsOn: '2022-01-01',
        periodEndsOn: '2022-12-31',
        footprintOf: { analysisId: older, year: 2022 },
        hasDeepCuts: false,
        hasVerifiedFootprint: false,
      },
    })
  expect((await report()).statusCode).toBe(200)
  expect((await claim()).statusCode).toBe(200)
  await done(browser, { kind: 'leave_out', sourceId: older })
  for (const refused of [await report(), await claim()]) {
    expect(refused.statusCode, refused.body).toBe(400)
    expect(refused.body).toContain('left out of your programme')
  }
  await done(browser, { kind: 'take_in', sourceId: older })
  expect((await report()).statusCode).toBe(200)
})
