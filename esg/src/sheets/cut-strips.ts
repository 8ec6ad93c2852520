import { type GridLine, isFigureItem, isLabelItem } from './grid.ts'

/**
 * Tables that stand beside each other with an empty column between them are read apart, where each has labels of its own
 * before its figures. An empty column alone only spaces a table out.
 */
export const cutStrips = (lines: GridLine[]): GridLine[][] => {
  const last = lines.reduce((most, { items }) => Math.max(most, items.at(-1)?.to ?? 0), 0)
  const used = new Array<boolean>(last + 1).fill(false)
  for (const { items } of lines)
    if (items.length > 1)
      for (const { from, to } of items) for (let at = from; at <= to; at++) used[at] = true
  const cuts: number[] = []
  for (let at = 1; at <= last; at++) if (used[at] && !used[at - 1]) cuts.push(at)
  const bounds = [0]
  for (const cut of cuts) {
    const before = bounds.at(-1) ?? 0
    const next = cuts.find((other) => other > cut) ?? last + 1
    if (standsAlone(lines, before, cut) && standsAlone(lines, cut, next)) bounds.push(cut)
  }
  if (bounds.length === 1) return [lines]
  return bounds.map((from, at) => {
    const to = bounds[at + 1] ?? last + 1
    return lines
      .map((line) => ({ ...line, items: line.items.filter((item) => item.from >= from && item.from < to) }))
      .filter(({ items }) => items.length > 0)
  })
}

/** Whether the figures between two columns have labels there too. */
const standsAlone = (lines: GridLine[], from: number, to: number) => {
  let figures = 0
  let labelled = 0
  for (const { items } of lines) {
    const own = items.filter((item) => item.from >= from && item.from < to)
    const first = own.findIndex(isFigureItem)
    if (first < 0) continue
    figures += 1
    if (own.slice(0, first).some(isLabelItem)) labelled += 1
  }
  return figures >= 1 && labelled >= 0.6 * figures
}
