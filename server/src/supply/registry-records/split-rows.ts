/** A line of a file, which may go over several where a cell holds line breaks; numbered as an editor shows it. */
export type SplitRow = { line: number; cells: string[]; refusal: string | null }

const recordCharactersMax = 1024 * 1024
const [newline, carriage, quote] = [10, 13, 34]

/** A quote that opens and never closes takes the rest of the file with it: nothing of it can be trusted. */
export class OpenQuote extends Error {
  constructor(line: number) {
    super(`A quote opens on line ${line} and never closes`)
  }
}

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1)
  const unquoted = first.replace(/"[^"]*"/g, '')
  const count = (mark: string) => unquoted.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

type Scanned = { cells: string[]; end: number; lines: number }

/** One record from `start`, or null where the text ends before it does. */
const scanRecord = (text: string, start: number, delimiter: number, isLast: boolean): Scanned | null => {
  const cells: string[] = []
  let at = start
  let lines = 0
  for (;;) {
    let cell = ''
    if (text.charCodeAt(at) === quote) {
      at++
      for (;;) {
        const closes = text.indexOf('"', at)
        // Whether the last quote closes, only what follows can tell.
        if (closes < 0 || (closes === text.length - 1 && !isLast)) return null
        cell += text.slice(at, closes)
        at = closes + 1
        if (text.charCodeAt(at) !== quote) break
        cell += '"'
        at++
      }
      for (let seek = cell.indexOf('\n'); seek >= 0; seek = cell.indexOf('\n', seek + 1)) lines++
    }
    const plain = at
    let mark = text.charCodeAt(at)
    while (at < text.length && mark !== delimiter && mark !== newline) mark = text.charCodeAt(++at)
    if (at >= text.length && !isLast) return null
    const ends = at >= text.length || mark === newline
    const upTo = ends && text.charCodeAt(at - 1) === carriage && at > plain ? at - 1 : at
    cells.push(upTo > plain ? cell + text.slice(plain, upTo) : cell)
    at++
    if (ends) return { cells, end: Math.min(at, text.length), lines: lines + 1 }
  }
}

/** Drops what is left of a record that is too long; gives how much of the text it took, and whether it ended there. */
const skipRecord = (text: string, state: { quoted: boolean; lines: number }): number => {
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at)
    if (mark === quote) state.quoted = !state.quoted
    else if (mark === newline) {
      state.lines++
      if (!state.quoted) return at + 1
    }
  }
  return -1
}

const tooLong = 'The line is longer than a megabyte'

/**
 * Cuts the text of a CSV file into its lines of cells, many at a time as the pieces arrive. A line that is too long is
 * dropped as it comes and told by its number: memory stays bounded whatever is sent.
 */
export const splitRows = async function* (
  pieces: AsyncIterable<string>,
): AsyncGenerator<SplitRow[], void, void> {
  let text = ''
  let line = 1
  let delimiter = 0
  let skipping: { quoted: boolean; lines: number } | null = null

  const take = (isLast: boolean): SplitRow[] => {
    const rows: SplitRow[] = []
    let at = 0
    if (skipping) {
      const end = skipRecord(text, skipping)
      if (end < 0) {
        text = ''
        return rows
      }
      rows.push({ line, cells: [], refusal: tooLong })
      line += skipping.lines
      skipping = null
      at = end
    }
    const hasNul = text.includes('\u0000')
    while (at < text.length) {
      const scanned = scanRecord(text, at, delimiter, isLast)
      if (!scanned) break
      const { cells, end, lines } = scanned
      const refusal = hasNul && text.slice(at, end).includes('\u0000') ? 'The line holds a zero byte' : null
      if (end - at > recordCharactersMax) rows.push({ line, cells: [], refusal: tooLong })
      else if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, refusal })
      line += lines
      at = end
    }
    text = text.slice(at)
    if (text.length > recordCharactersMax) {
      skipping = { quoted: false, lines: 0 }
      skipRecord(text, skipping)
      text = ''
    }
    return rows
  }

  for await (const piece of pieces) {
    text += piece
    if (delimiter === 0) {
      if (!text.includes('\n') && text.length < recordCharactersMax) continue
      delimiter = delimiterOf(text).charCodeAt(0)
    }
    const rows = take(false)
    if (rows.length > 0) yield rows
  }
  delimiter ||= delimiterOf(text).charCodeAt(0)
  const rows = take(true)
  if (rows.length > 0) yield rows
  if (text !== '' || skipping) throw new OpenQuote(line)
}
