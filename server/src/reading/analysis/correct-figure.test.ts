import { randomUUID } from 'node:crypto'
import type { NewCorrection } from '@ledgerleaf/contract/corrections'
import { settleInventory } from '@ledgerleaf/contract/inventory'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { sampleFinding } from '../../testing/test-inventory.ts'
import { analyses, analysisCorrections, analysisFindings, reportPages, reports } from './analysis.tables.ts'
import { findAnalysis } from './analysis-queries.ts'
import { correctFigure } from './correct-figure.ts'
import { changesMax } from './inventory-history.ts'
import { findSheetRows } from './sheet-queries.ts'
import { findSpots } from './spot-queries.ts'
import { turnCorrection } from './turn-correction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')
const evidence = { page: 1, box: null, sheet: 'Data', cell: 'B2', quote: 'Scope 1 · 1,200' }
const maker = { owner: { visitorHash: 'somebody' }, name: 'visitor' }
let analysisId: string
let reportId: string

const finding = (metric: Metric, year: number, value: number, confidence = 0.99) => ({
  ...sampleFinding(reportId, year, { metric, year, value, confidence }),
  evidence,
  alternatives: [{ value: 1250.5, rawValue: '1.2505', rawUnit: 'kt', perimeter: null, evidence }],
})

const cells = [
  ['A1', 'Emissions in t'],
  ['B1', '2023'],
  ['A2', 'Scope 1'],
  ['B2', '1,200'],
  ['A3', 'Flights'],
  ['B3', '4,700.5'],
] as const

beforeEach(async () => {
  reportId = randomUUID()
  analysisId = randomUUID()
  await database.db.insert(reports).values({
    id: reportId,
    visitorHash: 'somebody',
    sha256: randomUUID().replaceAll('-', '').repeat(2),
    extension: '.xlsx',
    bytesCount: 1,
    state: 'completed',
    step: 'completed',
    storedAt: now,
    reading: {
      format: 'xlsx',
      company: null,
      years: [2022, 2023],
      pageCount: 1,
      scannedPages: 0,
      milliseconds: 1,
      perimeter: null,
      sources: [],
      intensities: [],
      targets: [],
    },
  })
  await database.db
    .insert(analyses)
    .values({ id: analysisId, reportId, companyName: 'Northwind', fileName: 'a.xlsx', uploadedAt: now })
  await database.db
    .insert(analysisFindings)
    .values([finding('scope1', 2023, 1200), finding('scope1', 2022, 1300, 0.3)])
  await database.db.insert(reportPages).values({
    reportId,
    position: 0,
    page: 1,
    sheet: 'Data',
    width: 200,
    height: 40,
    lines: cells.map(([cell, text]) => ({ text, cell, box: null })),
  })
})

const said = {
  metric: 'scope1' as const,
  year: 2023,
  value: '1250.5',
  unit: 't' as const,
  perimeter: null,
  from: null,
  reason: 'From the assurance statement',
  sure: false,
  seenVersion: 0,
}
const change = (more: Partial<typeof said> & object = {}): NewCorrection =>
  ({ ...said, kind: 'change', figure: 'scope1/2023', ...more }) as NewCorrection
const add = (more: object = {}): NewCorrection =>
  ({ ...said, kind: 'add', metric: 'scope3_cat6', value: '4700.5', ...more }) as NewCorrection

const correct = (wish: NewCorrection, at = now, who = maker) =>
  inTransaction(database.db, (tx) => correctFigure(tx, who, analysisId, wish, at))
const turn = (correctionId: string, way: 'undo' | 'redo') =>
  inTransaction(database.db, (tx) => turnCorrection(tx, maker, analysisId, { correctionId, way }, now))
const inventory = async () => {
  const { results, corrections } = await findAnalysis(database.db, maker.owner, analysisId)
  return settleInventory(results, corrections).map(({ metric, year, value }) => [metric, year, value])
}
const readToday = [
  ['scope1', 2023, 1200],
  ['scope1', 2022, 1300],
]

test('a change is kept to the decimal, with who, when, why and what it was before', async () => {
  const made = await correct(change(), now, { ...maker, name: 'ada@example.com' })
  expect(made).toMatchObject({
    version: 1,
    before: { value: 1200 },
    after: { value: 1250.5 },
    madeBy: 'ada@example.com',
    madeAt: now.toISOString(),
    reason: 'From the assurance statement',
  })
  const { footprints, results } = await findAnalysis(database.db, maker.owner, analysisId)
  expect(footprints[0]).toMatchObject({ year: 2023, tonnes: 1250.5 })
  expect(results.find(({ year }) => year === 2023)?.value).toBe(1200)
})

test('the database itself refuses to alter what was said', async () => {
  await correct(change())
  await expect(database.pool.query(`update analysis_corrections set reason = 'another'`)).rejects.toThrow(
    'only added to',
  )
})

test('a number of the sheet that somebody points at brings its place and needs no other reason', async () => {
  const { rows } = await findSheetRows(database.db, reportId, { sheet: 'Data' })
  const spot = rows[2]?.cells[1]?.spots[0]?.id ?? ''
  const made = await correct(add({ from: { spot }, reason: '' }))
  expect(made.evidence).toEqual({
    page: 1,
    sheet: 'Data',
    cell: 'B3',
    box: null,
    quote: 'Flights · 4,700.5',
  })
  expect(await inventory()).toContainEqual(['scope3_cat6', 2023, 4700.5])
  const { spots } = await findSpots(database.db, reportId, 1)
  expect(spots.map(({ text }) => text)).toEqual(['2023', '1,200', '4,700.5'])
})

test('refuses another figure than the one pointed at, unless it says why', async () => {
  const { rows } = await findSheetRows(database.db, reportId, { sheet: 'Data' })
  const from = { spot: rows[2]?.cells[1]?.spots[0]?.id ?? '' }
  await expect(correct(add({ from, value: '47005', reason: '', unit: 'kg' }))).rejects.toThrow(
    'prints 4,700.5',
  )
  await expect(correct(add({ from: { spot: '0.0.0' } }))).rejects.toMatchObject({ code: 'not_found' })
})

test('an alternative is chosen with its place', async () => {
  const made = await correct(change({ from: { alternative: 0 } as never, reason: '' }))
  expect(made).toMatchObject({ after: { value: 1250.5 }, evidence })
})

test('an alternative lends its place to no other number, unless it says why', async () => {
  const from = { alternative: 0 }
  await expect(correct(change({ value: '1', reason: '', from } as object))).rejects.toMatchObject({
    field: 'reason',
    message: 'The document prints 1.2505 kt there. Please say why it should be another figure.',
  })
})

test('a figure larger than any company’s, or zero where something was read, is asked about and marked', async () => {
  const huge = add({ value: '999999999999' })
  await expect(correct(huge)).rejects.toMatchObject({ code: 'figure_unlikely' })
  await expect(correct(change({ value: '0' }))).rejects.toMatchObject({
    code: 'figure_unlikely',
    message: 'This is zero, where 1,200 t CO2e was read. Are you sure?',
  })
  const kept = await correct(change({ value: '0', sure: true } as object))
  expect(kept.remark).toBe('This is zero, where 1,200 t CO2e was read.')
})

test('an inventory is not changed without end', async () => {
  await database.db.insert(analysisCorrections).values(
    Array.from({ length: changesMax }, (_, at) => ({
      ...{ analysisId, version: at + 1, kind: 'confirm' as const, figure: 'scope1/2022' },
      ...{ reason: '', madeBy: 'visitor', madeAt: now },
    })),
  )
  await expect(correct(change({ seenVersion: changesMax }))).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a unit is converted exactly, and the conversion is kept', async () => {
  const made = await correct(change({ value: '1.2505', unit: 'kt' as never }))
  expect(made).toMatchObject({
    after: { value: 1250.5 },
    given: { value: '1.2505', unit: 'kt', conversion: '1.2505 kt × 1,000 = 1,250.5 t CO2e' },
  })
})

test('a moved figure leaves its place empty; where another stands, it asks before it replaces it', async () => {
  await correct(change({ year: 2021, value: '1200' }))
  expect(await inventory()).toEqual([
    ['scope1', 2022, 1300],
    ['scope1', 2021, 1200],
  ])
  const onto = change({ year: 2022, value: '1200', seenVersion: 1 })
  await expect(correct(onto)).rejects.toMatchObject({
    code: 'figure_unlikely',
    message: 'Scope 1, 2022 holds 1,300 t CO2e already, which would be replaced. Are you sure?',
  })
  const made = await correct({ ...onto, sure: true } as NewCorrection)
  expect(await inventory()).toEqual([['scope1', 2022, 1200]])
  await turn(made.id, 'undo')
  expect(await inventory()).toHaveLength(2)
})

test.each([
  ['a value a thousand times the reading', { value: '1200000' }, 'This is 1,000 times what was read'],
  ['a value far below the reading', { value: '1.2' }, '1/1,000 of what was read'],
  ['a year far from the report’s', { year: 2005, value: '1200' }, '2005 is far from that'],
])('asks once about %s, then keeps and marks it', async (_, more, words) => {
  await expect(correct(change(more))).rejects.toMatchObject({
    code: 'figure_unlikely',
    message: expect.stringContaining(words),
  })
  const made = await correct(change({ ...more, sure: true }))
  expect(made.remark).toContain(words)
  const { results, corrections } = await findAnalysis(database.db, maker.owner, analysisId)
  expect(settleInventory(results, corrections).find(({ id }) => id === 'scope1/2023')?.doubtful).toBe(true)
})

test.each([
  ['a year before there were inventories', { year: 1989 }, 'year'],
  ['a year that has not come', { year: 2027 }, 'year'],
  ['a unit of something else', { unit: 'GWh' as never }, 'unit'],
  ['more digits than can be kept', { value: '1234567890.123456' }, 'value'],
  ['no reason', { reason: '' }, 'reason'],
  ['nothing changed', { value: '1200' }, 'value'],
])('refuses %s', async (_, more, field) => {
  await expect(correct(change({ ...more, sure: true }))).rejects.toMatchObject({
    code: 'invalid_input',
    field,
  })
  expect(await inventory()).toEqual(readToday)
})

test('two people change one figure at once: the second is told what the first one said, and may insist', async () => {
  const outcomes = await Promise.allSettled([
    correct(change({ value: '1250' }), now, { ...maker, name: 'ada@example.com' }),
    correct(change({ value: '1260' }), now, { ...maker, name: 'bob@example.com' }),
  ])
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(refused.reason).toMatchObject({
    code: 'figure_changed',
    message: expect.stringMatching(/changed by (ada|bob)@example\.com.*It is 1,2[56]0 t CO2e in 2023 now/),
  })
  await correct(change({ value: '1270', seenVersion: 1 }))
  expect(await inventory()).toContainEqual(['scope1', 2023, 1270])
})

test('changes of different figures at once do not meet', async () => {
  const made = await Promise.all([correct(change()), correct(add())])
  expect(made.map(({ version }) => version).sort()).toEqual([1, 2])
})

test('two people add the same missing figure: one is told', async () => {
  await correct(add({ value: '10' }))
  await expect(correct(add({ value: '11' }))).rejects.toMatchObject({ code: 'figure_changed' })
})

test('a struck out figure is gone, and comes back when that is undone; both stay in the history', async () => {
  const { id } = await correct({ kind: 'strike', figure: 'scope1/2023', reason: 'A target', seenVersion: 0 })
  expect(await inventory()).toEqual([['scope1', 2022, 1300]])
  await turn(id, 'undo')
  expect(await inventory()).toEqual(readToday)
  await turn(id, 'redo')
  expect(await inventory()).toHaveLength(1)
  const { corrections } = await findAnalysis(database.db, maker.owner, analysisId)
  expect(corrections.map(({ kind }) => kind)).toEqual(['strike', 'undo', 'redo'])
})

test('refuses to undo what something later rests on, or to undo twice', async () => {
  const first = await correct(change())
  const second = await correct(change({ value: '1300.25', seenVersion: 1 }))
  await expect(turn(first.id, 'undo')).rejects.toMatchObject({ code: 'figure_changed' })
  await turn(second.id, 'undo')
  await expect(turn(second.id, 'undo')).rejects.toMatchObject({ code: 'figure_changed' })
  expect(await inventory()).toContainEqual(['scope1', 2023, 1250.5])
  await expect(turn(randomUUID(), 'undo')).rejects.toMatchObject({ code: 'not_found' })
})

test('what was worth checking is not once somebody says they checked it', async () => {
  const doubtful = async () => {
    const { results, corrections } = await findAnalysis(database.db, maker.owner, analysisId)
    return settleInventory(results, corrections).filter((figure) => figure.doubtful).length
  }
  expect(await doubtful()).toBe(1)
  await correct({ kind: 'confirm', figure: 'scope1/2022', reason: '', seenVersion: 0 })
  expect(await doubtful()).toBe(0)
})

test('somebody else’s inventory is not found', async () => {
  const other = { owner: { visitorHash: 'another' }, name: 'visitor' }
  await expect(correct(change(), now, other)).rejects.toMatchObject({ code: 'not_found' })
})

test('whoever claims to have seen a change that was not made yet is refused, whatever they do', async () => {
  const ahead = { seenVersion: 1 }
  const strike = { kind: 'strike' as const, figure: 'scope1/2023', reason: 'Not ours', ...ahead }
  for (const wish of [change(ahead), add(ahead), strike, { ...strike, kind: 'confirm' as const }])
    await expect(correct(wish)).rejects.toMatchObject({ code: 'figure_changed' })
  expect(await inventory()).toEqual(readToday)
  await correct(change())
  await correct(strike)
})
