import { normalise, readLabel } from '../rules/read-label.ts'
import type { Column, Table } from '../tables/table.ts'
import { columnYear } from './find-year.ts'

const wordsAbove = ({ heads, groups }: Column) =>
  normalise([...heads, ...groups].map(({ text }) => text).join(' '))

/**
 * "UK" beside "Global (excluding UK)", "Europe" beside "Asia": where every column of a year is a part of the company,
 * none of them stands for the whole.
 */
export const partColumns = (table: Table): ReadonlySet<Column> => {
  const byYear = new Map<number | null, Column[]>()
  for (const column of table.columns) {
    if (!column.cells.some(({ kind }) => kind.kind === 'value')) continue
    const year = columnYear(column)
    byYear.set(year, [...(byYear.get(year) ?? []), column])
  }
  const found = new Set<Column>()
  for (const columns of byYear.values()) {
    const labels = columns.map((column) => readLabel(wordsAbove(column)))
    const parts = labels.every(({ subset, whole, total }) => subset && !whole && !total)
    if (parts && new Set(labels.map(({ text }) => text)).size > 1)
      for (const column of columns) found.add(column)
  }
  return found
}
