import { isFigure } from '../numbers/read-number.ts'
import { isYearCell } from '../years/read-year.ts'
import type { Cell, Page } from './page.ts'

const speaksOfFigures = /scope|emission|ghg|greenhouse|energy|co2|carbon|total|unit|tonnes|排出|온실/i

/** Running heads, footers and side menus: the same words at the same place on page after page. */
export const dropFurniture = (pages: Page[]) => {
  if (pages.length < 4) return
  // A running head is short, and so is what stands in a side menu.
  const keyOf = ({ text, x0, base, prose }: Cell) =>
    prose || text.length > 80 ? null : `${text}|${Math.round(x0 / 3)}|${Math.round(base / 3)}`
  const seen = new Map<string, Cell[]>()
  for (const { lines } of pages)
    for (const { cells } of lines)
      for (const cell of cells) {
        const key = keyOf(cell)
        if (key === null) continue
        const same = seen.get(key)
        if (same) same.push(cell)
        else seen.set(key, [cell])
      }
  const often = Math.max(3, 0.12 * pages.length)
  const furniture = new Set<Cell>()
  for (const cells of seen.values()) {
    const text = cells[0]?.text ?? ''
    if (cells.length < often || isFigure(text) || isYearCell(text) || speaksOfFigures.test(text)) continue
    for (const cell of cells) furniture.add(cell)
  }
  if (furniture.size === 0) return
  for (const page of pages) {
    for (const line of page.lines)
      if (line.cells.some((cell) => furniture.has(cell)))
        line.cells = line.cells.filter((cell) => !furniture.has(cell))
    page.lines = page.lines.filter(({ cells }) => cells.length > 0)
  }
}
