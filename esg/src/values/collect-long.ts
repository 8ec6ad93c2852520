import type { Cell, Line } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { readLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './page-context.ts'

type Entry = {
  line: Line
  year: number
  texts: Cell[]
  value: Cell
  amount: number
  decimals: number
  /** What the row itself says its figure is in. */
  unit: Unit | null
}

const yearHead = /^(?:(?:fiscal|financial|reporting|calendar)[ _])?(?:year|period|fy)$/i

/** One row for each year and source: the years stand below each other in a column of their own. */
const readEntries = (context: PageContext): { entries: Entry[]; head: Line } | null => {
  const { page, convention } = context
  const at = page.lines.findIndex(
    ({ cells }) =>
      cells.length >= 3 &&
      cells.some(({ text }) => yearHead.test(text)) &&
      cells.every((cell) => readCell(cell, convention).kind === 'text'),
  )
  const head = page.lines[at]
  const yearColumn = head?.cells.find(({ text }) => yearHead.test(text))
  if (!head || !yearColumn) return null
  const entries: Entry[] = []
  for (const line of page.lines.slice(at + 1)) {
    const yearCell = line.cells.find(({ x0 }) => x0 === yearColumn.x0)
    const year = yearCell ? readYear(yearCell.text) : null
    if (!year || year > context.latest) continue
    const others = line.cells.filter((cell) => cell !== yearCell)
    const value = [...others].reverse().find((cell) => readCell(cell, convention).kind === 'value')
    const kind = value && readCell(value, convention)
    if (!value || kind?.kind !== 'value') continue
    const texts = others.filter((cell) => readCell(cell, convention).kind === 'text')
    const units = texts.map(({ text }) => (text.length < 32 ? readUnit(text) : null))
    entries.push({
      unit:
        units.find((unit) => unit?.kind === 'mass' || unit?.kind === 'energy') ??
        units.find((unit) => unit !== null) ??
        null,
      line,
      year,
      value,
      amount: kind.value,
      decimals: kind.decimals,
      texts,
    })
  }
  const perYear = new Map<number, number>()
  for (const { year } of entries) perYear.set(year, (perYear.get(year) ?? 0) + 1)
  return entries.length >= 4 && [...perYear.values()].some((count) => count > 1) ? { entries, head } : null
}

const metricOf = (entry: Entry): Metric | null => {
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
  const last = labels.at(-1)
  if (last?.severalCategories) return 'scope3_total'
  return last?.category ? (`scope3_cat${last.category}` as Metric) : 'scope3_total'
}

/** Adds up the rows of each scope and year, since such a file has no totals of its own. */
export const collectLong = (context: PageContext): Candidate[] => {
  if (context.page.lines[0]?.cells[0]?.ref === null) return []
  const read = readEntries(context)
  if (!read) return []
  const headUnit =
    read.head.cells.map(({ text }) => readUnit(text, 'mass')).find((unit) => unit?.kind === 'mass') ?? null
  const groups = new Map<string, { metric: Metric; year: number; entries: Entry[] }>()
  const add = (metric: Metric, entry: Entry) => {
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
  return [...groups.values()].flatMap(({ metric, year, entries }) => {
    const total = entries.find(({ texts }) => texts.some(({ text }) => /^(?:sub)?total\b/i.test(text)))
    const used = total && metric !== 'energy_total_mwh' ? [total] : entries
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
        context: read.head.cells.map(({ text }) => text),
        assumedYear: false,
        rule: used.length > 1 ? 'rows added up' : 'row',
        group: `${context.page.number}:long`,
        features: {},
        line: -1,
        aggregated: used.map(({ value }) => value),
      },
    ]
  })
}
