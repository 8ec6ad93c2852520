import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../../src/formats/read-pages.ts'
import { dropFurniture } from '../../src/layout/drop-furniture.ts'
import type { Page } from '../../src/layout/page.ts'
import { settleSize } from '../../src/layout/settle-size.ts'
import { readLabel } from '../../src/rules/read-label.ts'
import type { Row, Table } from '../../src/tables/table.ts'
import { agreeOnFigures, tablesOf } from '../../src/tables/tables-of.ts'
import type { Metric } from '../../src/types.ts'
import { readUnit } from '../../src/units/read-unit.ts'
import { rowText } from '../../src/values/row-text.ts'
import type { Entry, LabelledDocument } from '../../training/label-candidates.ts'
import type { Tree, TreeRow } from './tree.ts'

type Printed = Entry & { raw_value?: string; page?: number; evidence_pages?: number[] }
type Truth = { documents: LabelledDocument[]; entries: Printed[] }

const rowsMost = 26
const digits = (text: string) => text.replace(/[^\d]/g, '')

/** What the standard font of a page can print; a sheet could print more, but all variations are of the same tables. */
const printable = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]*$/
const tidy = (text: string) => text.replaceAll('₂', '2').replaceAll('‑', '-').replace(/\s+/g, ' ').trim()

/** The unit is put elsewhere, so it is taken out of the words, with the brackets around it. */
const withoutUnit = (text: string) =>
  tidy(text)
    .replace(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inner: string) =>
      readUnit(inner)?.kind === 'mass' && readLabel(inner).scopes.length === 0 ? '' : whole,
    )
    .trim()

const namesUnit = (text: string) => readUnit(text, 'mass')?.kind === 'mass'

/** The words for the two methods of Scope 2, in the languages of the labelled reports. */
const methods = /mar[kc]|merca|locat|standort|ubica|localiz|géograph|\b[lm]b\b/i

/** What the labels call a row: the one metric whose printed figures stand in it; "unclear" where several may be meant. */
const metricOf = ({ values }: Row, entries: Printed[], page: number, words: string) => {
  // Two digits stand in any row by chance.
  const printed = new Set(values.map(({ cell }) => digits(cell.text)).filter(({ length }) => length > 2))
  const hits = entries.filter(({ raw_value: raw }) => raw !== undefined && printed.has(digits(raw)))
  const [metric, ...others] = new Set(hits.map((entry) => entry.metric))
  if (metric === undefined) return null
  const here = hits.some((entry) => entry.page === page || entry.evidence_pages?.includes(page))
  // A method that is told in another place of the report is not told by these words.
  const unsaid = /^scope2_[lm]/.test(metric) && !methods.test(words)
  return others.length > 0 || !here || unsaid ? 'unclear' : (metric as Metric)
}

const rowOf = (row: Row, entries: Printed[], page: number, title: string): TreeRow[] => {
  const { label: whole, units } = rowText(row)
  const label = withoutUnit(whole)
  const headings = row.sections
    .slice(0, 2)
    .map(({ text }) => withoutUnit(text))
    .filter((text) => !namesUnit(text))
    .reverse()
  const metric = metricOf(row, entries, page, [title, ...headings, label].join(' '))
  const unit = metric === null && units[0] !== undefined ? tidy(units[0]) : null
  // A row of energy without its unit would be one of emissions under ours.
  const lost = metric === null && unit === null && readLabel(label).energy
  if (metric === 'unclear' || metric === 'energy_total_mwh' || label === '' || namesUnit(label) || lost)
    return []
  return [{ headings, label, unit, metric }]
}

const treeOf = (table: Table, entries: Printed[], document: LabelledDocument, page: number): Tree | null => {
  const title = withoutUnit(table.captions.find((caption) => caption.length < 70) ?? '')
  const rows = table.rows.slice(0, rowsMost).flatMap((row) => rowOf(row, entries, page, title))
  const named = rows.flatMap(({ metric }) => metric ?? [])
  const texts = [title, ...rows.flatMap(({ headings, label, unit }) => [...headings, label, unit ?? ''])]
  // The same name twice has its difference in a place that is not kept.
  const clear = named.length >= 2 && new Set(named).size === named.length && !namesUnit(title)
  if (!clear || !texts.every((text) => printable.test(text) && text.length < 120)) return null
  const closed = document.closed_metrics ?? []
  return { file: document.file, title: title || 'Environmental data', rows, closed }
}

const tablesIn = (pages: Page[]): [page: number, Table][] => {
  settleSize(pages)
  dropFurniture(pages)
  agreeOnFigures(pages)
  return pages.flatMap((page) => tablesOf(page).tables.map((table): [number, Table] => [page.number, table]))
}

/** The tables of the labelled reports that hold labelled figures, as words alone. */
export const readTrees = async (folder: string, sets: readonly string[]): Promise<Tree[]> => {
  const trees: Tree[] = []
  for (const set of sets) {
    const truth = JSON.parse(readFileSync(path.join(folder, set, 'truth.json'), 'utf8')) as Truth
    for (const document of truth.documents) {
      const own = truth.entries.filter(({ file }) => file === document.file)
      const wanted = new Set(own.map(({ page }) => page))
      const bytes = new Uint8Array(readFileSync(path.join(folder, set, document.file)))
      const { pages } = await readPages({ name: document.file, bytes })
      for (const [page, table] of tablesIn(pages.filter(({ number }) => wanted.has(number)))) {
        const tree = treeOf(table, own, document, page)
        if (tree) trees.push(tree)
      }
    }
  }
  return trees
}
