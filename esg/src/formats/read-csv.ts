import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { chooseRows } from '../sheets/choose-rows.ts'
import { decodeText } from '../sheets/decode-text.ts'
import { rowKinds } from '../sheets/row-kinds.ts'
import { BrokenCsv, splitCsv } from '../sheets/split-csv.ts'
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

const tooMuch = (count: number, what: string) =>
  new DocumentRefused('too_much_text', `The file has more than ${count.toLocaleString('en')} ${what}.`)

const split: typeof splitCsv = (...file) => {
  try {
    splitCsv(...file)
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error
    throw new DocumentRefused('damaged', 'This CSV file cannot be read: its quotes or line ends are broken.')
  }
}

/** Which rows to keep; all of them, unless there are very many. */
const lookThrough = (text: string, delimiter: string) => {
  const choice = chooseRows()
  const kindOf = rowKinds()
  split(text, delimiter, (fields, row) => {
    choice.see(row, fields.map(kindOf))
    if (row >= limits.rows) throw tooMuch(limits.rows, 'rows')
    if (choice.counted.cells > limits.cellsSeen) throw tooMuch(limits.cellsSeen, 'cells')
  })
  return { ...choice, isChosen: choice.isSmall() ? () => true : choice.chosen() }
}

/** Read twice: no file is so small that this takes long, and of a large one no more is held than what matters. */
export const readCsv = (bytes: Uint8Array): Page[] => {
  const decoded = decodeText(bytes)
  const said = saidSign.exec(decoded)
  const text = (said ? decoded.slice(said[0].length) : decoded).replace(/^\ufeff/, '')
  const above = said ? 1 : 0
  const delimiter = said?.[1] ?? delimiterOf(text)
  const { isSmall, isChosen, counted } = lookThrough(text, delimiter)
  const cells: GridCell[] = []
  const small = isSmall()
  let read = 0
  split(text, delimiter, (fields, row) => {
    if (!isChosen(row) || (!small && fields.length > limits.skimmedColumns)) return
    const before = cells.length
    fields.forEach((value, column) => {
      if (value.trim() !== '')
        cells.push({ text: value, row, column, span: 1, ref: `line ${row + 1 + above} col ${column + 1}` })
    })
    if (cells.length > limits.skimmedCells) throw tooMuch(limits.skimmedCells, 'cells in rows to be read')
    if (cells.length > before) read += 1
  })
  const page = gridPage(1, null, cells)
  return [small ? page : { ...page, skim: { rows: counted.rows, read } }]
}
