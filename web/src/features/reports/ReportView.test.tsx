import { ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReportView } from './ReportView.tsx'

const day = fc
  .integer({ min: 0, max: 9000 })
  .map((days) => new Date(Date.UTC(2010, 0, 1 + days)).toISOString().slice(0, 10))
const credits = fc.integer({ min: 0, max: 2 ** 51 - 1 })
const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())

const anyCell: fc.Arbitrary<ReportCell> = fc.oneof(
  words.map((text) => ({ is: 'text' as const, text })),
  credits.map((count) => ({ is: 'credits' as const, credits: count })),
  fc.integer({ min: 0, max: 10 ** 9 }).map((grams) => ({ is: 'tonnes' as const, tonnes: grams / 1000 })),
  fc.integer({ min: 0, max: 1000 }).map((mille) => ({ is: 'percent' as const, percent: mille / 10 })),
  credits.map((number) => ({ is: 'number' as const, number })),
  fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((cents) => ({ is: 'money' as const, cents })),
  day.map((on) => ({ is: 'date' as const, on })),
  fc.tuple(day, day).map(([startsOn, endsOn]) => ({ is: 'days' as const, startsOn, endsOn })),
  fc
    .array(
      fc.record({ prefix: fc.constantFrom('GS1-1-UG', 'VCS-VCU-1507'), first: credits, last: credits }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((spans) => ({ is: 'serials' as const, spans })),
  fc
    .uuid()
    .map((id) => ({ is: 'link' as const, text: id, href: `https://ledger.example/certificates/${id}` })),
  fc.constant({ is: 'none' as const }),
)

const sectionOf = (cells: ReportCell[][]): ReportSection => ({
  name: 'Part',
  title: 'A part',
  paragraphs: [],
  columns: (cells[0] ?? []).map((_, at) => ({ title: `Column ${at}`, isNumeric: false })),
  rows: cells.map((row) => ({ cells: row, retirementIds: [], tone: 'plain' })),
  empty: 'Nothing in this period.',
  notes: [],
  source: null,
})

const reportOf = (section: ReportSection): Report => ({
  kind: 'auditor',
  title: 'A report',
  company: 'A Company',
  companyNote: 'Stated by the company, not verified',
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  footprint: null,
  mark: null,
  sections: [section],
  made: { at: '2026-01-01T00:00:00Z', templateVersion: 'a/1', dateRules: [], checkpoint: null, leftOut: [] },
  appendix: [],
})

const render = (report: Report) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReportView report={report} isOld={false} />
    </MemoryRouter>,
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const textOf = (markup: string) =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&([a-z]+|#x27);/g, (whole, name) => entities[name] ?? whole)

/** The cells of the page as somebody reads them, one after the other. */
const cellsOf = (markup: string) =>
  [...markup.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, inside]) => textOf(inside ?? ''))

test('for any report the page has the words of every cell, in their order', () => {
  const rows = fc
    .integer({ min: 1, max: 11 })
    .chain((columns) =>
      fc.array(fc.array(anyCell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
    )
  fc.assert(
    fc.property(rows, (cells) => {
      for (const cell of cells.flat()) ReportCell.parse(cell)
      expect(cellsOf(render(reportOf(sectionOf(cells))))).toEqual(cells.flat().map(writeCell))
    }),
    { numRuns: 200 },
  )
})

test('a table without rows says so in the words of the report', () => {
  const section = { ...sectionOf([]), columns: [{ title: 'Credits', isNumeric: true }] }
  expect(textOf(render(reportOf(section)))).toContain('Nothing in this period.')
})
