import type { Cell, Page } from '../layout/page.ts'
import type { Candidate } from './candidate.ts'

const squeeze = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

const known = new WeakMap<Page, ReadonlySet<Cell>>()
const cellsOf = (page: Page): ReadonlySet<Cell> => {
  const before = known.get(page)
  if (before) return before
  const cells = new Set(page.lines.flatMap((line) => line.cells))
  known.set(page, cells)
  return cells
}

/** Whether a text stands on a page, spaces apart. */
export const standsOn = (page: Page, text: string) => {
  const wanted = squeeze(text)
  return (
    wanted !== '' &&
    page.lines.some(({ cells }) => squeeze(cells.map((cell) => cell.text).join('')).includes(wanted))
  )
}

/** In the cell it was read from, which is one of the page's; in running text a figure may go on in the next. */
const isThere = (page: Page, cell: Cell, raw: string) =>
  cellsOf(page).has(cell) && (squeeze(cell.text).includes(squeeze(raw)) || standsOn(page, raw))

/** A figure counts only if its digits stand on the page where it is said to be; of a sum, each part must. */
export const verifyEvidence = ({ page, cell, raw, aggregated }: Candidate): boolean =>
  aggregated.length > 0
    ? aggregated.every((part) => isThere(page, part, part.text))
    : raw !== '' && isThere(page, cell, raw)
