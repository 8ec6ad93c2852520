import * as xlsx from '@e965/xlsx'
import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { type GridCell, gridPage } from './grid-page.ts'

type SheetCell = xlsx.CellObject | undefined

const plain = (value: number) =>
  Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(15)))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "12/31/22" leaves open what is the year; a day of which the cell shows no year in full is written out. */
const dateOf = (shown: string, serial: number): string => {
  if (/(?:19|20)\d\d/.test(shown)) return shown
  const date = xlsx.SSF.parse_date_code(serial) as { y: number; m: number; d: number } | null
  return date && date.y >= 1990 && date.y < 2060 ? `${date.d} ${months[date.m - 1]} ${date.y}` : shown
}

/** The value a person sees, but with all its digits. Formulas give the result stored with them; nothing is computed. */
const textOf = (cell: xlsx.CellObject): string => {
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const format = String(cell.z ?? '')
    if (format.includes('%')) return `${plain(Number((cell.v * 100).toPrecision(12)))}%`
    if (/[dmy]{2,}/i.test(format.replace(/\[[^\]]*\]|"[^"]*"/g, '')))
      return dateOf(cell.w ?? String(cell.v), cell.v)
    return plain(cell.v)
  }
  if (cell.t === 'd') return cell.w ?? String(cell.v)
  if (cell.t === 'e' || cell.v === undefined) return ''
  return String(cell.v)
}

const readSheet = (sheet: xlsx.WorkSheet, budget: { cells: number }): GridCell[] => {
  const data = sheet['!data'] ?? []
  const spans = new Map<string, { down: number; across: number }>()
  for (const { s, e } of sheet['!merges'] ?? [])
    spans.set(`${s.r}:${s.c}`, { down: e.r - s.r + 1, across: e.c - s.c + 1 })
  const found: GridCell[] = []
  data.forEach((row: SheetCell[] | undefined, r) => {
    row?.forEach((cell, c) => {
      if (!cell) return
      budget.cells -= 1
      if (budget.cells < 0)
        throw new DocumentRefused(
          'too_much_text',
          `The workbook has more than ${limits.cells.toLocaleString('en')} cells.`,
        )
      const text = textOf(cell)
      if (text === '') return
      const span = spans.get(`${r}:${c}`) ?? { down: 1, across: 1 }
      // A label merged over several rows stands beside each of them.
      for (let down = 0; down < Math.min(span.down, 200); down++)
        found.push({
          text,
          row: r + down,
          column: c,
          span: Math.min(span.across, 60),
          ref: xlsx.utils.encode_cell({ r, c }),
        })
    })
  })
  return found
}

export const readWorkbook = (bytes: Uint8Array): Page[] => {
  let book: xlsx.WorkBook
  try {
    book = xlsx.read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      cellNF: true,
      bookVBA: false,
      sheetRows: 200_000,
    })
  } catch (error) {
    const encrypted = /password|encrypt/i.test(String(error))
    throw encrypted
      ? new DocumentRefused(
          'encrypted',
          'This workbook is password-protected. Remove the password and upload it again.',
        )
      : new DocumentRefused('damaged', 'This workbook is damaged and cannot be opened.')
  }
  if (book.SheetNames.length > limits.sheets)
    throw new DocumentRefused('too_many_pages', `The workbook has more than ${limits.sheets} sheets.`)
  const budget = { cells: limits.cells }
  return book.SheetNames.map((name, at) => {
    const sheet = book.Sheets[name]
    const page = gridPage(at + 1, name, sheet ? readSheet(sheet, budget) : [])
    return { ...page, hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0 }
  })
}
