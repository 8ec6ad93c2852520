import type { Page } from '../layout/page.ts'
import { type Convention, voteConvention } from '../numbers/read-number.ts'
import { buildTables } from './build-tables.ts'
import type { Table } from './table.ts'

const known = new WeakMap<Page, { convention: Convention; tables: Table[] }>()

/** The tables of a page and how it writes its figures; several readers ask, the work is done once. */
export const tablesOf = (page: Page): { convention: Convention; tables: Table[] } => {
  const before = known.get(page)
  if (before) return before
  const convention = voteConvention(page.lines.flatMap(({ cells }) => cells.map(({ text }) => text)))
  const made = { convention, tables: buildTables(page, convention) }
  known.set(page, made)
  return made
}
