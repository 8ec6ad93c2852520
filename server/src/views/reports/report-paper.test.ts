import { isFigure, type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import { type Report, type ReportKind, reportKinds } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { beforeAll, expect, test } from 'vitest'
import { openTypesetter, type Typesetter } from '../../platform/typeset/index.ts'
import { readPaperCells } from '../../testing/paper-cells.ts'
import { pendingAt, purchaseOf, reportDataOf, retirementOf } from '../../testing/report-data.ts'
import { missingOnPaper } from '../../testing/report-words.ts'
import type { ReportData } from './report-data.ts'
import { writeReportPaper } from './report-paper.ts'
import { writeReport } from './write-report.ts'

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await openTypesetter()
}, 120_000)

const idOf = (number: number) => `0198f2aa-1c7e-7d31-9b5e-${String(number).padStart(12, '0')}`
const verra = (number: number) =>
  'VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1'.replace('1507', String(number))

const short = reportDataOf({
  retirements: [
    retirementOf('1', 60, {
      id: idOf(1),
      periodStartsOn: '2024-07-01',
      periodEndsOn: '2025-06-30',
      serials: [{ prefix: verra(1507), first: 941_467_007, last: 941_467_066 }],
    }),
    retirementOf('2', 1200, {
      id: idOf(2),
      mechanism: 'removal',
      category: 'biochar',
      country: 'DE',
      registry: 'Puro.earth',
      atRegistry: pendingAt('2025-05-01'),
    }),
  ],
  purchases: [purchaseOf('1', 1_200_000)],
  footprint: { tonnes: 150.25, from: null },
})

const manyWords = 'Reforestation of the upper valleys with native trees and the communities that live there'
const extreme = reportDataOf({
  company: 'Gesellschaft für Klimaschutzzertifikatehandelsdienstleistungen mbH & Co. KG',
  retirements: [
    retirementOf('1', 999_999_999, {
      id: idOf(1),
      beneficiary: 'שיכון ובינוי אנרגיה ירוקה בע״מ',
      onBehalfOf: 'شركة الطاقة المتجددة للشرق الأوسط',
      projectName: `${manyWords}, ${manyWords.toLowerCase()}`,
      serials: [{ prefix: verra(99_999), first: 900_000_000_001, last: 900_999_999_999 }],
    }),
    retirementOf('2', 1, {
      id: idOf(2),
      beneficiary: '上海绿色能源科技发展有限公司',
      projectName: '云南省西双版纳热带雨林恢复与保护项目',
      purpose: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      registry: 'Ledgerleaf',
      atRegistry: null,
      backing: null,
    }),
  ],
})

const long = (): ReportData => {
  const retirements: Retirement[] = Array.from({ length: 500 }, (_, at) =>
    retirementOf(String(at), 1000 + at * 37, {
      id: idOf(at),
      retiredAt: new Date(Date.UTC(2025, 0, 1) + at * 17 * 3_600_000).toISOString(),
      serials: [{ prefix: verra(at), first: 941_467_007 + at, last: 941_468_006 + at * 38 }],
      ...(at % 7 === 0 ? { atRegistry: pendingAt('2025-05-01') } : {}),
      ...(at % 3 === 0 ? { periodStartsOn: '2024-07-01', periodEndsOn: '2025-06-30' } : {}),
    }),
  )
  return reportDataOf({ retirements })
}

const draw = async (report: Report) =>
  readPaperCells(await typesetter.set(writeReportPaper(report, 'https://ledger.example')))

const kinds = Object.keys(reportKinds) as ReportKind[]

/** One line for each cell, page by page, without what changes with the words: the fingerprint. */
const golden = (cells: Awaited<ReturnType<typeof draw>>): string => {
  let page = 0
  const lines: string[] = []
  for (const cell of cells) {
    if (cell.page !== page) lines.push(`── page ${cell.page}`)
    page = cell.page
    lines.push(cell.text)
  }
  // A reader of PDFs may part it at its spaces, differently for other digits.
  return `${lines.join('\n')}\n`.replaceAll(/Fingerprint\s*(?:[0-9a-f]{4}\s*){4}/g, 'Fingerprint …\n')
}

test.each(kinds)(
  '%s: every figure, date and serial stands whole on the paper, and every word is there',
  async (kind) => {
    const report = writeReport(kind, short)
    const cells = await draw(report)
    expect(missingOnPaper(report, cells)).toEqual([])
    await expect(golden(cells)).toMatchFileSnapshot(`golden/${kind}-short.txt`)
  },
  60_000,
)

test.each(kinds)(
  '%s: names of any script and length leave every figure whole',
  async (kind) => {
    const report = writeReport(kind, extreme)
    const cells = await draw(report)
    const whole = missingOnPaper(report, cells, (cell: ReportCell) => isFigure(cell) || cell.is === 'date')
    expect(whole).toEqual([])
    // A reader of the text layer meets these letters in the order they are drawn in; none of them is missing.
    const letters = new Set(cells.flatMap(({ text }) => [...text.normalize('NFKC')]))
    const names = ['上海绿色能源', 'الطاقة', 'אנרגיה'].join('')
    if (kind === 'auditor') expect([...names].filter((letter) => !letters.has(letter))).toEqual([])
  },
  60_000,
)

test('500 lines go over pages, with the head of the table on each of them and nothing broken', async () => {
  const report = writeReport('auditor', long())
  const cells = await draw(report)
  expect(missingOnPaper(report, cells)).toEqual([])
  const pages = new Set(cells.map(({ page }) => page)).size
  expect(pages).toBeGreaterThan(20)
  const heads = cells.filter(({ text }) => text === 'Credits').map(({ page }) => page)
  expect(new Set(heads).size).toBeGreaterThanOrEqual(pages - 1)
  for (let page = 1; page <= pages; page += 1)
    expect(cells.some((cell) => cell.page === page && cell.text.includes(`Page ${page} of ${pages}`))).toBe(
      true,
    )
}, 180_000)

test('the data itself is inside the file, and says the same', async () => {
  const report = writeReport('esrs_e1_7', short)
  const paper = writeReportPaper(report, 'https://ledger.example')
  expect(JSON.parse(paper.files?.[0]?.text ?? '')).toEqual(report)
  expect(writeCell({ is: 'credits', credits: 1200 })).toBe('1,200')
})

test('its address is one that a stranger can open, and its name is marked as somebody’s word', () => {
  const { address, content } = writeReportPaper(writeReport('auditor', short), 'https://ledger.example')
  expect(address).toBe('https://ledger.example/log/checkpoint')
  expect(JSON.stringify(content)).toContain('stated by the company, not verified')
})
