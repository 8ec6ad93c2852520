import { type ReportKind, reportKinds } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { Credits } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { isAcross, isWithin, type ReportData, yearBefore } from './report-data.ts'
import { writeReport } from './write-report.ts'

const retirementOf = (id: string, quantity: number, given: Partial<Retirement> = {}): Retirement => ({
  id,
  quantity: Credits.parse(quantity),
  batchId: `batch ${id}`,
  projectId: `project ${id}`,
  projectName: `Project ${id}`,
  registry: 'Verra VCS',
  registryProjectId: `VCS-${id}`,
  methodology: 'VM0048',
  category: 'redd_arr',
  mechanism: 'reduction',
  country: 'BR',
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  backing: null,
  beneficiary: 'A Company',
  onBehalfOf: null,
  reason: 'corporate_inventory',
  purpose: 'Travel',
  periodStartsOn: null,
  periodEndsOn: null,
  message: null,
  retiredAt: '2025-05-01T10:00:00.000Z',
  score: null,
  serials: [{ prefix: `VCS-${id}`, first: 1, last: quantity }],
  atRegistry: {
    registry: 'Verra VCS',
    state: 'pending',
    since: '2025-05-01',
    reference: null,
    link: null,
    retiredOn: null,
    confirmedBy: null,
    fileAsOf: null,
    contradictedOn: null,
    actId: null,
  },
  ...given,
})

const forest = retirementOf('1', 60)
const char = retirementOf('2', 30, {
  mechanism: 'removal',
  category: 'biochar',
  country: 'DE',
  registry: 'Puro',
})
const mangrove = retirementOf('3', 10, { mechanism: 'removal', category: 'blue_carbon' })
const dataOf = (given: Partial<ReportData> = {}): ReportData => ({
  company: 'A Company',
  period: { from: '2025-01-01', to: '2025-12-31' },
  retirements: [forest, char, mangrove].map((one) => ({
    ...one,
    sellerName: `Seller of ${one.projectName}`,
  })),
  before: [retirementOf('0', 20)],
  across: [],
  heldTonnes: 7,
  forward: [{ year: 2027, tonnes: 40 }],
  footprint: null,
  verification: null,
  publicUrl: 'https://ledger.example',
  now: new Date('2026-01-15T00:00:00Z'),
  ...given,
})
const rowsOf = (kind: ReportKind, data = dataOf()) =>
  writeReport(kind, data).sections.flatMap(({ rows }) => rows)

test('every report names its template version, and every figure the retirements it came from', () => {
  for (const kind of Object.keys(reportKinds) as ReportKind[]) {
    const report = writeReport(kind, dataOf())
    expect(report.templateVersion).toMatch(/\/\d{4}/)
    const [first] = report.sections[0]?.rows ?? []
    expect(first?.retirementIds.length, kind).toBeGreaterThan(0)
    for (const { columns, rows } of report.sections)
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
  }
})

test('AB 1305: seller, registry, id, name, type, effect, site and protocol of each project', () => {
  expect(rowsOf('ab1305')[1]).toEqual({
    cells: [
      'Seller of Project 2',
      'Puro',
      'VCS-2',
      'Project 2',
      'biochar',
      'Removal',
      'DE',
      'VM0048',
      30,
      '30 t pending',
    ],
    retirementIds: ['2'],
  })
  const [, verification] = writeReport('ab1305', dataOf({ verification: 'By Example Audit' })).sections
  expect(verification?.paragraphs).toEqual(['By Example Audit'])
})

test('ESRS E1-7: totals and shares by volume, beside the year before', () => {
  const cells = Object.fromEntries(rowsOf('esrs_e1_7').map(({ cells: [title, ...rest] }) => [title, rest]))
  expect(cells).toEqual({
    'Total (tCO2eq)': [20, 100],
    '– of which shown as retired at the registry (tCO2eq)': [0, 0],
    '– of which pending at the registry (tCO2eq)': [20, 100],
    'Share from removal projects (%)': [0, 40],
    '– of which biogenic sinks (%)': [0, 10],
    '– of which technological sinks (%)': [0, 30],
    'Share from reduction projects (%)': [100, 60],
    'Share from mixed or unstated projects (%)': [0, 0],
    'Recognised quality standard: Puro (%)': [0, 30],
    'Recognised quality standard: Verra VCS (%)': [100, 70],
    'Share from projects in the EU (%)': [0, 30],
    'Held under existing purchases': [7],
    'Bought forward, to be delivered in 2027': [40],
  })
})

test('the registry’s own id stands beside a retirement, and what has none is pending', () => {
  const pending = forest.atRegistry
  if (!pending) throw new Error('it has a registry')
  const done = { ...pending, state: 'done', reference: 'R-77', retiredOn: '2025-05-09' } as const
  const settled = { ...forest, atRegistry: done, sellerName: 'A Seller' }
  const data = dataOf({ retirements: [settled, { ...char, sellerName: 'A Seller' }] })
  expect(rowsOf('auditor', data).map(({ cells }) => cells.at(-2))).toEqual([
    'R-77, 2025-05-09',
    'Pending since May 1, 2025',
    '',
  ])
  expect(rowsOf('ab1305', data).map(({ cells }) => cells.at(-1))).toEqual(['R-77', '30 t pending'])
  const shown = rowsOf('esrs_e1_7', data).find(({ cells }) => String(cells[0]).includes('shown as retired'))
  expect(shown).toEqual({ cells: [shown?.cells[0], 0, 60], retirementIds: ['1'] })
})

test('of nothing there is no share', () => {
  const rows = rowsOf('esrs_e1_7', dataOf({ retirements: [], before: [] }))
  expect(rows[3]?.cells.slice(1)).toEqual(['–', '–'])
})

test.each([
  [10_000, 'None: below 20 %'],
  [400, 'Silver (20 to 60 %)'],
  [150, 'Gold (60 to 100 %)'],
  [100, 'Platinum (100 % or more of remaining emissions)'],
])('VCMI: 100 t of %i t', (tonnes, tier) => {
  const rows = rowsOf('vcmi', dataOf({ footprint: { tonnes, from: null } }))
  expect(rows.map(({ cells }) => cells)).toContainEqual(['Tier this share would reach', tier])
  expect(rows.map(({ cells }) => cells)).toContainEqual(['Where they come from', 'Given by hand'])
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
  const cells = rowsOf('vcmi', dataOf({ footprint: { tonnes: 150.25, from } })).map((row) => row.cells)
  expect(cells.slice(1, 5)).toEqual([
    ['Remaining emissions named (tCO2e)', 150.25],
    [
      'Where they come from',
      'Analysis of “report.pdf” (A Company), 2024, Europe, with figures given by a person',
    ],
    ['Address of the analysis', 'https://ledger.example/analysis/a1'],
    ['To check', 'The emissions are of 2024, which is not in the period'],
  ])
})

test('auditors get every serial, the address of the certificate, and the sum', () => {
  const rows = rowsOf('auditor')
  expect(rows[0]?.cells).toContain('VCS-1-1 to 60')
  expect(rows[0]?.cells).toContain('https://ledger.example/certificates/1')
  expect(rows.at(-1)?.cells[7]).toBe(100)
})

test('a retirement counts in the period it names, and only there', () => {
  const named = retirementOf('9', 1, { periodStartsOn: '2024-01-01', periodEndsOn: '2024-12-31' })
  expect(isWithin(named, { from: '2024-01-01', to: '2024-12-31' })).toBe(true)
  expect(isWithin(named, { from: '2025-01-01', to: '2025-12-31' })).toBe(false)
  expect(isWithin(forest, { from: '2025-01-01', to: '2025-12-31' })).toBe(true)
})

test('one that names a period reaching beyond is counted nowhere else, and every report says so', () => {
  const named = retirementOf('9', 4, { periodStartsOn: '2024-07-01', periodEndsOn: '2025-06-30' })
  const year = { from: '2025-01-01', to: '2025-12-31' }
  expect([isWithin(named, year), isAcross(named, year)]).toEqual([false, true])
  expect(isAcross(named, { from: '2024-07-01', to: '2025-06-30' })).toBe(false)
  expect(isAcross(named, { from: '2025-07-01', to: '2026-06-30' })).toBe(false)
  expect(isAcross(forest, { from: '2025-06-01', to: '2025-12-31' })).toBe(false)
  for (const kind of Object.keys(reportKinds) as ReportKind[])
    expect(writeReport(kind, dataOf({ across: [named] })).sections.at(-1)).toMatchObject({
      title: 'Retirements this report leaves out',
      rows: [{ cells: ['2024-07-01 to 2025-06-30', 'Project 9', 4], retirementIds: ['9'] }],
    })
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
