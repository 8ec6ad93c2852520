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
    const unit = readUnit(part, want)
    if (unit && usable(unit, want)) return { unit, from: 'label' }
  }
  for (const { text: source } of [...column.heads, ...column.groups]) {
    const unit = readUnit(source, want)
    if (unit && (usable(unit, want) || unit.kind === 'percent')) return { unit, from: 'column' }
  }
  const heads = [...column.heads, ...column.groups].map((cell) => cell.text).join(' ')
  const stacked = readUnit(heads, want)
  if (stacked && usable(stacked, want)) return { unit: stacked, from: 'column' }
  for (const { text: source } of row.sections) {
    const unit = readUnit(source, want)
    if (unit && usable(unit, want)) return { unit, from: 'section' }
  }
  for (const source of table.captions) {
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
