import { writeDay, writeDays } from '@ledgerleaf/contract/days'
import { isFigure, type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import type {
  DocumentContent,
  Paper,
  PaperBlock,
  PaperCell,
  PaperColumn,
} from '../../platform/typeset/index.ts'

/** More columns than this need a sheet that lies on its side. */
const columnsUpright = 7

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)
/** A root or an id of a machine that is longer than this has a line of its own. */
const codeMax = 40
const isLongCode = (cell: ReportCell) => cell.is === 'code' && cell.code.length > codeMax

/** What must not break on paper, by what a cell is; null where it says nothing. */
const holds = (cell: ReportCell): PaperColumn['holds'] | null => {
  if (isFigure(cell)) return 'number'
  if (cell.is === 'date' || cell.is === 'days') return 'date'
  if (cell.is === 'serials') return 'serial'
  if (cell.is === 'link') return 'serial'
  if (cell.is === 'none' || writeCell(cell) === '') return null
  return 'text'
}

/** A column holds what all of its cells do, and words where they differ. */
const columnOf = ({ columns, rows }: ReportSection, at: number): PaperColumn => {
  const title = columns[at]?.title ?? ''
  const held = new Set(rows.flatMap(({ cells }) => (cells[at] ? (holds(cells[at]) ?? []) : [])))
  const [only] = held
  if (held.size === 1 && only && only !== 'text') return { title, holds: only }
  if (held.size === 0 && columns[at]?.isNumeric) return { title, holds: 'number' }
  return { title, holds: at === 0 ? 'name' : 'text' }
}

/** Two days stand below each other, each whole. */
const cellOf = (cell: ReportCell): PaperCell => {
  if (isLongCode(cell)) return ''
  const words = writeCell(cell)
  if (cell.is === 'days' && words.includes(' to '))
    return { text: writeDay(cell.startsOn), below: [`to ${writeDay(cell.endsOn)}`] }
  return words
}

/** Paper cannot be pressed: where words stand for an address, it stands beneath them. */
const beneath = (cell: ReportCell): string[] => {
  if (cell.is === 'link') return isId(cell.text) ? [] : [cell.href]
  return isLongCode(cell) ? [writeCell(cell)] : []
}

const tableOf = (section: ReportSection): PaperBlock => ({
  kind: 'table',
  columns: section.columns.map((_, at) => columnOf(section, at)),
  rows: section.rows.map(({ cells, tone }) => ({
    cells: cells.map(cellOf),
    isStrong: tone === 'total',
    below: cells.flatMap(beneath),
  })),
})

const blocksOf = (section: ReportSection): PaperBlock[] => {
  const { title, paragraphs, columns, rows, empty, notes } = section
  const quiet = (text: string): PaperBlock => ({ kind: 'paragraph', text, tone: 'quiet' })
  return [
    { kind: 'heading', text: title },
    ...paragraphs.map((text): PaperBlock => ({ kind: 'paragraph', text })),
    ...(rows.length > 0 ? [tableOf(section)] : []),
    ...(columns.length > 0 && rows.length === 0 ? [quiet(empty)] : []),
    ...notes.map(quiet),
  ]
}

/** The paper of a report: the same sections in the same words as the page, and the data itself inside the file. */
export const writeReportPaper = (report: Report, publicUrl: string): Paper => {
  const { title, companyNote, company, mark, periodStartsOn: from, periodEndsOn: to } = report
  const { sections, appendix, made } = report
  const content: DocumentContent = {
    paper: 'Report',
    ...(mark === null ? {} : { mark }),
    lead: [company, `The company’s name: ${companyNote.toLowerCase()}`, writeDays(from, to)],
    blocks: [
      ...sections.flatMap(blocksOf),
      // How it was made is a page of its own, which can be handed on without the rest.
      { kind: 'page' },
      ...appendix.flatMap(blocksOf),
    ],
  }
  const isWide = sections.some(({ columns }) => columns.length > columnsUpright)
  return {
    template: 'document',
    title,
    date: made.at.slice(0, 10),
    // What a stranger can check: the signed state of the log, which the last page names. A report itself is its maker's alone.
    address: `${publicUrl}/log/checkpoint`,
    layout: isWide ? 'landscape' : 'portrait',
    content,
    files: [
      {
        name: 'report.json',
        mediaType: 'application/json',
        text: JSON.stringify(report),
        says: 'The same report as data',
      },
    ],
  }
}
