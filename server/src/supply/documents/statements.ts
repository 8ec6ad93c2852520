import type { LaidText, PageBlock } from '@ledgerleaf/esg'
import { foldLabel, isLabel } from './labels.ts'
import type { ReadPage } from './page-text.ts'
import { boxesOf, type Span, shortenAround, textOf, wholeOf } from './spans.ts'

/** One thing a page says: a sentence, or a cell with what it is called, and the words it stands among. */
export type PaperStatement = {
  page: number
  /** The label beside or above it or before a colon, as it is compared; null for a sentence. */
  label: string | null
  text: string
  value: Span
  /** All that is shown as evidence, the value among it. */
  among: readonly Span[]
}

/** A table with heads above its columns. */
export type Grid = {
  page: number
  /** The words that stand above it. */
  caption: string
  heads: readonly string[]
  rows: readonly (readonly (Span | null)[])[]
}

/** A line that ends where the paper did goes on; a blank line or a bullet ends a paragraph. */
const paragraphsOf = (text: string): LaidText[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[•▪–-]|\d+[.)])\s)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, pieces: [{ text: part, from: 0, box: null, cell: null }] }))

export const blocksOf = ({ text, blocks }: ReadPage): readonly PageBlock[] =>
  blocks ?? paragraphsOf(text).map((words) => ({ kind: 'paragraph', words }))

// What has no full stop for so long is no sentence; patterns are asked of pieces of it.
const sentenceMost = 2000
// An initial or a short form ends no sentence.
const sentenceEnd =
  /(?<=[.!?])(?<!\b\p{Lu}\.)(?<!\b(?:No|Nr|Dr|Mr|Ms|Mrs|St|vs|Sr|Sra|Ltd|Pvt|Inc|Corp|Art|ver|vers|approx|núm)\.)\s+(?=[\p{Lu}“"¿¡])/u

/** The sentences of a paragraph, whole. */
export const sentencesOf = (words: LaidText): Span[] => {
  const spans: Span[] = []
  let at = 0
  for (const sentence of words.text.split(sentenceEnd)) {
    const from = words.text.indexOf(sentence, at)
    at = from + sentence.length
    for (let part = from; part < at; part += sentenceMost)
      spans.push({ words, from: part, to: Math.min(part + sentenceMost, at) })
  }
  return spans
}

const labelBefore = /(?:(?:^|\n)\s*(?:[•▪●◦–*-]\s+)?|[,;·|]\s+|\.\s+)(\p{L}[^:;·|.\n]{1,60}):\s+(?=\S)/gu

/** The text with its line ends where they were set: a label may begin a line. */
const withLines = ({ words, from, to }: Span): string => {
  const letters = words.text.slice(from, to).split('')
  for (const { from: at } of words.pieces)
    if (at > from && at < to && letters[at - from - 1] === ' ') letters[at - from - 1] = '\n'
  return letters.join('')
}

/** "Registry: Verra VCS, Project ID: VCS1340": each value with the words before its colon. */
const labelled = (page: number, sentence: Span): PaperStatement[] => {
  const text = withLines(sentence)
  const marks = [...text.matchAll(labelBefore)].filter(([, label]) => isLabel(label ?? ''))
  return marks.map((mark, index) => {
    const from = mark.index + mark[0].length
    const to = marks[index + 1]?.index ?? text.length
    const value = { words: sentence.words, from: sentence.from + from, to: sentence.from + to }
    return { page, label: foldLabel(mark[1] ?? ''), text: textOf(value), value, among: [sentence] }
  })
}

const fromParagraph = (page: number, words: LaidText): PaperStatement[] =>
  sentencesOf(words).flatMap((sentence) => [
    ...labelled(page, sentence),
    { page, label: null, text: textOf(sentence), value: sentence, among: [sentence] },
  ])

type Row = readonly (LaidText | null)[]

/** Heads stand above columns: all of two, or two and half of more, are words we know as names of values. */
const isHead = (row: Row, below: readonly Row[]): boolean => {
  const cells = row.flatMap((cell) => (cell ? [cell.text] : []))
  const known = cells.filter(isLabel).length
  if (cells.length < 2 || below.length === 0 || cells.some((text) => text.length > 90)) return false
  if (cells.some((text) => /\d{3}/.test(text.replace(/CO2/gi, '')))) return false
  // Where the rows below are named by their first cells, so is this one.
  const named = below.filter(([cell]) => cell && isLabel(cell.text) && !/^total/i.test(cell.text)).length
  if (named * 2 >= below.length) return false
  return cells.length === 2 ? known === 2 : known >= 2 && known * 2 >= cells.length - 1
}

const pairsOf = (page: number, row: Row): PaperStatement[] => {
  const cells = row.flatMap((cell) => (cell ? [wholeOf(cell)] : []))
  const pairs: PaperStatement[] = []
  for (let at = 0; at + 1 < cells.length; at++) {
    const [label, value] = [cells[at], cells[at + 1]]
    if (!label || !value || (at > 0 && !isLabel(textOf(label)))) continue
    // What is itself a label is no value of the one before it.
    if (at > 0 && isLabel(textOf(value))) continue
    pairs.push({ page, label: foldLabel(textOf(label)), text: textOf(value), value, among: [label, value] })
  }
  return pairs
}

/** A form prints what it asks for within the cell, above the answer. */
const insideCells = (page: number, row: Row): PaperStatement[] =>
  row.flatMap((words) => {
    const [label, second] = words?.pieces ?? []
    if (!words || !label || !second || !isLabel(label.text)) return []
    const value = { words, from: second.from, to: words.text.length }
    return [{ page, label: foldLabel(label.text), text: textOf(value), value, among: [wholeOf(words)] }]
  })

const fromGrid = ({ page, heads, rows }: Grid): PaperStatement[] =>
  rows.flatMap((row) => {
    const among = row.flatMap((cell) => cell ?? [])
    return row.flatMap((value, at) =>
      value ? [{ page, label: heads[at] || null, text: textOf(value), value, among }] : [],
    )
  })

/** The whole row as one text, for what is said across its cells. */
const rowWords = (row: Row): LaidText => {
  const cells = row.flatMap((cell) => cell ?? [])
  const glue = cells.length === 2 ? ': ' : ' · '
  let text = ''
  const pieces = cells.flatMap((cell, at) => {
    if (at > 0) text += at === 1 && /[:.]$/.test(text) ? ' ' : glue
    const from = text.length
    text += cell.text
    return cell.pieces.map((piece) => ({ ...piece, from: piece.from + from }))
  })
  return { text, pieces }
}

/** A table may have heads again further down, as a form with one row of names after the other. */
const cutAtHeads = (rows: readonly Row[]): Row[][] => {
  const parts: Row[][] = []
  for (const [at, row] of rows.entries()) {
    const cells = row.flatMap((cell) => cell ?? [])
    const isAllNames = cells.length >= 2 && cells.every(({ text }) => isLabel(text))
    const part = parts.at(-1)
    if (!part || (isAllNames && part.length > 1 && isHead(row, rows.slice(at + 1, at + 2)))) parts.push([row])
    else part.push(row)
  }
  return parts
}

export type PageSaid = {
  statements: PaperStatement[]
  grids: Grid[]
  /** Tables as they stand, for what is told by their shape. */
  tables: { page: number; caption: string; rows: readonly Row[] }[]
  /** Sentences, and rows as sentences: what the rules of the scorecard listen to. */
  sentences: Span[]
}

const captionMost = 160

const known = new WeakMap<ReadPage, PageSaid>()

/** All that a page says; several readers ask, the work is done once. */
export const readStatements = (page: ReadPage): PageSaid => {
  const before = known.get(page)
  if (before) return before
  const said = read(page)
  known.set(page, said)
  return said
}

const read = (page: ReadPage): PageSaid => {
  const said: PageSaid = { statements: [], grids: [], tables: [], sentences: [] }
  let caption = ''
  for (const block of blocksOf(page)) {
    if (block.kind === 'paragraph') {
      said.statements.push(...fromParagraph(page.page, block.words))
      said.sentences.push(...sentencesOf(block.words))
      if (block.words.text.length <= captionMost) caption = block.words.text
      continue
    }
    const { rows } = block
    said.statements.push(...rows.flatMap((row) => insideCells(page.page, row)))
    said.sentences.push(...rows.map((row) => wholeOf(rowWords(row))))
    said.tables.push({ page: page.page, caption, rows })
    for (const [head, ...body] of cutAtHeads(rows)) {
      if (head && isHead(head, body)) {
        const heads = head.map((cell) => foldLabel(cell?.text ?? ''))
        const spans = body.map((row) => row.map((cell) => (cell ? wholeOf(cell) : null)))
        const grid = { page: page.page, caption, heads, rows: spans }
        said.grids.push(grid)
        said.statements.push(...fromGrid(grid))
      } else if (head) said.statements.push(...[head, ...body].flatMap((row) => pairsOf(page.page, row)))
    }
  }
  return said
}

// A page is asked for by its quote, in the address of the call.
export const quoteMost = 380
const besideMost = 90

/** The words a fact is shown with, and where they stand. */
export const evidenceOf = ({ among, value }: PaperStatement, at = 0) => {
  const isPair = among.length === 2
  const parts = among.map((span) => {
    const own = span === value
    const most = own || among.length === 1 ? 260 : besideMost
    // Within a sentence the value begins somewhere; in a cell the cell is the value.
    const place = span.words === value.words ? value.from - span.from + at : 0
    return shortenAround(textOf(span), Math.max(0, place), most)
  })
  const quote = isPair ? `${parts[0]?.replace(/\s*:$/, '')}: ${parts[1]}` : parts.join(' · ')
  return { quote: shortenAround(quote, 0, quoteMost), boxes: among.flatMap(boxesOf).slice(0, 40) }
}
