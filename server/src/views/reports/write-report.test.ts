import { writeCell } from '@ledgerleaf/contract/report-cells'
import { type ReportKind, reportKinds } from '@ledgerleaf/contract/reports'
import { expect, test } from 'vitest'
import { pendingAt, purchaseOf, reportDataOf, retirementOf } from '../../testing/report-data.ts'
import { isAcross, isFor, isRetiredIn, yearBefore } from './choose-retirements.ts'
import type { ReportData } from './report-data.ts'
import { writeReport } from './write-report.ts'

const forest = retirementOf('1', 60)
const char = retirementOf('2', 30, {
  mechanism: 'removal',
  category: 'biochar',
  country: 'DE',
  registry: 'Puro.earth',
})
const mangrove = retirementOf('3', 10, { mechanism: 'removal', category: 'blue_carbon' })
const earlier = retirementOf('0', 20, { retiredAt: '2024-05-01T10:00:00.000Z' })
const dataOf = (given: Partial<ReportData> = {}) =>
  reportDataOf({ retirements: [earlier, forest, char, mangrove], ...given })

const kinds = Object.keys(reportKinds) as ReportKind[]
const rowsOf = (kind: ReportKind, data = dataOf()) =>
  writeReport(kind, data).sections.flatMap(({ rows }) => rows)
/** The lines of a report in words, by what each begins with; of two that begin alike, the first. */
const linesOf = (kind: ReportKind, data = dataOf()) =>
  Object.fromEntries(
    rowsOf(kind, data)
      .map(({ cells }) => {
        const [first = '', ...rest] = cells.map(writeCell)
        return [first, rest] as const
      })
      .reverse(),
  )

test.each(kinds)('%s: names its template, its date rules and its state of the log', (kind) => {
  const { made, sections, appendix } = writeReport(kind, dataOf())
  expect(made.templateVersion).toMatch(/\/\d{4}/)
  expect(made.dateRules.length).toBeGreaterThan(0)
  expect(made.checkpoint).toMatchObject({ size: 12 })
  expect(appendix.map(({ name }) => name)).toEqual(['How it was made', 'Left out', 'Sources'])
  for (const { columns, rows, name } of [...sections, ...appendix]) {
    expect(name.length).toBeLessThanOrEqual(31)
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
  }
  const sheets = [...sections, ...appendix].map(({ name }) => name)
  expect(new Set(sheets).size).toBe(sheets.length)
})

test.each(kinds)('%s: no code of ours stands where a name belongs', (kind) => {
  const words = rowsOf(kind).flatMap(({ cells }) => cells.map(writeCell))
  for (const code of ['redd_arr', 'blue_carbon', 'BR', 'DE', 'corporate_inventory', 'removal'])
    expect(words).not.toContain(code)
})

test('retired in 2026 for 2025: in the auditor’s statement of 2026, with 2025 in a column of its own', () => {
  const late = retirementOf('9', 12, {
    retiredAt: '2026-02-01T00:00:00.000Z',
    periodStartsOn: '2025-01-01',
    periodEndsOn: '2025-12-31',
  })
  const data = dataOf({ retirements: [late] })
  const year = { ...data, period: { from: '2026-01-01', to: '2026-12-31' } }
  expect(linesOf('auditor', year)['1']?.slice(0, 2)).toEqual(['Feb 1, 2026', '2025'])
  expect(writeReport('auditor', data).sections[0]?.rows).toEqual([])
  expect(writeReport('auditor', data).made.leftOut).toEqual([
    expect.objectContaining({
      what: 'Named for this period or for days of it, and retired on another day',
      credits: 12,
      retirementIds: ['9'],
    }),
  ])
  expect(linesOf('esrs_e1_7', year)['Credits cancelled (tCO2eq)']?.at(-1)).toBe('12')
  expect(linesOf('esrs_e1_7', data)['Credits cancelled (tCO2eq)']?.at(-1)).toBe('0')
  // Held against the emissions of 2025, it is of 2025.
  expect(linesOf('vcmi', data)['Total retired (tCO2e)']).toEqual(['12'])
  expect(linesOf('vcmi', year)['Total retired (tCO2e)']).toEqual(['0'])
})

test('AB 1305: one line for each project, with what was purchased and what was used, each by its own day', () => {
  const data = dataOf({
    retirements: [char],
    purchases: [
      purchaseOf('2', 50, { projectId: char.projectId, category: 'biochar', mechanism: 'removal' }),
      purchaseOf('2', 7, { projectId: char.projectId, purchasedOn: '2024-12-31' }),
      purchaseOf('4', 5),
    ],
  })
  const lines = linesOf('ab1305', data)
  expect(lines['Project 2']?.slice(0, 1)).toEqual(['VCS-2'])
  expect(lines['Project 2']?.slice(-3)).toEqual(['50', '30', '30'])
  expect(lines['Project 4']).toEqual([
    'VCS-4',
    'Verra VCS',
    'Seller of Project 4',
    'Forest protection or planting (REDD+/ARR)',
    'Avoided or reduced emissions',
    'Brazil',
    'VM0048',
    '5',
    '0',
    '0',
  ])
  expect(lines.Total?.slice(-3)).toEqual(['55', '30', '30'])
  const [, verification] = writeReport('ab1305', dataOf({ verification: 'By Example Audit' })).sections
  expect(verification?.paragraphs).toEqual(['By Example Audit'])
  expect(verification?.notes).toEqual(['Stated by the company, not verified.'])
})

test('ESRS E1-7: the total and shares by volume, beside the year before', () => {
  const lines = Object.fromEntries(
    Object.entries(linesOf('esrs_e1_7')).map(([title, cells]) => [title, cells.slice(-2)]),
  )
  expect(lines).toMatchObject({
    'Credits cancelled (tCO2eq)': ['20', '100'],
    'From removal projects': ['0 %', '40 %'],
    '– of these from biogenic sinks': ['0 %', '10 %'],
    '– of these from technological sinks': ['0 %', '30 %'],
    'From reduction projects': ['100 %', '60 %'],
    'From projects that do both, or do not say': ['0 %', '0 %'],
    'Quality standard: Puro.earth': ['0 %', '30 %'],
    'Quality standard: Verra VCS': ['100 %', '70 %'],
    'From projects in the EU': ['0 %', '30 %'],
    'With a corresponding adjustment': ['–', '–'],
  })
})

test('of nothing there is no share', () => {
  expect(linesOf('esrs_e1_7', dataOf({ retirements: [] }))['From removal projects']?.slice(-2)).toEqual([
    '–',
    '–',
  ])
})

test('what is pending, refused, contradicted or not backed is told and counts as no offset', () => {
  const waits = retirementOf('4', 4, { atRegistry: pendingAt('2025-05-01') })
  const failed = retirementOf('5', 5, { atRegistry: { ...pendingAt('2025-05-01'), state: 'failed' } })
  const against = retirementOf('6', 6, {
    atRegistry: { ...pendingAt('2025-05-01'), contradictedOn: '2025-06-01' },
  })
  const own = retirementOf('7', 7, { registry: 'Ledgerleaf', atRegistry: null, backing: null })
  const data = dataOf({ retirements: [forest, waits, failed, against, own] })
  expect(linesOf('esrs_e1_7', data)).toMatchObject({
    'Not counted yet: pending at the registry': ['4'],
    'Not counted: could not be retired at the registry': ['5'],
    'Not counted: against the registry’s records': ['6'],
    'Not counted: not backed by a registry’s record': ['7'],
  })
  for (const kind of kinds) {
    const { made } = writeReport(kind, data)
    expect(
      made.leftOut.reduce((sum, { credits }) => sum + credits, 0),
      kind,
    ).toBe(22)
  }
  expect(linesOf('auditor', data)['2']?.slice(-2)).toEqual([
    'Not yet: pending at the registry',
    'Pending since May 1, 2025',
  ])
  expect(linesOf('vcmi', { ...data, footprint: { tonnes: 120, from: null } })['Share counted']).toEqual([
    '50 %',
  ])
})

test('a retirement that the registry’s own file confirms counts, whatever is said of its batch', () => {
  const done = forest.atRegistry
  if (!done) throw new Error('it has a registry')
  const confirmed = retirementOf('8', 8, {
    backing: { state: 'contradicted', reason: 'retired', credits: 3, asOf: '2025-06-01', url: null },
    atRegistry: { ...done, confirmedBy: 'file', fileAsOf: '2025-06-01' },
  })
  const lines = linesOf('auditor', dataOf({ retirements: [confirmed] }))
  expect(lines['1']?.at(-2)).toBe('Yes')
})

test.each([
  [10_000, 'None: below 20 %'],
  [400, 'Silver (20 to 60 %)'],
  [150, 'Gold (60 to 100 %)'],
  [100, 'Platinum (100 % or more of remaining emissions)'],
])('VCMI: 100 t of %i t', (tonnes, tier) => {
  const lines = linesOf('vcmi', dataOf({ footprint: { tonnes, from: null } }))
  expect(lines['Tier this share would reach']).toEqual([tier])
  expect(lines['Where they come from']).toEqual(['Given by hand'])
})

test('emissions of an analysis name it, its year and perimeter, and a year outside the period is said', () => {
  const from = {
    analysisId: 'a1',
    companyName: 'A Company',
    fileName: 'report.pdf',
    year: 2024,
    perimeter: 'Europe',
    corrected: true,
    doubtful: false,
  }
  expect(linesOf('vcmi', dataOf({ footprint: { tonnes: 150.25, from } }))).toMatchObject({
    'Remaining emissions named (tCO2e)': ['150.25'],
    'Where they come from': [
      'Analysis of “report.pdf” (A Company), 2024, Europe, with figures given by a person',
    ],
    'To check': ['The emissions are of 2024, which is not in the period'],
  })
})

test('auditors get every block of serials with its certificate, and sums that add up', () => {
  const [statement, blocks] = writeReport('auditor', dataOf()).sections
  expect(blocks?.rows.map(({ cells }) => cells.map(writeCell))).toContainEqual([
    '1',
    'Verra VCS',
    'VCS-1-1 to 60',
    '60',
    '1',
  ])
  expect(blocks?.rows[0]?.cells.at(-1)).toEqual({
    is: 'link',
    text: '1',
    href: 'https://ledger.example/certificates/1',
  })
  const sums = statement?.rows.filter(({ tone }) => tone === 'total').map(({ cells }) => cells[7])
  expect(sums).toEqual([
    { is: 'credits', credits: 100 },
    { is: 'credits', credits: 100 },
  ])
})

test('by the period it names, a retirement counts there and only there', () => {
  const named = retirementOf('9', 1, { periodStartsOn: '2024-01-01', periodEndsOn: '2024-12-31' })
  expect(isFor(named, { from: '2024-01-01', to: '2024-12-31' })).toBe(true)
  expect(isFor(named, { from: '2025-01-01', to: '2025-12-31' })).toBe(false)
  expect(isFor(forest, { from: '2025-01-01', to: '2025-12-31' })).toBe(true)
  expect(isRetiredIn(named, { from: '2025-01-01', to: '2025-12-31' })).toBe(true)
})

test('one that names a period reaching beyond is counted nowhere else, and the report says so', () => {
  const named = retirementOf('9', 4, { periodStartsOn: '2024-07-01', periodEndsOn: '2025-06-30' })
  const year = { from: '2025-01-01', to: '2025-12-31' }
  expect([isFor(named, year), isAcross(named, year)]).toEqual([false, true])
  expect(isAcross(named, { from: '2024-07-01', to: '2025-06-30' })).toBe(false)
  expect(isAcross(named, { from: '2025-07-01', to: '2026-06-30' })).toBe(false)
  expect(isAcross(forest, { from: '2025-06-01', to: '2025-12-31' })).toBe(false)
  for (const kind of ['vcmi', 'ghg_protocol'] as const)
    expect(writeReport(kind, dataOf({ retirements: [named] })).made.leftOut).toEqual([
      expect.objectContaining({
        what: 'Retired for a period that reaches beyond this one',
        credits: 4,
        retirementIds: ['9'],
      }),
    ])
})

test('the year before a leap day ends on the last of February', () => {
  expect(yearBefore({ from: '2023-03-01', to: '2024-02-29' })).toEqual({
    from: '2022-03-01',
    to: '2023-02-28',
  })
  // No day falls between the year and the one before.
  expect(yearBefore({ from: '2024-03-01', to: '2025-02-28' })).toEqual({
    from: '2023-03-01',
    to: '2024-02-29',
  })
})
