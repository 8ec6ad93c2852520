import { writeDay } from '@ledgerleaf/contract/days'
import { isFigure, type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { Report } from '@ledgerleaf/contract/reports'
import { countWords } from './paper-cells.ts'

type Drawn = readonly { text: string }[]

/** What a cell must show in one piece. A reader of the text layer may part a serial at a blank, and nowhere else. */
const piecesOf = (cell: ReportCell): string[] => {
  const words = writeCell(cell)
  if (isFigure(cell) || cell.is === 'date') return [words]
  if (cell.is === 'days')
    return words.includes(' to ') ? [writeDay(cell.startsOn), `to ${writeDay(cell.endsOn)}`] : [words]
  return cell.is === 'none' ? [] : words.split(/\s+/).filter((word) => word !== '')
}

const cellsOf = ({ sections, appendix }: Report): ReportCell[] =>
  [...sections, ...appendix].flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))

/** Every sentence of a report that stands in no cell of a table. */
const sentencesOf = ({ title, company, sections, appendix }: Report): string[] => [
  title,
  company,
  ...[...sections, ...appendix].flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...section.notes,
    ...(section.rows.length > 0 ? section.columns.map((column) => column.title) : []),
    ...(section.columns.length > 0 && section.rows.length === 0 ? [section.empty] : []),
  ]),
]

/** Whatever stands fewer times on the paper than in the report: a torn figure, a lost word. */
export const missingOnPaper = (
  report: Report,
  drawn: Drawn,
  matters: (cell: ReportCell) => boolean = () => true,
): string[] => {
  const cells = cellsOf(report).filter(matters)
  const whole = new Map<string, number>()
  for (const { text } of drawn) whole.set(text.trim(), (whole.get(text.trim()) ?? 0) + 1)
  const words = countWords(drawn.map(({ text }) => text))
  const wanted = new Map<string, number>()
  for (const piece of cells.flatMap(piecesOf)) wanted.set(piece, (wanted.get(piece) ?? 0) + 1)
  const lost = [...wanted].filter(
    ([piece, count]) =>
      (whole.get(piece) ?? 0) < count &&
      (words.get(piece) ?? 0) < count &&
      // A figure may also stand inside a line of words that the reader took together. Looked for last: it reads the whole paper.
      within(drawn, piece) < count,
  )
  const sentences = countWords(cells.length === cellsOf(report).length ? sentencesOf(report) : [])
  const unsaid = [...sentences].filter(([word, count]) => (words.get(word) ?? 0) < count)
  return [...lost, ...unsaid].map(([piece]) => piece)
}

const within = (drawn: Drawn, piece: string): number =>
  drawn.reduce((count, { text }) => count + (` ${text} `.split(` ${piece} `).length - 1), 0)
