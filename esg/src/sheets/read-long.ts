import type { Cell, Line, Page } from '../layout/page.ts'
import type { Convention } from '../numbers/read-number.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import { type GridLine, gridOf, type Item } from './grid.ts'

/** One row of a file that has a row for each figure. */
export type LongRow = {
  line: Line
  year: number
  /** What the row says of its figure, without what all rows say. */
  texts: Cell[]
  value: Cell
  amount: number
  decimals: number
  unit: Unit | null
}

export type LongFile = { entries: LongRow[]; head: Cell[]; headUnit: Unit | null }

const textMax = 90
const rowsMin = 4

const yearOf = ({ kind, cell }: Item): number | null => {
  const year = kind.kind === 'year' || /^\d{4}$/.test(cell.text) ? readYear(cell.text) : null
  // A day or a month is of the year it is in.
  return (
    year ?? (/^\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?\b/.test(cell.text) ? readYear(cell.text.slice(0, 4)) : null)
  )
}

/** The line that names the columns: three words and more, and below it lines that have something in the same places. */
const findHead = (lines: GridLine[]) =>
  lines.findIndex(({ items }, at) => {
    if (items.length < 3 || items.some(({ kind }) => kind.kind !== 'text' && kind.kind !== 'blank'))
      return false
    const places = new Set(items.map(({ from }) => from))
    const below = lines.slice(at + 1, at + 4)
    return (
      below.length >= 3 &&
      below.every(({ items: own }) => own.filter(({ from }) => places.has(from)).length >= 0.6 * items.length)
    )
  })

/** The column whose cells are years, the same ones again and again. */
const findYears = (rows: GridLine[], places: number[]) =>
  places.find((place) => {
    const cells = rows.flatMap(({ items }) => items.filter(({ from }) => from === place))
    const years = cells.flatMap((item) => yearOf(item) ?? [])
    return (
      years.length >= rowsMin &&
      years.length >= 0.8 * rows.length &&
      new Set(years).size <= 0.75 * years.length
    )
  })

const namesMetric = (text: string) => {
  const { scopes, category, emission, energy } = readLabel(text)
  return scopes.length > 0 || category !== null || emission || energy
}

const valueWords =
  /value|amount|quantity|emission|figure|result|wert|menge|valeur|quantit|valor|cantidad|importe|valore|値|值|数値|數值|量|값|수치/i

/** Of the columns of numbers, the one that is measured in something; page numbers and counts are not. */
const findValues = (rows: GridLine[], head: Item[], years: number) => {
  const scored = head.flatMap(({ from, cell }) => {
    const kinds = rows.flatMap(({ items }) =>
      items.flatMap(({ from: place, kind }) => (place === from && kind.kind === 'value' ? [kind] : [])),
    )
    if (from === years || kinds.length < 0.4 * rows.length) return []
    const large = kinds.filter(({ value, decimals }) => decimals > 0 || value >= 1000).length / kinds.length
    const unit = readUnit(cell.text)?.kind
    const measured = unit === 'mass' || unit === 'energy' || kinds.some((kind) => kind.unit !== null)
    const score = (measured ? 2 : 0) + (valueWords.test(cell.text) ? 1.5 : 0) + large
    return unit === 'percent' || unit === 'intensity' || unit === 'money' ? [] : [{ from, cell, score }]
  })
  // Several columns that each name a scope or the like are a table of years in rows, and no long file.
  if (
    scored.filter(({ cell }) => namesMetric(cell.text) && readLabel(cell.text).scopes.length > 0).length > 1
  )
    return null
  const best = scored.sort((a, b) => b.score - a.score || b.from - a.from)[0]
  return best && best.score > 0.3 ? best.from : null
}

/** What stands in a column of every row says nothing of any, unless it names what is measured. */
const sayingColumns = (rows: GridLine[], head: Item[]) =>
  new Set(
    head.flatMap(({ from }) => {
      const texts = rows.flatMap(({ items }) =>
        items.filter((item) => item.from === from && item.kind.kind === 'text').map(({ cell }) => cell.text),
      )
      const distinct = new Set(texts)
      const [only = ''] = distinct
      return distinct.size > 1 || (distinct.size === 1 && (namesMetric(only) || readUnit(only))) ? [from] : []
    }),
  )

/** A file that gives each figure a row of its own, with its year, what it is and its unit in columns of any order. */
export const readLong = (page: Page, convention: Convention, latest: number): LongFile | null => {
  const lines = gridOf(page, convention)
  const at = findHead(lines)
  const head = lines[at]?.items
  if (!head) return null
  const rows = lines.slice(at + 1).filter(({ items }) => items.length >= 0.5 * head.length)
  const years = findYears(
    rows,
    head.map(({ from }) => from),
  )
  if (years === undefined) return null
  const values = findValues(rows, head, years)
  if (values === null) return null
  const saying = sayingColumns(rows, head)
  const entries = rows.flatMap(({ index, items }): LongRow[] => {
    const yearItem = items.find(({ from }) => from === years)
    const year = yearItem ? yearOf(yearItem) : null
    const value = items.find(({ from }) => from === values)
    const line = page.lines[index]
    if (!line || !year || year > latest || value?.kind.kind !== 'value') return []
    const texts = items
      .filter(
        ({ from, kind, cell }) => saying.has(from) && kind.kind === 'text' && cell.text.length < textMax,
      )
      .map(({ cell }) => cell)
    const units = texts.map(({ text }) => (text.length < 32 ? readUnit(text) : null))
    const unit =
      value.kind.unit ??
      units.find((found) => found?.kind === 'mass' || found?.kind === 'energy') ??
      units.find((found) => found !== null) ??
      null
    const { value: amount, decimals } = value.kind
    return [{ line, year, texts, value: value.cell, amount, decimals, unit }]
  })
  if (entries.length < rowsMin) return null
  const cells = head.map(({ cell }) => cell)
  const titles = lines.slice(0, at).flatMap(({ items }) => items.map(({ cell }) => cell.text))
  const headUnit =
    [...cells.map(({ text }) => text), ...titles.filter((text) => text.length < 120), page.sheet ?? '']
      .map((text) => readUnit(text, 'mass'))
      .find((unit) => unit?.kind === 'mass') ?? null
  return { entries, head: cells, headUnit }
}
