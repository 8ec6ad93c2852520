import { type LaidRow, overlaps, type Placed, rowSpan, spanOf } from './laid.ts'

/** How far above its first line the head of a table may stand. */
const nearest = 14

/** A head on a ground of its own colour may stand above rows that nothing is drawn around: it is their first. */
export const giveHeads = (loose: readonly Placed[], tables: LaidRow[][]): LaidRow[][] => {
  const kept = new Set(tables)
  for (const one of loose) {
    if (one.kind !== 'rows') continue
    const [first] = one.rows
    const host = [...kept].find((table) => {
      const last = table.at(-1)
      const gap = (first?.y0 ?? 0) - (last?.y1 ?? 0)
      return first && last && gap > -2 && gap < nearest && overlaps(rowSpan(first), rowSpan(last))
    })
    if (!host || !first) continue
    const isSame = host.at(-1)?.cells.length === first.cells.length
    if (!isSame && host.length > 1) continue
    one.rows.unshift(...host)
    one.y0 = host[0]?.y0 ?? one.y0
    kept.delete(host)
  }
  return [...kept]
}

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
