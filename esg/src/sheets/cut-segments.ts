import { readLabel } from '../rules/read-label.ts'
import { readYear } from '../years/read-year.ts'
import type { Region } from './find-regions.ts'
import { isFigureItem, isLabelItem } from './grid.ts'

/** The columns of one table among those side by side: its labels begin at `from`, its figures stand in `columns`. */
export type Segment = { from: number; to: number; columns: number[] }

/** Cuts a region before each column of labels that has figures of its own. A column of remarks is none. */
export const cutSegments = (region: Region): Segment[] => {
  const figures = new Set<number>()
  const words = new Map<number, string[]>()
  for (const { items } of region.body) {
    if (!items.some(isFigureItem)) continue
    for (const item of items) {
      if (isFigureItem(item)) figures.add(item.from)
      else if (isLabelItem(item)) words.set(item.from, [...(words.get(item.from) ?? []), item.cell.text])
    }
  }
  const places = [...figures].sort((a, b) => a - b)
  const first = places[0] ?? 0
  const last = places.at(-1) ?? 0
  const labels = new Set([...words].filter(([column]) => column < first).flatMap(([, texts]) => texts))
  const yearsOver = (from: number, to: number) =>
    new Set(
      region.heads.flatMap(({ items }) =>
        items
          .filter((item) => item.from >= from && item.from < to && item.kind.kind === 'year')
          .flatMap(({ cell }) => readYear(cell.text) ?? []),
      ),
    )
  const begins = (column: number) => {
    const texts = words.get(column) ?? []
    if (column <= first || column >= last || figures.has(column) || texts.length === 0) return false
    const again = texts.filter((text) => labels.has(text)).length >= 0.5 * texts.length
    const named = texts.some((text) => {
      const { scopes, category, total } = readLabel(text)
      return text.length < 80 && (scopes.length > 0 || category !== null || total)
    })
    const before = yearsOver(0, column)
    const repeated = [...yearsOver(column, last + 1)].some((year) => before.has(year))
    return again || (new Set(texts).size > 1 && (named || repeated))
  }
  const starts = [0, ...[...words.keys()].filter(begins).sort((a, b) => a - b)]
  return starts.flatMap((from, at) => {
    const to = starts[at + 1] ?? Number.POSITIVE_INFINITY
    const columns = places.filter((place) => place >= from && place < to)
    return columns.length > 0 ? [{ from, to, columns }] : []
  })
}
