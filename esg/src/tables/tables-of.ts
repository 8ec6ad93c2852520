import type { Page } from '../layout/page.ts'
import { type Convention, countVotes, settleConvention, type Votes } from '../numbers/read-number.ts'
import { buildTables } from './build-tables.ts'
import type { Table } from './table.ts'

const known = new WeakMap<Page, { convention: Convention; tables: Table[] }>()
const votesOf = new WeakMap<Page, { own: Votes; all: Votes }>()

const countPage = ({ lines }: Page) => countVotes(lines.flatMap(({ cells }) => cells.map(({ text }) => text)))

/** Lets the pages of a document tell each other how they write their figures, before their tables are read. */
export const agreeOnFigures = (pages: Page[]) => {
  const each = pages.map((page) => ({ page, own: countPage(page) }))
  const all: Votes = { comma: 0, point: 0, thirds: 0, scaled: false, tonnes: false }
  for (const { own } of each) {
    all.comma += own.comma
    all.point += own.point
  }
  for (const { page, own } of each) votesOf.set(page, { own, all })
}

/** The tables of a page and how it writes its figures; several readers ask, the work is done once. */
export const tablesOf = (page: Page): { convention: Convention; tables: Table[] } => {
  const before = known.get(page)
  if (before) return before
  const { own, all } = votesOf.get(page) ?? { own: countPage(page), all: undefined }
  const convention = settleConvention(own, all)
  const made = { convention, tables: buildTables(page, convention) }
  known.set(page, made)
  return made
}
