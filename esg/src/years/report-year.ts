import type { Page } from '../layout/page.ts'
import { readYear, yearsIn } from './read-year.ts'

const title =
  /report|review|statement|disclosure|databook|data ?book|data pack|factbook|fact sheet|supplement|inventory|update|bericht|報告|보고/i

const asksEnd = /^end(?:ing)? date$|^(?:reporting )?(?:period|year) end(?:s|ed|ing)?$/i

const endDate = (pages: Page[]): number | null => {
  for (const { lines } of pages)
    for (const [at, { cells }] of lines.entries())
      for (const [index, { text, x0 }] of cells.entries()) {
        if (text.length > 28 || !asksEnd.test(text.trim())) continue
        const below = lines[at + 1]?.cells.find((cell) => Math.abs(cell.x0 - x0) < 12)
        const beside = cells[index + 1]
        const year = readYear(beside?.text ?? '') ?? readYear(below?.text ?? '')
        if (year !== null) return year
      }
  return null
}

/** The year a document reports on: what its titles, running heads and name say most often. */
export const reportYear = (pages: Page[], name: string, latest: number): number | null => {
  const votes = new Map<number, number>()
  const vote = (year: number | null, weight: number) => {
    if (year !== null && year <= latest && year > latest - 30)
      votes.set(year, (votes.get(year) ?? 0) + weight)
  }
  for (const [at, page] of pages.entries())
    for (const { cells } of page.lines)
      for (const { text, prose } of cells) {
        if (prose || text.length > 90 || !title.test(text) || yearsIn(text).length > 1) continue
        vote(readYear(text), at < 2 ? 2 : 1)
      }
  // A form that asks for the day its year ended says it surest.
  vote(endDate(pages), 8)
  const named = [...name.matchAll(/(?:^|[^\d])(20\d\d)(?!\d)/g)].map(([, year]) => Number(year))
  vote(named.at(-1) ?? null, 3 + 0.05 * pages.length)
  return [...votes.entries()].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? null
}
