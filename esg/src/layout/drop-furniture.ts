import { isFigure } from '../numbers/read-number.ts'
import { isYearCell } from '../years/read-year.ts'
import type { Page } from './page.ts'

const speaksOfFigures = /scope|emission|ghg|greenhouse|energy|co2|carbon|total|unit|tonnes|排出|온실/i

/** Running heads, footers and side menus: the same words at the same place on page after page. */
export const dropFurniture = (pages: Page[]) => {
  if (pages.length < 4) return
  const key = (text: string, x0: number, base: number) =>
    `${text}|${Math.round(x0 / 3)}|${Math.round(base / 3)}`
  const seen = new Map<string, number>()
  for (const { lines } of pages)
    for (const { cells } of lines)
      for (const { text, x0, base } of cells)
        seen.set(key(text, x0, base), (seen.get(key(text, x0, base)) ?? 0) + 1)
  const often = Math.max(3, 0.12 * pages.length)
  for (const page of pages)
    for (const line of page.lines)
      line.cells = line.cells.filter(
        ({ text, x0, base }) =>
          (seen.get(key(text, x0, base)) ?? 0) < often ||
          isFigure(text) ||
          isYearCell(text) ||
          speaksOfFigures.test(text),
      )
  for (const page of pages) page.lines = page.lines.filter(({ cells }) => cells.length > 0)
}
