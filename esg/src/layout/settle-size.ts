import type { Box } from '../types.ts'
import type { Cell, Page } from './page.ts'

/** What most reports are set in, in points, from the top to the foot of a letter. The rules' distances are made for it. */
const usual = 10.8

/** Makes all places and sizes of a page larger or smaller alike. */
export const resize = (page: Page, by: number) => {
  page.width *= by
  page.height *= by
  for (const line of page.lines) {
    line.base *= by
    line.size *= by
    for (const cell of line.cells)
      for (const key of ['x0', 'x1', 'y0', 'y1', 'base', 'size', 'indent'] as const) cell[key] *= by
  }
  for (const box of [...page.rules, ...page.fills])
    for (const key of ['x0', 'x1', 'y0', 'y1'] as const) box[key] *= by
}

/** The size in which half of the letters are set at most. */
const medianSize = (pages: Page[]): number => {
  const letters = new Map<number, number>()
  for (const { lines } of pages)
    for (const { cells } of lines)
      for (const { size, text } of cells) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const sorted = [...letters].sort(([a], [b]) => a - b)
  let left = sorted.reduce((sum, [, count]) => sum + count, 0) / 2
  for (const [size, count] of sorted) {
    left -= count
    if (left <= 0) return size
  }
  return usual
}

/** Places in a sheet or a text without pages are of our own making. */
export const isDrawn = ({ lines }: Page) => lines[0]?.cells[0]?.ref === null

/**
 * Slides are drawn several times as large as print, and small print smaller. Every document is brought to one size, its
 * pages and all, so that what is near in it is near for the rules.
 */
export const settleSize = (pages: Page[]) => {
  const drawn = pages.filter(isDrawn)
  const by = usual / medianSize(drawn)
  for (const page of drawn) {
    resize(page, by)
    page.scale *= by
  }
}

/** Brings pages that were read later to the size the others were brought to. */
export const settleLike = (late: Page[], others: Page[]) => {
  const by = others.find((page) => isDrawn(page))?.scale ?? 1
  for (const page of late) {
    resize(page, by)
    page.scale *= by
  }
}

/** Where a cell stands in the document itself. */
export const boxOf = ({ scale }: Page, { x0, y0, x1, y1 }: Cell): Box => ({
  x0: x0 / scale,
  y0: y0 / scale,
  x1: x1 / scale,
  y1: y1 / scale,
})
