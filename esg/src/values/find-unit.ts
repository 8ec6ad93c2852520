import type { Column, Row, Table } from '../tables/table.ts'
import { readMultiplier, readUnit, type Unit } from '../units/read-unit.ts'
import type { RowText } from './row-text.ts'

export type UnitFound = {
  unit: Unit
  from: 'cell' | 'row' | 'label' | 'column' | 'section' | 'caption' | 'page' | 'document'
}

type Want = 'mass' | 'energy'

const usable = (unit: Unit | null, want: Want) =>
  unit !== null && (unit.kind === want || unit.kind === 'intensity')

const opens = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')
const closes = (text: string) =>
  text.includes(')') && (text.indexOf('(') === -1 || text.indexOf(')') < text.indexOf('('))

/** "(thousand metric" above "tons CO2e)" is one text in two lines. They come from the nearest upwards. */
const joinLines = (texts: string[]): string[] =>
  texts.map((text, at) => {
    const above = texts[at + 1]
    const goesOn =
      above !== undefined &&
      ((closes(text) && opens(above)) || /(?:\bthousands?|\bmillions?|metric|'000|\bin|\bof)$/i.test(above))
    return goesOn ? `${above} ${text}` : text
  })

/** The nearest place that names a unit wins: the cell, the row, the column, the heading, the caption, the page. */
export const findUnit = ({
  table,
  row,
  column,
  text,
  own,
  want,
  page,
}: {
  table: Table
  row: Row
  column: Column
  text: RowText
  own: Unit | null
  want: Want
  page: Unit | null
}): UnitFound | null => {
  if (own) return { unit: own, from: 'cell' }
  for (const source of text.units) {
    const unit = readUnit(source, want)
    if (unit) return { unit, from: 'row' }
  }
  for (const { text: source } of row.trailing.slice(0, 1)) {
    const unit = source.length < 24 ? readUnit(source, want) : null
    if (unit && (unit.kind === want || unit.kind === 'intensity')) return { unit, from: 'row' }
  }
  for (const part of [...text.parts].reverse()) {
    // A bracket that only closes was opened in the line above.
    const above = closes(part)
      ? [...row.sections.map((section) => section.text), ...table.captions].find(opens)
      : undefined
    const unit = readUnit(above === undefined ? part : `${above} ${part}`, want)
    if (unit && usable(unit, want)) return { unit, from: 'label' }
  }
  for (const { text: source } of [...column.heads, ...column.groups]) {
    const unit = readUnit(source, want)
    // A head that is nothing but a unit says what the figures below are in, wanted or not.
    if (unit && (usable(unit, want) || unit.kind === 'percent' || source.length < 6))
      return { unit, from: 'column' }
  }
  const heads = [...column.heads, ...column.groups].map((cell) => cell.text).join(' ')
  const stacked = readUnit(heads, want)
  if (stacked && usable(stacked, want)) return { unit: stacked, from: 'column' }
  for (const source of joinLines(row.sections.map((section) => section.text))) {
    const unit = readUnit(source, want)
    if (unit && usable(unit, want)) return { unit, from: 'section' }
  }
  for (const source of joinLines([...table.corner.map((cell) => cell.text).reverse(), ...table.captions])) {
    const unit = readUnit(source, want)
    if (unit && usable(unit, want)) return { unit, from: 'caption' }
  }
  return page && page.kind === want ? { unit: page, from: 'page' } : null
}

/** "in thousands" above the table, where the unit itself does not say so. */
export const findMultiplier = (table: Table, unit: Unit | null): number => {
  if (unit && unit.factor !== 1) return 1
  for (const caption of table.captions) {
    const found = readMultiplier(caption)
    if (found) return found
  }
  return 1
}
