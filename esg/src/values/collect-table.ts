import type { Page } from '../layout/page.ts'
import type { Convention } from '../numbers/read-number.ts'
import { normalise, readLabel } from '../rules/read-label.ts'
import type { Row, Table } from '../tables/table.ts'
import { tablesOf } from '../tables/tables-of.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import type { Candidate } from './candidate.ts'
import { findMultiplier, findUnit, type UnitFound } from './find-unit.ts'
import { columnYear, findYear } from './find-year.ts'
import type { Found } from './found.ts'
import { partColumns } from './part-columns.ts'
import { readingsOf } from './part-methods.ts'
import { resolveMetric } from './resolve-metric.ts'
import { type RowText, rowText } from './row-text.ts'
import { dropRemarks, dropShared } from './settle-labels.ts'
import { adoptMethods, completeMethods } from './settle-methods.ts'
import { asGrandTotal, settleSums } from './settle-sums.ts'

export type PageContext = {
  page: Page
  convention: Convention
  reportYear: number | null
  notes: Map<string, string>
  latest: number
}

/** The unit a page as a whole is in, when a line of it says so. */
const pageUnit = (page: Page): Unit | null => {
  for (const line of page.lines.slice(0, 12))
    for (const { text, prose } of line.cells) {
      if (prose || text.length > 120) continue
      const unit = readUnit(text, 'mass')
      if (unit?.kind === 'mass' && unit.gas) return unit
    }
  return null
}

const quoteOf = (row: Row) =>
  [...row.labels, ...row.values.map(({ cell }) => cell), ...row.trailing.slice(0, 1)]
    .map(({ text }) => text)
    .join(' ')

const noteTexts = (row: Row, notes: Map<string, string>) => {
  const marks = row.labels.flatMap(({ marks: raised }) => raised.split(/[\s,;()]+/)).filter(Boolean)
  return marks.flatMap((mark) => notes.get(mark) ?? [])
}

/** Columns that point somewhere else. */
const pointer =
  /^(?:pages?|page\(s\)|page (?:no\.?|number|reference)|(?:foot)?notes?|fn|#|nr\.?|ref\.?|references?|see|link|sections?|chapter|gri.{0,20}|sasb.{0,20}|seite|vol\.?|no\.)$/i

/** A unit printed once beside the middle of a table counts for all its rows. */
const sharedUnit = (table: Table): UnitFound | null => {
  for (const row of table.rows)
    for (const { text } of [...row.labels.slice(1), ...row.trailing.slice(0, 1)]) {
      const unit = text.length < 20 ? readUnit(text) : null
      if (unit?.kind === 'mass' && unit.gas) return { unit, from: 'page' }
    }
  return null
}

const collectTable = (table: Table, at: number, context: PageContext, unitOfPage: Unit | null) => {
  const found: Found[] = []
  const shared = sharedUnit(table)
  const sums = new Map<string, { line: number; label: string }>()
  const underScope = table.captions.some((caption) => /(?:^|[\s(])scopes?\)?$/i.test(caption.trim()))
  const texts = dropRemarks(
    dropShared(
      table.rows.map((row) => rowText(row, underScope)),
      table.rows,
    ),
  )
  const labels = texts.map(({ label }) => readLabel(label))
  const rowScopes = new Set(labels.flatMap(({ scopes }) => scopes))
  const rowCategories = new Set(labels.flatMap(({ category }) => category ?? []))
  const above = table.columns.flatMap(({ heads, groups }) =>
    [...heads, ...groups].map(({ text }) => readLabel(text)),
  )
  const headScopes = new Set(above.flatMap(({ scopes }) => scopes))
  const headCategories = new Set(above.flatMap(({ category }) => category ?? []))
  // "Natural gas | Scope 1" and "Fleet | Scope 1": the scope says where each source belongs, and neither is the whole.
  const lasts = new Map<string, Set<string>>()
  for (const { parts } of texts) {
    const last = parts.at(-1) ?? ''
    if (parts.length > 1 && readLabel(last).scopes.length === 1)
      lasts.set(last, (lasts.get(last) ?? new Set()).add(parts.slice(0, -1).join(' ')))
  }
  const isSource = (parts: string[]) =>
    parts.length > 1 &&
    (lasts.get(parts.at(-1) ?? '')?.size ?? 0) > 1 &&
    !parts.slice(0, -1).some((part) => readLabel(part).total || readLabel(part).whole)
  // The one row that names a scope is the scope, whatever source it is named after.
  const rowsOf = new Map<number, number>()
  for (const { scopes } of labels) for (const scope of scopes) rowsOf.set(scope, (rowsOf.get(scope) ?? 0) + 1)
  const soleOf = (scopes: number[]) => scopes.length === 1 && rowsOf.get(scopes[0] ?? 0) === 1
  const columnYears = table.columns.map(columnYear)
  const parts = partColumns(table)
  const dated = columnYears.some((year) => year !== null)
  const aimed = columnYears.some((year) => year !== null && year > context.latest)
  for (const [place, row] of table.rows.entries()) {
    const text = texts[place] as RowText
    if (text.parts.length === 0 && !row.year && row.sections.length === 0) continue
    const sections = row.sections.map((section) => section.text)
    const notes = noteTexts(row, context.notes)
    const trailing = row.trailing
      .filter(({ text: words }) => words.length < 60)
      .map(({ text: words }) => words)
    for (const { cell, kind, column, method } of readingsOf(row, text.label, table)) {
      if (kind.value < 0 || parts.has(column)) continue
      const heads = [...column.heads, ...column.groups].map((head) => head.text)
      if (heads.some((head) => pointer.test(head.trim()))) continue
      if (columnYear(column) === null && heads.some((head) => /^year$/i.test(head.trim()))) continue
      const resolved = asGrandTotal(
        row,
        sums,
        resolveMetric({
          parts: text.parts,
          sections,
          heads,
          captions: table.captions,
          trailing: kind.unit ? [kind.unit.raw, ...trailing] : trailing,
          notes,
          only: row.only,
          rowScopes,
          headScopes,
          rowCategories,
          headCategories,
        }),
      )
      if (!resolved || (method && !resolved.metric.startsWith('scope2'))) continue
      const year = findYear(table, row, column, text.label, context.reportYear)
      if (!year || year.year > context.latest) continue
      // Where columns name their years, one that does not is of another: a base year, a comparison, a milestone.
      if (dated && !['column', 'row', 'relative'].includes(year.from)) continue
      // Beside milestones of the far future, those of the near future are no figures either.
      if (aimed && context.reportYear !== null && year.year > context.reportYear) continue
      const want = resolved.metric === 'energy_total_mwh' ? 'energy' : 'mass'
      const unit = findUnit({ table, row, column, text, own: kind.unit, want, page: unitOfPage }) ?? shared
      if (unit && unit.unit.kind !== want) continue
      if (!unit && want === 'energy') continue
      // A small whole number without any unit is a page, a note or a count, unless the column of a sheet says what it is.
      const filed = cell.ref !== null && resolved.from === 'column'
      if (!unit && kind.value < 1000 && kind.decimals === 0 && !filed) continue
      let score = 2 + resolved.score
      score += { column: 1, row: 0.8, relative: 0.3, label: 1, section: 0.5, caption: 0.4, document: -0.5 }[
        year.from
      ]
      score += unit
        ? { cell: 1, row: 1, label: 1, column: 0.9, section: 0.7, caption: 0.6, page: 0.1, document: -0.5 }[
            unit.from
          ]
        : -0.8
      if (isSource(text.parts)) score -= 4.5
      else if (resolved.component) score -= soleOf(readLabel(text.label).scopes) ? 1.5 : 4.5
      const around = readLabel(normalise([...heads].join(' ')))
      // Several figures for one year, and nothing that tells them apart.
      const rivals = row.values.filter(
        (other) =>
          other.kind.kind === 'value' &&
          other.column !== column &&
          // Beside a figure with its unit, one without is a page or a note.
          (kind.unit?.kind !== 'mass' || other.kind.unit !== null),
      ).length
      if (
        !['column', 'row', 'relative'].includes(year.from) &&
        rivals > 0 &&
        !(around.total || around.whole || around.method || around.scopes.length > 0 || around.emission)
      )
        score -= 2.5
      // "Emissions by country" is about parts, but its total is the whole.
      const last = readLabel(text.parts.at(-1) ?? '')
      const isSum = last.total || (last.whole && last.neutral)
      const isPart = (words: string) =>
        readLabel(normalise(isSum ? words.replace(/\bby [a-z]+( and [a-z]+)?/gi, ' ') : words)).subset
      if (isPart(heads.join(' '))) score -= 3
      if (readLabel(normalise(text.label)).subset) score -= 2
      if (sections.slice(0, 2).some(isPart)) score -= 2
      const titles = table.captions.slice(0, 3).filter((caption) => caption.length < 90)
      if (titles.some((caption) => !sections.slice(0, 2).includes(caption) && isPart(caption))) score -= 1
      if (around.whole || around.total) score += 0.6
      // Of a total by each method, the one by what was bought.
      if (resolved.metric === 'total' && resolved.method === 'market') score += 0.1
      // Beside all gases, carbon dioxide alone is the smaller of two answers.
      if (/\bco2\b(?! ?-?eq)/.test(normalise(text.label))) score -= 0.2
      if (
        /pro rata|like[- ]for[- ]like|pro forma|\b(?:draft|preliminary|provisional)\b|same[- ]store|comparable|(?:as|previously|originally|first) (?:reported|published|disclosed)|(?:^|[|(])\s*(?:reported|published)\s*(?:$|[|)])/i.test(
          heads.join(' | '),
        )
      )
        score -= 1
      found.push({
        metric: method ? `scope2_${method}` : resolved.metric,
        year: year.year,
        printed: kind.value,
        decimals: kind.decimals,
        raw: kind.raw,
        unit: unit?.unit ?? null,
        unitFrom: unit?.from ?? 'none',
        multiplier: findMultiplier(table, unit?.unit ?? null),
        score,
        page: context.page,
        cell,
        quote: quoteOf(row),
        context: [
          ...new Set([
            ...sections.slice(0, 3).reverse(),
            ...table.captions.slice(0, 1),
            ...heads.slice(0, 3),
          ]),
        ],
        assumedYear: year.from === 'document' || year.from === 'relative',
        rule: `table:${resolved.from}`,
        group: `${context.page.number}:${at}`,
        aggregated: [],
        method: method ?? resolved.method,
        row,
        column,
        fromHeading: resolved.from === 'section',
      })
    }
  }
  settleSums(table, found)
  completeMethods(found)
  adoptMethods(found)
  return found
}

export const collectTables = (context: PageContext): Candidate[] => {
  const unit = pageUnit(context.page)
  return tablesOf(context.page).tables.flatMap((table, at) => collectTable(table, at, context, unit))
}
