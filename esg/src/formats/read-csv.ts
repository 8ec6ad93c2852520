import { parse } from 'csv-parse/sync'
import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { decodeText } from '../sheets/decode-text.ts'
import type { GridCell } from './grid-cell.ts'
import { gridPage } from './grid-page.ts'

/** Excel may be told the sign in a first line of its own. */
const saidSign = /^\ufeff?sep=(.)\r?\n/i

/** The sign that splits most lines into the same number of fields. A comma between two digits may be part of a figure. */
const delimiterOf = (text: string) => {
  const lines = text.split(/\r\n|\r|\n/, 60).filter((line) => line.trim() !== '')
  const rate = (sign: string, bare: (line: string) => string) => {
    const counts = lines.map((line) => bare(line.replace(/"[^"]*"/g, '')).split(sign).length - 1)
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return usual * counts.filter((count) => count === usual).length
  }
  const others = [';', '\t', '|'].map((sign) => ({ sign, rate: rate(sign, (line) => line) }))
  const best = others.sort((a, b) => b.rate - a.rate)[0]
  const commas = rate(',', (line) => line)
  const sure = rate(',', (line) => line.replace(/(?<=\d),(?=\d)/g, ' '))
  if (!best || best.rate === 0) return ','
  return best.rate >= commas || (best.rate >= 0.5 * commas && best.rate > sure) ? best.sign : ','
}

export const readCsv = (bytes: Uint8Array): Page[] => {
  const decoded = decodeText(bytes)
  const said = saidSign.exec(decoded)
  const text = said ? decoded.slice(said[0].length) : decoded
  const above = said ? 1 : 0
  let rows: string[][]
  try {
    rows = parse(text, {
      bom: true,
      delimiter: said?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.csvRows,
      max_record_size: 1_000_000,
    })
  } catch {
    throw new DocumentRefused('damaged', 'This CSV file cannot be read: its quotes or line ends are broken.')
  }
  const cells: GridCell[] = []
  rows.forEach((row, r) => {
    row.forEach((value, c) => {
      if (cells.length > limits.cells)
        throw new DocumentRefused(
          'too_much_text',
          `The file has more than ${limits.cells.toLocaleString('en')} cells.`,
        )
      if (value.trim() !== '')
        cells.push({ text: value, row: r, column: c, span: 1, ref: `line ${r + 1 + above} col ${c + 1}` })
    })
  })
  return [gridPage(1, null, cells)]
}
