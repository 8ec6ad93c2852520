import type { Page } from '../layout/page.ts'
import { type Convention, countVotes, settleConvention, type Votes } from '../numbers/read-number.ts'
import { readLanguage } from '../rules/read-language.ts'
import { buildSheetTables } from '../sheets/build-sheet-tables.ts'
import { buildTables } from './build-tables.ts'
import type { Table } from './table.ts'

const conventions = new WeakMap<Page, Convention>()
const votesOf = new WeakMap<Page, { own: Votes; all: Votes }>()
const known = new WeakMap<Page, { convention: Convention; tables: Table[] }>()

const textsOf = ({ lines }: Page) => lines.flatMap(({ cells }) => cells.map(({ text }) => text))

/** Languages that part thousands by a point, or by a space, and fractions by a comma. */
const commaLanguages = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl', 'nordic'])
const textsAsked = 240
const commas = new WeakMap<Page, boolean>()

/** Whether a document is written in such a language, told by some of its longer texts. */
const writesCommas = (pages: Page[]): boolean => {
  const long = pages.flatMap(textsOf).filter((text) => text.length > 24)
  const step = Math.max(1, Math.floor(long.length / textsAsked))
  let asked = 0
  let found = 0
  let left = Math.ceil(long.length / step)
  for (let at = 0; at < long.length; at += step) {
    // Once those not yet asked can no longer turn it, they need not be.
    if (found + left <= 0.6 * (asked + left)) return false
    left -= 1
    const language = readLanguage(long[at] ?? '')
    if (language === null) continue
    asked += 1
    if (commaLanguages.has(language)) found += 1
  }
  return asked >= 4 && found > 0.6 * asked
}

/** Lets the pages of a document tell each other how they write their figures, before their tables are read. */
export const agreeOnFigures = (pages: Page[]) => {
  const byTongue = writesCommas(pages)
  for (const page of pages) commas.set(page, byTongue)
  const all: Votes = { comma: 0, point: 0, thirds: 0 }
  for (const page of pages) {
    const own = countVotes(textsOf(page))
    all.comma += own.comma
    all.point += own.point
    all.thirds += own.thirds
    votesOf.set(page, { own, all })
  }
}

/** How a page writes its figures. */
export const conventionOf = (page: Page): Convention => {
  const before = conventions.get(page)
  if (before) return before
  const votes = votesOf.get(page)
  const silent = !votes || votes.own.comma === votes.own.point
  const made = silent && commas.get(page) ? 'comma' : settleConvention(textsOf(page), votes?.own, votes?.all)
  conventions.set(page, made)
  return made
}

/** In a workbook or a CSV every cell has its column; a Word document is laid out by us. */
const isSheet = ({ lines }: Page) => /^[A-Z]+\d+$|^line \d+ col/.test(lines[0]?.cells[0]?.ref ?? '')

/** The tables of a page and how it writes its figures; several readers ask, the work is done once. */
export const tablesOf = (page: Page): { convention: Convention; tables: Table[] } => {
  const before = known.get(page)
  if (before) return before
  const convention = conventionOf(page)
  const build = isSheet(page) ? buildSheetTables : buildTables
  const made = { convention, tables: build(page, convention) }
  known.set(page, made)
  return made
}
