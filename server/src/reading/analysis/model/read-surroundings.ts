import { isYearCell, readNumber, readYear, yearsIn } from '@ledgerleaf/esg/reading'
import type { RowPlace } from './find-places.ts'
import type { PageRow, RowCell } from './page-rows.ts'

/** What stands around a figure and says what it is. Nearest first. */
export type Surroundings = {
  /** The label of its row, or its sentence. */
  words: string
  /** From the figure to the end of its piece of the page. */
  behind: string
  /** What stands above it in its column. */
  heads: string[]
  /** The rows above that hold no figures. */
  headings: string[]
  /** The years nearest to it; empty where none is named. */
  years: number[]
}

const headsMax = 4
const headingsMax = 8
const sentenceRows = 3

const isFigure = (text: string): boolean => readNumber(text) !== null && !isYearCell(text)
const overlaps = (a: RowCell, b: RowCell): boolean => a.x0 < b.x1 && b.x0 < a.x1
const middle = ({ x0, x1 }: RowCell): number => (x0 + x1) / 2
const joined = (cells: readonly RowCell[]): string => cells.map(({ text }) => text).join(' ')

const isProse = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 5

/** The sentence a figure stands in, which may begin a line earlier and end a line later. */
const sentenceOf = (rows: readonly PageRow[], { row, cell, at }: RowPlace): { text: string; at: number } => {
  const own = rows[row]?.cells[cell]
  if (!own) return { text: '', at: 0 }
  const lineAt = (index: number) =>
    rows[index]?.cells.find((other) => overlaps(own, other) && !isFigure(other.text))?.text ?? ''
  const range = (from: number) => Array.from({ length: sentenceRows }, (_, i) => lineAt(from + i))
  const before = `${range(row - sentenceRows).join(' ')} `
  const text = `${before}${own.text} ${range(row + 1).join(' ')}`
  const here = before.length + at
  const ends = [...text.matchAll(/[.!?;。](?=\s+\S)/g)].map(({ index }) => index + 1)
  const from = ends.filter((end) => end <= here).at(-1) ?? 0
  const to = ends.find((end) => end > here) ?? text.length
  return { text: text.slice(from, to), at: here - from }
}

const longNumber = /\d[\d.,'’]*\d/g

/**
 * The year a figure of a sentence is of. Whoever names the first year before the first figure goes on so ("in 2020 500 t,
 * in 2021 450 t"); everybody else names it behind.
 */
const yearsBeside = ({ text, at }: { text: string; at: number }): number[] => {
  const years = yearsIn(text)
  if (years.length < 2) return years
  const numbers = [...text.matchAll(longNumber)].map(({ 0: digits, index }) => ({
    year: Number(digits),
    index,
  }))
  const dated = numbers.filter(({ year }) => years.includes(year))
  const isFirst = numbers[0] !== undefined && numbers[0] === dated[0]
  const beside = isFirst
    ? dated.filter(({ index }) => index < at).at(-1)
    : dated.find(({ index }) => index > at)
  return beside ? [beside.year] : []
}

const named = (text: string): number[] => {
  const years = yearsIn(text)
  if (years.length > 0) return years
  const year = readYear(text)
  return year === null ? [] : [year]
}

/** The year over the column: of the nearest row that has years, the one that stands closest. */
const yearAbove = (above: readonly PageRow[], own: RowCell): number[] => {
  const dated = above.map(({ cells }) => cells.filter(({ text }) => isYearCell(text)))
  const nearest = dated.find((cells) => cells.length > 0) ?? []
  const [closest] = [...nearest].sort(
    (a, b) => Math.abs(middle(a) - middle(own)) - Math.abs(middle(b) - middle(own)),
  )
  return closest ? named(closest.text) : []
}

export const readSurroundings = (rows: readonly PageRow[], place: RowPlace): Surroundings | null => {
  const own = rows[place.row]?.cells[place.cell]
  if (!own) return null
  const above = rows.slice(0, place.row).reverse()
  const headings = above
    .filter(({ cells }) => !cells.some(({ text }) => isFigure(text)))
    .slice(0, headingsMax)
    .map(({ cells }) => joined(cells))
  const sole = headings.map(named).find((years) => years.length === 1) ?? []
  const behind = own.text.slice(place.at)
  if (isProse(own.text)) {
    const sentence = sentenceOf(rows, place)
    const years = yearsBeside(sentence)
    const isDated = yearsIn(sentence.text).length > 0
    return { words: sentence.text, behind, heads: [], headings, years: isDated ? years : sole }
  }
  const others = rows[place.row]?.cells.filter((cell) => cell !== own && !isFigure(cell.text)) ?? []
  const rowYears = others.filter(({ text }) => isYearCell(text))
  const heads = above
    .flatMap(({ cells }) => cells.filter((cell) => overlaps(cell, own) && !isFigure(cell.text)))
    .filter(({ text }) => !isYearCell(text))
    .slice(0, headsMax)
    .map(({ text }) => text)
  const words = joined(others.filter(({ text }) => !isYearCell(text)))
  const [inRow] = rowYears
  const years = rowYears.length === 1 && inRow ? named(inRow.text) : yearAbove(above, own)
  return {
    words,
    behind,
    heads,
    headings,
    years: [years, named(words), sole].find((some) => some.length > 0) ?? [],
  }
}
