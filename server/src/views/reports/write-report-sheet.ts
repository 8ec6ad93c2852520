import { writeDays } from '@ledgerleaf/contract/days'
import { type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { Report, ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node'

const firstDay = 'first day'
const lastDay = 'last day'
/** More names than this say nothing in a cell, and Excel takes 32,767 letters. */
const namedMax = 50

// Every text is written as a text cell, never as a formula: what begins with = stays words.
const words = (value: string): CellObject => ({ value, type: String, wrap: true, alignVertical: 'top' })
const figure = (value: number, format: string): CellObject => ({
  value,
  type: Number,
  format,
  alignVertical: 'top',
})
const day = (on: string): CellObject => ({
  value: new Date(`${on}T00:00:00Z`),
  type: Date,
  format: 'yyyy-mm-dd',
  alignVertical: 'top',
})
const head = (value: string): CellObject => ({
  value,
  type: String,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
  bottomBorderStyle: 'thin',
})

/** Numbers are numbers and days are days, so that a sheet can go on reckoning with them. */
const sheetValue = (cell: ReportCell): CellObject | null => {
  switch (cell.is) {
    case 'credits':
      return figure(cell.credits, '#,##0')
    case 'tonnes':
      return figure(cell.tonnes, '#,##0.######')
    case 'number':
      return figure(cell.number, '#,##0.######')
    case 'percent':
      return figure(cell.percent / 100, '0.0%')
    case 'money':
      return figure(cell.cents / 100, '$#,##0.00')
    case 'date':
      return day(cell.on)
    // On a sheet there is room for the whole address.
    case 'link':
      return words(cell.href)
    case 'none':
      return null
    default:
      return words(writeCell(cell))
  }
}

const isSpan = (rows: readonly ReportRow[], at: number) => rows.some(({ cells }) => cells[at]?.is === 'days')

const spanOf = (cell: ReportCell | undefined): Row =>
  cell?.is === 'days' ? [day(cell.startsOn), day(cell.endsOn)] : [cell ? sheetValue(cell) : null, null]

const namesOf = ({ retirementIds }: ReportRow): CellObject | null => {
  if (retirementIds.length === 0) return null
  if (retirementIds.length > namedMax) return words(`${retirementIds.length} retirements`)
  return words(retirementIds.join(' '))
}

const widthOf = (title: string, lengths: readonly number[]): number =>
  Math.min(60, Math.max(10, Math.ceil(title.length * 0.9), ...lengths.map((length) => length + 2)))

type Built = { title: string; cells: Row }

const columnsOf = ({ columns, rows }: ReportSection): Built[] => {
  const told = columns.flatMap(({ title }, at): Built[] => {
    if (!isSpan(rows, at))
      return [{ title, cells: rows.map(({ cells }) => (cells[at] ? sheetValue(cells[at]) : null)) }]
    const spans = rows.map(({ cells }) => spanOf(cells[at]))
    return [firstDay, lastDay].map((which, end) => ({
      title: `${title}, ${which}`,
      cells: spans.map((span) => span[end]),
    }))
  })
  if (rows.every(({ retirementIds }) => retirementIds.length === 0)) return told
  return [...told, { title: 'Retirements', cells: rows.map(namesOf) }]
}

const lengthOf = (cell: Row[number]): number => {
  if (cell === null || cell === undefined || typeof cell !== 'object' || !('value' in cell)) return 0
  if (cell.value instanceof Date) return 10
  return typeof cell.value === 'number'
    ? cell.value.toLocaleString('en-US').length
    : String(cell.value).length
}

const sheetOf = (section: ReportSection): Sheet<never> => {
  const built = columnsOf(section)
  const strong = (at: number) => section.rows[at]?.tone === 'total'
  return {
    sheet: section.name,
    data: [
      built.map(({ title }) => head(title)),
      ...section.rows.map((_, at) =>
        built.map(({ cells }) => {
          const cell = cells[at] ?? null
          return cell !== null && strong(at) ? { ...(cell as CellObject), fontWeight: 'bold' as const } : cell
        }),
      ),
    ],
    columns: built.map(({ title, cells }) => ({ width: widthOf(title, cells.map(lengthOf)) })),
    stickyRowsCount: 1,
  }
}

/** What the paper says in sentences, section by section, before the tables. */
const cover = (report: Report): Sheet<never> => {
  const sections = [...report.sections, ...report.appendix]
  return {
    sheet: 'Report',
    data: [
      [head(report.title), head('')],
      [words('Company'), words(report.company)],
      [words('The company’s name'), words(report.companyNote)],
      [words('Period'), words(writeDays(report.periodStartsOn, report.periodEndsOn))],
      [words('First day'), day(report.periodStartsOn)],
      [words('Last day'), day(report.periodEndsOn)],
      [words('Template'), words(report.made.templateVersion)],
      ...(report.mark === null ? [] : [[words('Mark'), words(report.mark)]]),
      ...sections.flatMap(({ name, title, paragraphs, notes, columns, rows, empty }): Row[] => [
        [null, null],
        [head(title), head(columns.length > 0 ? `Sheet “${name}”` : '')],
        ...(columns.length > 0 && rows.length === 0 ? [[null, words(empty)]] : []),
        ...[...paragraphs, ...notes].map((sentence): Row => [null, words(sentence)]),
      ]),
    ],
    columns: [{ width: 44 }, { width: 100 }],
    stickyRowsCount: 1,
  }
}

/** The sentences on the first sheet, and one sheet for each table of the report and of how it was made. */
export const writeReportSheet = (report: Report): Promise<Buffer> =>
  writeXlsxFile([
    cover(report),
    ...[...report.sections, ...report.appendix].filter(({ columns }) => columns.length > 0).map(sheetOf),
  ]).toBuffer()
