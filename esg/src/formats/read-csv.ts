import { parse } from 'csv-parse/sync'
import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { type GridCell, gridPage } from './grid-page.ts'

/** UTF-8, UTF-16 by its mark, else the Western European table that old exports use. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that splits most lines into the same number of fields. */
const delimiterOf = (text: string) => {
  const lines = text.split(/\r?\n/, 30).filter((line) => line !== '')
  const rate = (sign: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1)
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return usual * counts.filter((count) => count === usual).length
  }
  return [',', ';', '\t', '|'].sort((a, b) => rate(b) - rate(a))[0] ?? ','
}

export const readCsv = (bytes: Uint8Array): Page[] => {
  const text = decodeText(bytes)
  let rows: string[][]
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
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
        cells.push({ text: value, row: r, column: c, span: 1, ref: `line ${r + 1} col ${c + 1}` })
    })
  })
  return [gridPage(1, null, cells)]
}
