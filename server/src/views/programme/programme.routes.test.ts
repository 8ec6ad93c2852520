import { randomUUID } from 'node:crypto'
import readXlsx from '@e965/xlsx'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { Programme } from '@ledgerleaf/contract/programme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../platform/read-csv.ts'
import { keepInventory, type TestFigure } from '../../testing/test-inventory.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
}, 60_000)
afterAll(() => site.close())

let networks = 0
const newAccount = async () => {
  networks += 1
  const browser = site.browser(`10.61.${networks}.1`)
  const email = `${randomUUID()}@example.com`
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { browser, email, id: rows[0]?.id ?? '' }
}
const joinAs = async (organisationId: string, role: MemberRole) => {
  const member = await newAccount()
  await site.pool.query(
    'insert into memberships (organisation_id, person_id, role, chosen_at) values ($1, $2, $3, now())',
    [organisationId, member.id, role],
  )
  await site.pool.query('update sessions set organisation_id = $1 where user_id = $2', [
    organisationId,
    member.id,
  ])
  return member
}

const read = async (browser: Browser): Promise<Programme> => {
  const answer = await browser.get('/api/programme')
  expect(answer.statusCode, answer.body).toBe(200)
  return Programme.parse(answer.json())
}
const decide = async (browser: Browser, wish: object, seenVersion?: number) => {
  const seen = seenVersion ?? (await read(browser)).version
  return browser.post('/api/programme/decisions', {
    body: { reason: 'As the auditor asked for', ...wish, seenVersion: seen },
  })
}
const done = async (browser: Browser, wish: object) => {
  const answer = await decide(browser, wish)
  expect(answer.statusCode, answer.body).toBe(200)
}

const figures = (year: number, scope1: number, market: number, location: number, scope3: number) =>
  [
    { metric: 'scope1', year, value: scope1 },
    { metric: 'scope2_market', year, value: market },
    { metric: 'scope2_location', year, value: location },
    { metric: 'scope3_total', year, value: scope3 },
  ] satisfies TestFigure[]

/** Two reports; the later one gives 2023 again, with another Scope 3. */
const twoReports = async (organisationId: string) => {
  const older = await keepInventory(
    site.db,
    organisationId,
    [...figures(2022, 100, 50, 80, 900), ...figures(2023, 90, 40, 75, 850)],
    { fileName: 'report-2023.pdf', at: new Date('2026-02-01T00:00:00Z') },
  )
  const newer = await keepInventory(
    site.db,
    organisationId,
    [...figures(2023, 90, 40, 75, 870), ...figures(2024, 80, 30, 70, 800)],
    { fileName: 'report-2024.pdf', at: new Date('2026-01-01T00:00:00Z') },
  )
  return { older, newer }
}
const conflictOf = ({ years }: Programme, year = 2023) =>
  years.find((one) => one.year === year)?.lines.find(({ conflict }) => conflict)
const chooseIn = (programme: Programme, sourceId: string) => ({
  kind: 'choose',
  year: 2023,
  line: 'scope3',
  sourceId,
  seen: conflictOf(programme)?.statements.map(({ sourceId: id, tonnes }) => ({ sourceId: id, tonnes })),
})

test('a programme of nothing is empty, and is nobody’s who is not signed in', async () => {
  const { browser } = await newAccount()
  expect(await read(browser)).toMatchObject({ version: 0, sources: [], years: [], base: null, targets: [] })
  expect((await site.browser().get('/api/programme')).statusCode).toBe(401)
})

test('a year given again by a later report is undecided until somebody decides; then it stands, with who and why', async () => {
  const { browser, id, email } = await newAccount()
  const { older, newer } = await twoReports(id)
  const before = await read(browser)
  expect(before.years.map(({ year, total }) => [year, total.state, total.tonnes])).toEqual([
    [2022, 'known', 1050],
    [2023, 'undecided', null],
    [2024, 'known', 910],
  ])
  // The report on the later years is proposed, though it was uploaded first.
  expect(conflictOf(before)).toMatchObject({
    state: 'undecided',
    conflict: { differenceTonnes: 20, proposal: { sourceId: newer, because: 'newer_report' } },
  })
  expect(conflictOf(before)?.statements.map(({ evidence }) => evidence?.page)).toEqual([7, 7])
  expect((await decide(browser, { kind: 'base', year: 2023, thresholdPercent: 5 })).json()).toMatchObject({
    code: 'invalid_input',
  })
  await done(browser, chooseIn(before, newer))
  const after = await read(browser)
  expect(conflictOf(after)).toMatchObject({ state: 'decided', tonnes: 870, sourceId: newer, decidedBy: 1 })
  expect(after.years[1]?.total).toMatchObject({ state: 'known', tonnes: 1000 })
  expect(after.decisions).toMatchObject([{ version: 1, madeBy: email, reason: 'As the auditor asked for' }])
  // A correction is news, of what was not chosen as of what was: it is asked again.
  const correct = async (analysisId: string, value: string) => {
    const answer = await browser.post(`/api/analyses/${analysisId}/corrections`, {
      body: {
        ...{ figure: 'scope3_total/2023', kind: 'change', metric: 'scope3_total', year: 2023, value },
        ...{ unit: 't', perimeter: null, from: null, reason: 'Checked by hand', sure: true, seenVersion: 0 },
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await correct(older, '851')
  const reopened = await read(browser)
  expect(conflictOf(reopened)).toMatchObject({ state: 'undecided', decidedBy: null })
  await done(browser, chooseIn(reopened, newer))
  expect(conflictOf(await read(browser))).toMatchObject({ state: 'decided', decidedBy: 2 })
  await correct(newer, '871')
  expect(conflictOf(await read(browser))).toMatchObject({ state: 'undecided' })
  await done(browser, { kind: 'leave_out', sourceId: older })
  expect((await read(browser)).years.map(({ year, total }) => [year, total.tonnes])).toEqual([
    [2023, 1001],
    [2024, 910],
  ])
})

test('who reads may not decide, who prepares may, and a stranger finds nothing of it', async () => {
  const { browser, id } = await newAccount()
  const { newer } = await twoReports(id)
  const [viewer, preparer, stranger] = [
    await joinAs(id, 'viewer'),
    await joinAs(id, 'preparer'),
    await newAccount(),
  ]
  const programme = await read(viewer.browser)
  expect(programme).toEqual(await read(browser))
  const wish = chooseIn(programme, newer)
  expect((await decide(viewer.browser, wish)).statusCode).toBe(403)
  expect((await decide(stranger.browser, wish)).statusCode).toBe(404)
  expect((await decide(stranger.browser, { kind: 'leave_out', sourceId: newer })).statusCode).toBe(404)
  expect((await decide(preparer.browser, wish)).statusCode).toBe(200)
  expect((await read(stranger.browser)).sources).toEqual([])
})

test('two people decide the same conflict at once: one decision is kept, and the other is told of it', async () => {
  const { browser, id } = await newAccount()
  const { older, newer } = await twoReports(id)
  const colleague = await joinAs(id, 'preparer')
  const programme = await read(browser)
  const answers = await Promise.all([
    decide(browser, chooseIn(programme, older), 0),
    decide(colleague.browser, chooseIn(programme, newer), 0),
  ])
  const [first, second] = answers.sort((a, b) => a.statusCode - b.statusCode)
  expect([first?.statusCode, second?.statusCode]).toEqual([200, 409])
  expect(second?.json()).toMatchObject({ code: 'figure_changed' })
  expect(second?.json().error).toContain(first?.json().madeBy)
  expect((await read(browser)).decisions).toHaveLength(1)
  // Deciding about something else at the same time is nobody's conflict.
  const target = { kind: 'target', targetKind: 'near_term', scopes: [1], scope2: 'scope2_market' }
  const years = { baseYear: 2022, targetYear: 2030, percent: 42 }
  expect((await decide(colleague.browser, { ...target, ...years }, 0)).statusCode).toBe(200)
  // Sent twice by one click: kept once.
  expect((await decide(colleague.browser, { ...target, ...years, percent: 50 }, 0)).statusCode).toBe(409)
})

test('a base year that changes by less than the threshold is shown; by more, somebody is asked; both are kept', async () => {
  const { browser, id } = await newAccount()
  const report = await keepInventory(site.db, id, [
    ...figures(2022, 100, 50, 80, 850),
    ...figures(2023, 90, 40, 75, 800),
  ])
  await done(browser, { kind: 'base', year: 2022, thresholdPercent: 5 })
  await done(browser, {
    kind: 'target',
    targetKind: 'near_term',
    scopes: [1, 2],
    scope2: 'scope2_market',
    baseYear: 2022,
    targetYear: 2030,
    percent: 50,
  })
  const correct = (value: string, seenVersion: number) =>
    browser.post(`/api/analyses/${report}/corrections`, {
      body: {
        ...{ kind: 'change', figure: 'scope1/2022', metric: 'scope1', year: 2022, value, unit: 't' },
        ...{ perimeter: null, from: null, reason: 'Meter read again', sure: true, seenVersion },
      },
    })
  await correct('110', 0)
  expect((await read(browser)).base).toMatchObject({
    state: 'below',
    changePercent: 1,
    changes: [{ line: 'scope1', before: 100, after: 110 }],
  })
  const bought = { kind: 'adjust', line: 'scope1', tonnes: 45.5, cause: 'acquired', what: 'Southwind Ltd' }
  await done(browser, bought)
  const asked = await read(browser)
  expect(asked.base).toMatchObject({ state: 'asked', changePercent: 5.55 })
  // Until somebody says so, targets are counted from what was recorded.
  expect(asked.targets[0]?.line).toEqual({
    from: { year: 2022, tonnes: 150 },
    to: { year: 2030, tonnes: 75 },
  })
  await done(browser, { kind: 'keep' })
  expect((await read(browser)).base).toMatchObject({ state: 'kept' })
  await done(browser, { kind: 'recalculate' })
  const after = await read(browser)
  expect(after.base).toMatchObject({ state: 'same', changes: [], recordedBy: 5 })
  expect(after.targets[0]?.line?.from).toEqual({ year: 2022, tonnes: 205.5 })
  expect(after.decisions[0]?.said).toMatchObject({
    kind: 'recalculate',
    before: expect.arrayContaining([{ line: 'scope1', tonnes: 100 }]),
    after: expect.arrayContaining([{ line: 'scope1', tonnes: 155.5 }]),
  })
  // What the report says of the year is not touched by an adjustment.
  expect(after.years[0]?.total.tonnes).toBe(1010)
  await done(browser, { kind: 'unadjust', version: 3 })
  expect((await read(browser)).base).toMatchObject({ state: 'below' })
  const tooMuch = await decide(browser, { ...bought, tonnes: -111, cause: 'sold' })
  expect(tooMuch.json()).toMatchObject({ code: 'invalid_input', field: 'tonnes' })
})

test('the path is a straight line, and the years to come are told as a range with what it would cost now', async () => {
  const { browser, id } = await newAccount()
  await keepInventory(site.db, id, [...figures(2022, 100, 60, 90, 0), ...figures(2024, 90, 50, 88, 0)])
  await offerCredits(site.db, { priceCents: 1000 })
  const target = { kind: 'target', targetKind: 'net_zero', scopes: [2, 1], baseYear: 2022, targetYear: 2026 }
  await done(browser, { ...target, scope2: 'scope2_market', percent: 100 })
  await done(browser, { ...target, scope2: 'scope2_location', percent: 100 })
  const { targets, years, prices } = await read(browser)
  const [market, location] = targets
  // The year nobody speaks of is unknown, and the two methods are never mixed.
  expect(years.map(({ year, total }) => [year, total.state])).toEqual([
    [2022, 'known'],
    [2023, 'unknown'],
    [2024, 'known'],
  ])
  expect(market).toMatchObject({
    actuals: [
      { year: 2022, tonnes: 160 },
      { year: 2024, tonnes: 140 },
    ],
    latest: { year: 2024, pathTonnes: 80, gapTonnes: 60 },
  })
  expect(location?.actuals[0]?.tonnes).toBe(190)
  expect(prices?.lowestCents).toBeLessThanOrEqual(1000)
  const low = prices?.lowestCents ?? 0
  const high = prices?.highestCents ?? 0
  expect(market?.forecast).toEqual([
    {
      year: 2025,
      pathTonnes: 40,
      flatTonnes: 140,
      creditsMin: 40,
      creditsMax: 140,
      costMinCents: 40 * low,
      costMaxCents: 140 * high,
    },
    {
      year: 2026,
      pathTonnes: 0,
      flatTonnes: 140,
      creditsMin: 0,
      creditsMax: 140,
      costMinCents: 0,
      costMaxCents: 140 * high,
    },
  ])
  const backwards = await decide(browser, {
    ...target,
    scope2: 'scope2_market',
    percent: 50,
    targetYear: 2022,
  })
  expect(backwards.json()).toMatchObject({ code: 'invalid_input', field: 'targetYear' })
})

test('each line of an export names its document, page, method and decision; no formula of others is run', async () => {
  const { browser, id } = await newAccount()
  const { newer } = await twoReports(id)
  await keepInventory(site.db, id, [{ metric: 'scope1', year: 2021, value: 7 }], {
    fileName: '=cmd|calc!A1.pdf',
  })
  await done(browser, chooseIn(await read(browser), newer))
  const csv = await browser.get('/api/programme/export?format=csv')
  const [head, ...rows] = readCsv(csv.body).map(({ cells }) => cells)
  const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1]
  const scope3 = rows.filter((row) => cell(row, 'line') === 'scope3' && cell(row, 'year') === '2023')
  expect(
    scope3.map((row) => [cell(row, 'tonnes_co2e'), cell(row, 'state'), cell(row, 'document')]).sort(),
  ).toEqual([
    ['850', 'not chosen', 'report-2023.pdf'],
    ['870', 'decided', 'report-2024.pdf'],
  ])
  expect(cell(scope3[0], 'place')).toBe('page 7')
  expect(cell(scope3[0], 'method')).toBe('read in the document')
  expect(cell(scope3[0], 'reason')).toBe('As the auditor asked for')
  const total = rows.find((row) => cell(row, 'line') === 'year_total' && cell(row, 'year') === '2023')
  expect([cell(total, 'tonnes_co2e'), cell(total, 'open_tonnes')]).toEqual(['1000', '1000'])
  expect(rows.find((row) => cell(row, 'year') === '2021')?.join()).toContain("'=cmd")
  const book = readXlsx.read((await browser.get('/api/programme/export?format=xlsx')).rawPayload)
  expect(book.SheetNames).toEqual(['Inventory', 'Coverage', 'Base year', 'Targets and forecast', 'Decisions'])
  const json = Programme.parse((await browser.get('/api/programme/export?format=json')).json())
  expect(json).toEqual(await read(browser))
})

test('a member who is erased leaves the decision and takes the name along', async () => {
  const { id, browser } = await newAccount()
  const { newer } = await twoReports(id)
  const colleague = await joinAs(id, 'preparer')
  await done(colleague.browser, { kind: 'leave_out', sourceId: newer })
  await expect(
    site.pool.query(`update programme_decisions set reason = 'another' where organisation_id = $1`, [id]),
  ).rejects.toThrow('only added to')
  const closed = await colleague.browser.post('/api/account/close', {
    body: { password: 'a password nobody guesses', isSure: true },
  })
  expect(closed.statusCode, closed.body).toBe(200)
  const [decision] = (await read(browser)).decisions
  expect(decision).toMatchObject({ reason: 'As the auditor asked for' })
  expect(decision?.madeBy).toMatch(/@erased\.invalid$/)
})

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
