import readXlsx from '@e965/xlsx'
import { Programme } from '@ledgerleaf/contract/programme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../platform/read-csv.ts'
import { keepInventory } from '../../testing/test-inventory.ts'
import { offerCredits } from '../../testing/test-market.ts'
import {
  chooseIn,
  decide,
  done,
  figures,
  joinAs,
  newAccount,
  openSite,
  read,
  site,
  twoReports,
} from '../../testing/test-programme.ts'

// The base year, the path from it, and what of it leaves in a file or stays after somebody.
beforeAll(openSite, 60_000)
afterAll(() => site.close())

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

test('a member who is erased leaves decisions and corrections, and takes the name along', async () => {
  const { id, browser } = await newAccount()
  const { newer } = await twoReports(id)
  const colleague = await joinAs(id, 'preparer')
  await done(colleague.browser, { kind: 'leave_out', sourceId: newer })
  await expect(
    site.pool.query(`update programme_decisions set reason = 'another' where organisation_id = $1`, [id]),
  ).rejects.toThrow('only added to')
  await site.pool.query(
    `insert into analysis_corrections (id, analysis_id, version, kind, figure, before, reason, made_by, made_at)
     values (gen_random_uuid(), $1, 1, 'strike', 'scope1/2024', '{}', 'counted twice', $2, now())`,
    [newer, colleague.email],
  )
  const correctors = async () =>
    (
      await site.pool.query<{ made_by: string; reason: string }>(
        'select made_by, reason from analysis_corrections where analysis_id = $1',
        [newer],
      )
    ).rows
  expect(await correctors()).toEqual([{ made_by: colleague.email, reason: 'counted twice' }])
  await expect(site.pool.query(`update analysis_corrections set reason = 'another'`)).rejects.toThrow(
    'only added to',
  )
  const closed = await colleague.browser.post('/api/account/close', {
    body: { password: 'a password nobody guesses', isSure: true },
  })
  expect(closed.statusCode, closed.body).toBe(200)
  const [decision] = (await read(browser)).decisions
  expect(decision).toMatchObject({ reason: 'As the auditor asked for' })
  expect(decision?.madeBy).toMatch(/@erased\.invalid$/)
  expect(await correctors()).toEqual([
    { made_by: `erased-${colleague.id}@erased.invalid`, reason: 'counted twice' },
  ])
})
