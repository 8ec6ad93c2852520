import type { Cell } from '../layout/page.ts'
import { readLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import { type LongRow, readLong } from '../sheets/read-long.ts'
import type { Metric } from '../types.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './page-context.ts'

const metricOf = (entry: LongRow): Metric | null => {
  const labels = entry.texts.map(({ text }) => readLabel(text))
  if (labels.some(({ refused }) => refused !== null && refused !== 'other gas')) return null
  const scoped = labels.find(({ scopes }) => scopes.length === 1)
  const scope = scoped?.scopes[0]
  // Energy may come in many kinds that are not to be added up: only what is called the whole of it counts.
  if (!scope && entry.unit?.kind === 'energy' && labels.some(({ energy, total }) => energy && total))
    return 'energy_total_mwh'
  if (!scope) return null
  if (scope === 1) return 'scope1'
  if (scope === 2) {
    const method = labels.find((label) => label.method)?.method
    return scopeMetric(2, method)
  }
  // The particular stands behind the general: the last that names a category.
  const last = labels.findLast(({ category, severalCategories }) => category !== null || severalCategories)
  if (!last || last.severalCategories) return 'scope3_total'
  return `scope3_cat${last.category}` as Metric
}

const isSum = ({ texts }: LongRow) =>
  texts.some(({ text }) => {
    const { total, whole, neutral, scopes } = readLabel(text)
    return (total || whole) && neutral && scopes.length === 0
  })

/**
 * The rows a figure is made of: the one that is called their sum, or is it, else all of them. Where not all of them were
 * read, nothing can be added up.
 */
const rowsOf = (entries: LongRow[], complete: boolean): LongRow[] => {
  const named = entries.filter(isSum)
  if (named.length === 1) return named
  if (!complete) return []
  const sum = entries.reduce((all, { amount }) => all + amount, 0)
  const whole = entries.find(
    ({ amount }) => entries.length > 2 && amount > 0 && Math.abs(sum - 2 * amount) <= 0.005 * amount,
  )
  return whole ? [whole] : entries
}

export type LongReading = {
  candidates: Candidate[]
  /** Cells that hold a part of a figure whose other parts were not read: none of them is the figure. */
  parts: ReadonlySet<Cell>
}

/** Rows that are one whole and its parts, or rows that have to be added up since such a file often has no sums. */
export const collectLong = (context: PageContext): LongReading => {
  const parts = new Set<Cell>()
  if (context.page.lines[0]?.cells[0]?.ref === null) return { candidates: [], parts }
  const read = readLong(context.page, context.convention, context.latest)
  if (!read) return { candidates: [], parts }
  const { headUnit, head } = read
  const groups = new Map<string, { metric: Metric; year: number; entries: LongRow[] }>()
  const add = (metric: Metric, entry: LongRow) => {
    const key = `${metric}:${entry.year}`
    const group = groups.get(key) ?? { metric, year: entry.year, entries: [] }
    group.entries.push(entry)
    groups.set(key, group)
  }
  for (const entry of read.entries) {
    const metric = metricOf(entry)
    const kind = metric === 'energy_total_mwh' ? 'energy' : 'mass'
    if (!metric || (entry.unit && entry.unit.kind !== kind)) continue
    add(metric, entry)
    if (metric.startsWith('scope3_cat')) add('scope3_total', entry)
  }
  const candidates = [...groups.values()].flatMap(({ metric, year, entries }): Candidate[] => {
    const used = rowsOf(entries, !context.page.skim)
    if (context.page.skim) for (const entry of entries) if (!used.includes(entry)) parts.add(entry.value)
    const first = used[0]
    if (!first || (metric === 'energy_total_mwh' && used.length > 1)) return []
    const unit = first.unit ?? headUnit
    // Rows in different units cannot be added up as they stand.
    if (used.some((entry) => (entry.unit ?? headUnit)?.factor !== unit?.factor)) return []
    const sum = used.reduce((all, { amount }) => all + amount, 0)
    return [
      {
        metric,
        year,
        printed: Number(sum.toPrecision(12)),
        decimals: first.decimals,
        raw: used.map(({ value }) => value.text).join(' + '),
        unit,
        unitFrom: first.unit ? 'row' : headUnit ? 'column' : 'none',
        multiplier: 1,
        score: unit ? 5 : 3.6,
        page: context.page,
        cell: first.value,
        quote: first.line.cells.map(({ text }) => text).join(' '),
        context: head.map(({ text }) => text),
        assumedYear: false,
        rule: used.length > 1 ? 'rows added up' : 'row',
        group: `${context.page.number}:long`,
        features: {},
        line: -1,
        aggregated: used.map(({ value }) => value),
        perimeter: null,
      },
    ]
  })
  return { candidates, parts }
}
