import { columnYear } from '../values/find-year.ts'
import type { Table } from './table.ts'

const aligned = (above: Table, below: Table) =>
  below.columns.length <= above.columns.length &&
  below.columns.length >= 2 &&
  below.columns.every((column) =>
    above.columns.some(({ x0, x1 }) => Math.abs(x1 - column.x1) < 6 || Math.abs(x0 - column.x0) < 6),
  )

/** A table that goes on over the page does not repeat its years: the columns at the same places keep their heads. */
export const carryHeads = (before: () => Table[], tables: Table[]) => {
  for (const table of tables) {
    if (table.columns.length < 2 || table.columns.some((column) => columnYear(column) !== null)) continue
    const source = before()
      .filter((above) => above.columns.some((column) => columnYear(column) !== null) && aligned(above, table))
      .at(-1)
    if (!source) continue
    for (const column of table.columns) {
      const above = source.columns.find(
        ({ x0, x1 }) => Math.abs(x1 - column.x1) < 6 || Math.abs(x0 - column.x0) < 6,
      )
      if (!above) continue
      column.heads.push(...above.heads)
      column.groups.push(...above.groups)
    }
    table.captions.push(...source.captions)
  }
}
