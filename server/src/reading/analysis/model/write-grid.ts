import { readLabel } from '@ledgerleaf/esg/reading'
import type { PageRow } from './page-rows.ts'

const rowLengthMax = 600
const headRows = 6
const rowsAround = 3
const leftOut = '…'

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 1

/** As on paper: each piece begins as many letters from the left as it stands away from the edge. */
const drawn = (rows: readonly PageRow[]): string[] => {
  const cells = rows.flatMap((row) => row.cells)
  const letter = Math.max(1, median(cells.map(({ text, x0, x1 }) => (x1 - x0) / text.length)))
  const edge = Math.min(...cells.map(({ x0 }) => x0))
  return rows.map((row) =>
    row.cells.reduce((line, { text, x0 }) => {
      const gap = line === '' ? 0 : 2
      return line.padEnd(Math.max(line.length + gap, Math.round((x0 - edge) / letter))) + text
    }, ''),
  )
}

/** As in a sheet: a stroke between columns, and those that are empty everywhere left out. */
const ruled = (rows: readonly PageRow[]): string[] => {
  const columns = [...new Set(rows.flatMap(({ cells }) => cells.map(({ x0 }) => x0)))].sort((a, b) => a - b)
  return rows.map(({ cells }) => {
    const texts = new Map(cells.map(({ x0, text }) => [x0, text]))
    return columns.map((column) => texts.get(column) ?? '').join(' | ')
  })
}

/** Of what is too long: the heads, and the rows around those that speak of emissions. */
const shorten = (lines: readonly string[], lengthMax: number): string[] => {
  const chosen = new Set(lines.slice(0, headRows).keys())
  let length = lines.slice(0, headRows).join('\n').length
  for (const [at, line] of lines.entries()) {
    const { emission, scopes } = readLabel(line)
    if (!emission && scopes.length === 0) continue
    for (let near = Math.max(0, at - rowsAround); near <= at + rowsAround; near++) {
      const more = lines[near]
      if (more === undefined || chosen.has(near)) continue
      length += more.length + leftOut.length + 2
      if (length > lengthMax) return pick(lines, chosen)
      chosen.add(near)
    }
  }
  return pick(lines, chosen)
}

const pick = (lines: readonly string[], chosen: ReadonlySet<number>): string[] =>
  lines.flatMap((line, at) => {
    if (chosen.has(at)) return [line]
    return chosen.has(at - 1) ? [leftOut] : []
  })

/** A page as rows and columns of text, no longer than it may be. */
export const writeGrid = (rows: readonly PageRow[], lengthMax: number): string => {
  if (rows.length === 0) return ''
  const isSheet = rows.some(({ cells }) => cells.some(({ cell }) => cell !== null))
  const lines = (isSheet ? ruled(rows) : drawn(rows)).map((line) => line.slice(0, rowLengthMax).trimEnd())
  const whole = lines.join('\n')
  return whole.length <= lengthMax ? whole : shorten(lines, lengthMax).join('\n').slice(0, lengthMax)
}
