import { type LaidRow, overlaps, type Placed, rowSpan, spanOf } from './laid.ts'

/** How far above its first line the head of a table may stand. */
const nearest = 14

/** A table with lines below each row has none above its head: the row that stands there is its first. */
export const takeHeads = (loose: Placed[], tables: LaidRow[][]): Placed[] => {
  const kept = new Set(loose)
  for (const table of tables) {
    const [first] = table
    const [label] = first?.cells ?? []
    if (!first || !label) continue
    const top = Math.min(...first.cells.flat().map(({ y0 }) => y0))
    const isAbove = (y1: number) => y1 <= top && top - y1 < nearest + (top - first.y0)
    for (const one of [...kept]) {
      if (one.kind === 'rows') {
        const last = one.rows.at(-1)
        if (!last || !isAbove(last.y1) || !overlaps(rowSpan(last), rowSpan(first))) continue
        one.rows.pop()
        table.unshift(last)
        if (one.rows.length === 0) kept.delete(one)
        break
      }
      // One text alone heads the column it stands above, unless that is the column of labels.
      const bottom = Math.max(...one.cells.map(({ y1 }) => y1))
      const isHead = one.cells.length === 1 && isAbove(bottom) && spanOf(one.cells).x0 > spanOf(label).x1
      if (!isHead) continue
      table.unshift({ cells: [one.cells], y0: one.y0, y1: bottom })
      kept.delete(one)
      break
    }
  }
  return [...kept]
}
