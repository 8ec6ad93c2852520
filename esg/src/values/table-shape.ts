import { type ReadLabel, readLabel } from '../rules/read-label.ts'
import type { Features } from '../scoring/features.ts'
import { addLabel } from '../scoring/label-features.ts'
import type { Column, Row, Table } from '../tables/table.ts'
import { findSums, sumsAcross } from './find-sums.ts'
import { columnYear } from './find-year.ts'
import { type RowText, rowText } from './row-text.ts'
import { dropRemarks, dropShared } from './settle-labels.ts'

export const labelOf = (texts: string[]): ReadLabel => readLabel(texts.join(' '))

/** What is known of a table as a whole before any of its figures is looked at. */
export type TableShape = {
  table: Table
  texts: RowText[]
  sums: ReturnType<typeof findSums>
  across: Map<Column, { whole: number; part: number }>
  years: (number | null)[]
  scopes: number
  categories: number
  headScopes: number
}

/** One year set over the middle of several columns is the year of each. */
const yearsOver = ({ columns }: Table): (number | null)[] => {
  const years = columns.map(columnYear)
  const named = years.filter((year) => year !== null)
  return named.length === 1 && columns.length >= 3 ? years.map(() => named[0] ?? null) : years
}

export const shapeOf = (table: Table): TableShape => {
  const underScope = table.captions.some((caption) => /(?:^|[\s(])scopes?\)?$/i.test(caption.trim()))
  const texts = dropRemarks(
    dropShared(
      table.rows.map((row) => rowText(row, underScope)),
      table.rows,
    ),
  )
  const labels = texts.map(({ label }) => readLabel(label))
  const years = yearsOver(table)
  const across = sumsAcross(table, (a, b) => years[a] === years[b])
  return {
    table,
    texts,
    sums: findSums(table),
    across: new Map(table.columns.map((column, at) => [column, across[at] ?? { whole: 0, part: 0 }])),
    years,
    scopes: new Set(labels.flatMap(({ scopes }) => scopes)).size,
    categories: new Set(labels.flatMap(({ category }) => category ?? [])).size,
    headScopes: new Set(
      table.columns.flatMap(({ heads, groups }) =>
        [...heads, ...groups].flatMap(({ text }) => readLabel(text).scopes),
      ),
    ).size,
  }
}

/** The labels of the rows, or of the columns, that a figure is the sum of. */
export const sourcesOf = (row: Row, column: Column, { table, texts, sums, across }: TableShape): string[] => {
  if ((across.get(column)?.whole ?? 0) >= 0.5)
    return table.columns
      .filter((other) => other !== column)
      .map(({ heads, groups }) => [...heads, ...groups].map(({ text }) => text).join(' '))
  if ((sums.get(row)?.whole ?? 0) < 0.5) return []
  return table.rows.flatMap((other, at) => (sums.get(other)?.of === row ? (texts[at]?.label ?? []) : []))
}

/** What the words and the place of a row are worth, the same for each of its figures. */
export const rowFeatures = (shape: TableShape, row: Row, text: RowText, place: number): Features => {
  const features: Features = {}
  const { table, sums } = shape
  addLabel(features, 'label', labelOf(text.parts.slice(-1)))
  if (text.parts.length > 1) addLabel(features, 'parents', labelOf(text.parts.slice(0, -1)))
  const [near, ...far] = row.sections
  if (near) addLabel(features, 'heading', readLabel(near.text))
  if (far.length > 0) addLabel(features, 'headings', labelOf(far.slice(0, 3).map((section) => section.text)))
  const captions = table.captions.filter((caption) => caption.length < 90)
  if (captions[0]) addLabel(features, 'title', readLabel(captions[0]))
  if (captions.length > 1) addLabel(features, 'titles', labelOf(captions.slice(1, 4)))
  const remarks = row.trailing.filter((cell) => cell.text.length < 60).map((cell) => cell.text)
  if (remarks.length > 0) addLabel(features, 'remark', labelOf(remarks))
  const sum = sums.get(row)
  features['adds up from rows'] = sum?.whole ?? 0
  features['rows it adds up'] = Math.min(sum?.parts ?? 0, 12)
  features['part of a sum'] = sum?.part ?? 0
  if (sum?.of) {
    const whole = readLabel(shape.texts[table.rows.indexOf(sum.of)]?.label ?? '')
    addLabel(features, 'its sum', whole)
  }
  features['only row'] = Number(row.only)
  features['no label'] = Number(text.parts.length === 0)
  features['label parts'] = Math.min(text.parts.length, 5)
  features['headings above'] = Math.min(row.sections.length, 5)
  features['heading has figures'] = Number(near?.hasValues ?? false)
  features['heading far'] = near ? Math.min(row.line - near.line, 30) : 0
  features['rows in table'] = Math.min(table.rows.length, 60)
  features['columns in table'] = Math.min(table.columns.length, 16)
  features['place in table'] = place / Math.max(table.rows.length - 1, 1)
  features['scopes in table'] = shape.scopes
  features['categories in table'] = shape.categories
  features['scopes over columns'] = shape.headScopes
  features['bold label'] = Number(row.labels[0]?.bold ?? false)
  features['coloured ground'] = Number(row.labels[0]?.filled ?? false)
  features['set in'] = Math.min(row.labels[0]?.indent ?? 0, 6)
  return features
}
