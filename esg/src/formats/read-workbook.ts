import * as xlsx from '@e965/xlsx'
import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { pathOf, readStyles, type SheetStyles } from '../sheets/read-styles.ts'
import { showNumber } from '../sheets/show-number.ts'
import { skimCells } from '../sheets/skim-cells.ts'
import type { Skim } from '../types.ts'
import type { GridCell } from './grid-cell.ts'
import { gridPage } from './grid-page.ts'

type SheetCell = xlsx.CellObject | undefined
type Span = { down: number; across: number }
type Read = { shown: GridCell[]; hidden: GridCell[] }

/** The value a person sees, but with all its digits. Formulas give the result stored with them; nothing is computed. */
const textOf = (cell: xlsx.CellObject): string => {
  if (cell.t === 'n' && typeof cell.v === 'number')
    return Number.isFinite(cell.v) ? showNumber(cell.v, String(cell.z ?? ''), cell.w) : ''
  if (cell.t === 'd') return cell.w ?? String(cell.v)
  if (cell.t === 'e' || cell.t === 'z' || cell.v === undefined) return ''
  return String(cell.v)
}

/** A hidden row or column does not end a merged cell, it only makes it look smaller. */
const spansOf = (sheet: xlsx.WorkSheet) => {
  const spans = new Map<string, Span>()
  for (const { s, e } of sheet['!merges'] ?? [])
    spans.set(`${s.r}:${s.c}`, { down: e.r - s.r + 1, across: e.c - s.c + 1 })
  return spans
}

/** A label, a year or a number of a list merged over several rows stands beside each of them; a figure stands once. */
const reachDown = ({ t, v }: xlsx.CellObject, { down }: Span) => {
  const counts = t === 'n' && !(Number.isInteger(v) && (Number(v) <= 20 || Math.abs(Number(v) - 2025) <= 35))
  return counts ? 1 : Math.min(down, 200)
}

const readSheet = (sheet: xlsx.WorkSheet, styles: SheetStyles, budget: { cells: number }): Read => {
  const spans = spansOf(sheet)
  const read: Read = { shown: [], hidden: [] }
  const data = sheet['!data'] ?? []
  data.forEach((row: SheetCell[] | undefined, r) => {
    row?.forEach((cell, c) => {
      if (!cell || cell.t === 'z') return
      budget.cells -= 1
      if (budget.cells < 0)
        throw new DocumentRefused(
          'too_much_text',
          `The workbook has more than ${limits.cells.toLocaleString('en')} cells.`,
        )
      const text = textOf(cell)
      if (text === '') return
      const span = spans.get(`${r}:${c}`) ?? { down: 1, across: 1 }
      const columns = Array.from({ length: Math.min(span.across, 60) }, (_, at) => c + at)
      const seen = columns.findIndex((column) => !styles.hiddenColumn(column))
      for (let down = 0; down < reachDown(cell, span); down++) {
        const hidden = seen < 0 || styles.hiddenRow(r + down)
        read[hidden ? 'hidden' : 'shown'].push({
          text,
          row: r + down,
          column: c + Math.max(seen, 0),
          span: columns.length - Math.max(seen, 0),
          ref: xlsx.utils.encode_cell({ r, c }),
          ...styles.of(r, c),
        })
      }
    })
  })
  return read
}

const open = (bytes: Uint8Array): xlsx.WorkBook => {
  try {
    return xlsx.read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      // Of a zip its parts are kept to look the styles up in; the old format has them beside its cells.
      cellStyles: bytes[0] === 0xd0,
      bookFiles: true,
      cellNF: true,
      bookVBA: false,
      sheetRows: 1_048_576,
    })
  } catch (error) {
    throw /password|encrypt/i.test(String(error))
      ? new DocumentRefused(
          'encrypted',
          'This workbook is password-protected. Remove the password and upload it again.',
        )
      : new DocumentRefused('damaged', 'This workbook is damaged and cannot be opened.')
  }
}

/** Each sheet is a page. What is hidden on one is read apart, behind the last sheet, and counts for nothing. */
export const readWorkbook = (bytes: Uint8Array, skims: ReadonlyMap<string, Skim> = new Map()): Page[] => {
  const book = open(bytes)
  if (book.SheetNames.length > limits.sheets)
    throw new DocumentRefused('too_many_pages', `The workbook has more than ${limits.sheets} sheets.`)
  const budget = { cells: limits.cells }
  const apart: { name: string; cells: GridCell[] }[] = []
  const pages = book.SheetNames.map((name, at) => {
    const sheet = book.Sheets[name]
    const { shown, hidden } = sheet
      ? readSheet(sheet, readStyles(book, at), budget)
      : { shown: [], hidden: [] }
    if (hidden.length > 0) apart.push({ name, cells: hidden })
    const before = skims.get(pathOf(book, at))
    const { cells, skim } = before ? { cells: shown, skim: before } : skimCells(shown)
    const page = gridPage(at + 1, name, cells)
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    return { ...page, hidden: isHidden, ...(skim ? { skim } : {}) }
  })
  return [
    ...pages,
    ...apart.map(({ name, cells }, at) => ({
      ...gridPage(pages.length + at + 1, `${name} (hidden)`, cells),
      hidden: true,
    })),
  ]
}
