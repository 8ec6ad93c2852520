import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import writeXlsxFile from 'write-excel-file/node'

type Cell = { value: string | number; type: StringConstructor | NumberConstructor; fontWeight?: 'bold' }

// Every text is written as a text cell, never as a formula: what begins with = stays words.
const cell = (value: string | number): Cell =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String }
const bold = (value: string): Cell => ({ ...cell(value), fontWeight: 'bold' })

const rowsOf = (report: Report, section: ReportSection): Cell[][] => [
  [bold(report.title)],
  [cell(`${report.company}, ${report.periodStartsOn} to ${report.periodEndsOn}`)],
  [cell(`Template ${report.templateVersion}`)],
  [],
  [bold(section.title)],
  ...section.paragraphs.map((text) => [cell(text)]),
  ...(section.isUnverified
    ? [[cell('The wording of this rule was not checked at its primary source.')]]
    : []),
  [],
  ...(section.columns.length > 0
    ? [[...section.columns.map(({ title }) => bold(title)), bold('Retirements')]]
    : []),
  ...section.rows.map(({ cells, retirementIds }) => [...cells.map(cell), cell(retirementIds.join(' '))]),
]

/** One sheet for each section; the last column names the retirements a figure comes from. */
export const writeReportSheet = async (report: Report): Promise<Buffer> =>
  writeXlsxFile(
    report.sections.map((section, at) => ({ sheet: `Part ${at + 1}`, data: rowsOf(report, section) })),
  ).toBuffer()
