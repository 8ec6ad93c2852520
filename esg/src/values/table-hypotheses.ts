import { type Method, readLabel } from '../rules/read-label.ts'
import { familyOf } from '../scoring/family.ts'
import type { Features } from '../scoring/features.ts'
import { addLabel } from '../scoring/label-features.ts'
import type { Column, Row, Table } from '../tables/table.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Unit } from '../units/read-unit.ts'
import type { Candidate } from './candidate.ts'
import { findMultiplier, findUnit } from './find-unit.ts'
import { columnYear, findYear } from './find-year.ts'
import { type Around, hypothesesOf, type LabelSlot } from './hypotheses.ts'
import type { PageContext } from './page-context.ts'
import { pageMethods } from './page-methods.ts'
import { readingsOf } from './part-methods.ts'
import type { RowText } from './row-text.ts'
import { noteTexts, pageUnit, pointer, quoteOf, sharedUnit, unitBelow } from './table-context.ts'
import { labelOf, rowFeatures, shapeOf, sourcesOf, type TableShape } from './table-shape.ts'
import { isIndex } from './triage.ts'
import { twinMethods } from './twin-methods.ts'

const slotsOf = (place: LabelSlot['place'], texts: string[]): LabelSlot[] =>
  texts.map((text, distance) => ({ place, distance, label: readLabel(text) }))

const otherFigures =
  /pro rata|like[- ]for[- ]like|pro forma|\b(?:draft|preliminary|provisional)\b|same[- ]store|comparable|(?:as|previously|originally|first) (?:reported|published|disclosed)|(?:^|[|(])\s*(?:reported|published)\s*(?:$|[|)])/i

/** Words above the page or on its tab that no table has for itself. */
const titlesOf = ({ page }: PageContext): string[] => {
  const head = page.lines
    .slice(0, 6)
    .flatMap(({ cells }) => cells)
    .filter(({ prose, text }) => !prose && text.length > 3 && text.length < 90)
    .sort((a, b) => b.size - a.size)
    .slice(0, 2)
    .map(({ text }) => text)
  return page.sheet === null ? head : [...head, page.sheet]
}

const aroundOf = (
  row: Row,
  text: RowText,
  column: Column,
  shape: TableShape,
  titles: string[],
  notes: string[],
  page: Around['page'],
): Around => ({
  sources: sourcesOf(row, column, shape),
  row: [
    ...slotsOf('label', text.parts.slice(-1)),
    ...slotsOf('parent', text.parts.slice(0, -1).reverse()),
    ...slotsOf(
      'section',
      row.sections.map((section) => section.text),
    ),
  ],
  column: slotsOf(
    'head',
    [...column.heads, ...column.groups].map((cell) => cell.text),
  ),
  above: slotsOf('caption', [
    ...shape.table.corner.map((cell) => cell.text),
    ...shape.table.captions,
    ...titles,
  ]),
  notes: notes.map(readLabel),
  page,
})

const unitFeatures = (features: Features, unit: Unit | null, from: string) => {
  features[`unit from ${from}`] = 1
  features['unit of a gas'] = unit?.gas === 'CO2e' ? 2 : unit?.gas === 'CO2' ? 1 : 0
  features['unit scale'] = unit ? Math.log10(unit.factor) : 0
  features['unit unclear'] = Number(unit?.ambiguous ?? false)
}

/** "CO2 emissions" of a scope give way to its "CO2e emissions" in the same table: they are a part of them. */
const withoutOneGas = (candidates: Candidate[]) => {
  const isWhole = ({ features }: Candidate) => features['label all gases'] && !features['label one gas']
  const isPart = ({ features }: Candidate) => features['label one gas'] && !features['label all gases']
  const whole = new Set(candidates.filter(isWhole).map(({ metric, year }) => `${metric} ${year}`))
  return candidates.filter((one) => !isPart(one) || !whole.has(`${one.metric} ${one.year}`))
}

/** Of a total by each method side by side, the one by the market is read: it is what the company answers for. */
const preferMarket = (candidates: Candidate[]) => {
  const keyOf = ({ year, line }: Candidate) => `${year} ${line}`
  const isTotal = ({ metric, features }: Candidate, method: Method) =>
    metric === 'total' && features[`total by ${method}`] === 1
  const market = new Set(candidates.filter((one) => isTotal(one, 'market')).map(keyOf))
  return candidates.filter((one) => !isTotal(one, 'location') || !market.has(keyOf(one)))
}

const hypothesiseTable = (
  table: Table,
  at: number,
  context: PageContext,
  unitOfPage: Unit | null,
  methods: Method[],
): Candidate[] => {
  const candidates: Candidate[] = []
  const shape = shapeOf(table)
  const titles = titlesOf(context)
  const shared = sharedUnit(table)
  const below = unitBelow(context.page, table)
  const dated = shape.years.some((year) => year !== null)
  const aimed = shape.years.some((year) => year !== null && year > context.latest)
  for (const [place, row] of table.rows.entries()) {
    const text = shape.texts[place] as RowText
    const notes = noteTexts(row, context.notes)
    const remarks = row.trailing.filter((cell) => cell.text.length < 60).map((cell) => cell.text)
    let ofRow: Features | null = null
    for (const { cell, kind, column, method } of readingsOf(row, text.label, table)) {
      if (kind.value < 0) continue
      const above = [...column.heads, ...column.groups]
      if (above.some((head) => pointer.test(head.text.trim()))) continue
      if (columnYear(column) === null && above.some((head) => /^year$/i.test(head.text.trim()))) continue
      const around = aroundOf(row, text, column, shape, titles, [...remarks, ...notes], methods)
      const hypotheses = hypothesesOf(around)
      if (hypotheses.length === 0) continue
      const found = findYear(table, row, column, text.label, context.reportYear)
      const spanned = shape.years[table.columns.indexOf(column)] ?? null
      const year =
        spanned !== null && (!found || found.from === 'document' || found.from === 'caption')
          ? { year: spanned, from: 'column' as const }
          : found
      if (!year || year.year > context.latest) continue
      // Beside years yet to come, one after that of the report is a milestone too.
      if (aimed && context.reportYear !== null && year.year > context.reportYear) continue
      const heads = above.map((head) => head.text)
      const headLabel = labelOf(heads)
      if (headLabel.kinds.includes('target') && year.year > (context.reportYear ?? context.latest)) continue
      ofRow ??= rowFeatures(shape, row, text, place)
      for (const hypothesis of hypotheses) {
        if (method && hypothesis.metric.startsWith('scope2') && hypothesis.method !== method) {
          if (hypothesis.method !== null && hypotheses.some((other) => other.method === method)) continue
          hypothesis.metric = `scope2_${method}`
        } else if (method && !hypothesis.metric.startsWith('scope2')) continue
        const want = hypothesis.metric === 'energy_total_mwh' ? 'energy' : 'mass'
        const unit =
          findUnit({ table, row, column, text, own: kind.unit, want, page: below ?? unitOfPage }) ?? shared
        if (unit && unit.unit.kind !== want) continue
        if (!unit && want === 'energy') continue
        // Tonnes of waste are waste, unless something near says that emissions are counted.
        const counted =
          (unit?.unit.gas ?? null) !== null ||
          (unit !== null && shape.categories >= 3) ||
          [...around.row, ...around.column].some(({ label }) => label.emission || label.scopes.includes(3))
        if (hypothesis.metric === 'scope3_cat5' && !counted) continue
        // Without any unit, a label that speaks of a change, a cost or a share gives no reason to believe in tonnes.
        if (!unit && readLabel(text.label).refused !== null) continue
        // A small whole number without any unit is most often a page, a note or a count.
        const bare = !unit && kind.value < 1000 && kind.decimals === 0
        const filed = hypothesis.from === 'label' || (cell.ref !== null && hypothesis.from === 'head')
        if (bare && !filed) continue
        const features: Features = { ...ofRow }
        addLabel(features, 'head', headLabel)
        features[`is ${familyOf(hypothesis.metric)}`] = 1
        features[`named by ${hypothesis.from}`] = 1
        features['name far'] = Math.min(hypothesis.distance, 6)
        if (hypothesis.metric === 'total' && hypothesis.method) features[`total by ${hypothesis.method}`] = 1
        if (hypothesis.metric.startsWith('scope2')) {
          features['method unsaid'] = Number(hypothesis.method === null)
          features['methods on the page'] = methods.length
          if (hypothesis.methodFrom) features[`method by ${hypothesis.methodFrom}`] = 1
          features['another method stands near'] = Number(
            hypothesis.method === null &&
              hypotheses.some((other) => other.method !== null && other.metric.startsWith('scope2')),
          )
        }
        features['other readings'] = hypotheses.length - 1
        features[`year from ${year.from}`] = 1
        features['undated beside years'] = Number(dated && !['column', 'row', 'relative'].includes(year.from))
        features['aims beside'] = Number(aimed)
        features['years ago'] =
          context.reportYear === null ? 0 : Math.max(-3, Math.min(context.reportYear - year.year, 12))
        features['columns of this year'] = Math.min(
          shape.years.filter((other) => other === spanned).length,
          8,
        )
        features['place among columns'] =
          table.columns.indexOf(column) / Math.max(table.columns.length - 1, 1)
        features['other figures'] = Number(otherFigures.test(heads.join(' | ')))
        unitFeatures(features, unit?.unit ?? null, unit?.from ?? 'nowhere')
        features['small without a unit'] = Number(bare)
        features['own unit'] = Number(kind.unit !== null)
        features.decimals = Math.min(kind.decimals, 4)
        features['printed size'] = Math.log10(kind.value + 1)
        const across = shape.across.get(column)
        features['adds up from columns'] = across?.whole ?? 0
        features['part of a sum of columns'] = across?.part ?? 0
        features['in a sheet'] = Number(cell.ref !== null)
        features['in an index'] = Number(isIndex(context.page))
        candidates.push({
          metric: hypothesis.metric,
          year: year.year,
          printed: kind.value,
          decimals: kind.decimals,
          raw: kind.raw,
          unit: unit?.unit ?? null,
          unitFrom: unit?.from ?? 'none',
          multiplier: findMultiplier(table, unit?.unit ?? null),
          score: 0,
          features,
          page: context.page,
          cell,
          quote: quoteOf(row),
          context: [
            ...new Set([
              ...row.sections
                .slice(0, 3)
                .map((section) => section.text)
                .reverse(),
              ...table.captions.slice(0, 1),
              ...heads.slice(0, 3),
            ]),
          ],
          assumedYear: year.from === 'document' || year.from === 'relative',
          rule: 'table',
          group: `${context.page.number}:${at}`,
          line: row.line,
          aggregated: [],
          perimeter: null,
        })
      }
    }
  }
  const whole = preferMarket(withoutOneGas(candidates))
  return [...whole, ...twinMethods(whole)]
}

/** Every figure of the tables of a page, once for each thing it may be. */
export const hypothesiseTables = (context: PageContext): Candidate[] => {
  const unit = pageUnit(context.page)
  const methods = pageMethods(context.page)
  return tablesOf(context.page).tables.flatMap((table, at) =>
    hypothesiseTable(table, at, context, unit, methods),
  )
}
