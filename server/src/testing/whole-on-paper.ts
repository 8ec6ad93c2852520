import type { Paper } from '../platform/typeset/index.ts'

type Table = {
  columns: { title: string; holds: string }[]
  rows: { cells: Cell[]; below?: string[] }[]
  foot?: Cell[]
}
type Cell = string | { text: string; below: string[] }

const isTable = (value: object): value is Table => 'columns' in value && 'rows' in value

/** Every text of a paper's content, wherever it stands. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  // The kind of a column or of a block is for the template and stands nowhere; where serials are is said if they are elsewhere.
  return Object.entries(value).flatMap(([key, part]) =>
    ['holds', 'kind', 'tone', 'id', 'link', 'serialsElsewhere'].includes(key) ? [] : textsOf(part),
  )
}

const tablesOf = (value: unknown): Table[] => {
  if (value === null || typeof value !== 'object') return []
  return [...(isTable(value) ? [value] : []), ...Object.values(value).flatMap(tablesOf)]
}

/** What a table must show in one piece: its figures, dates and serials, and what stands below its lines. */
const piecesOf = ({ columns, rows, foot }: Table): string[] =>
  [...rows, ...(foot ? [{ cells: foot, below: [] }] : [])].flatMap(({ cells, below = [] }) => [
    ...below,
    ...cells.flatMap((cell, at) => {
      const { text, below: beneath } = typeof cell === 'string' ? { text: cell, below: [] } : cell
      const isFree = ['text', 'name'].includes(columns[at]?.holds ?? 'text')
      return isFree ? beneath : [text, ...beneath]
    }),
  ])

const anyDate = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}/g
const anyFigure = /(?<![\w.,-])-?\$?\d[\d,]*\d(\.\d+)?(?![\w-])/g
/** Longer than this a word may not fit its line. */
const wordMax = 24
/** Drawn from right to left, broken anywhere, or with letters of a second face, at which a reader of PDFs parts a word. */
const isReadOtherwise = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\u1ea0-\u1eff]/u

/** Everything of a paper that must stand in one piece on one line. */
export const wholePieces = ({ content }: Paper): string[] => {
  const texts = textsOf(content).map((text) => text.replaceAll('₂', '2'))
  const words = texts.flatMap((text) => text.split(/\s+/))
  return (
    [
      ...tablesOf(content).flatMap(piecesOf),
      ...texts.flatMap((text) => [...(text.match(anyDate) ?? []), ...(text.match(anyFigure) ?? [])]),
      ...words.filter((word) => word.length <= wordMax && !/[-/]/.test(word)),
    ]
      .filter((piece) => piece !== '' && !isReadOtherwise.test(piece))
      // A space at which no line may break is read as any other.
      .map((piece) => piece.replaceAll('\u00a0', ' '))
  )
}
