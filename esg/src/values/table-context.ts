import type { Page } from '../layout/page.ts'
import type { Row, Table } from '../tables/table.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import type { UnitFound } from './find-unit.ts'

/** The unit a page as a whole is in, when a line of it says so. */
export const pageUnit = (page: Page): Unit | null => {
  for (const line of page.lines.slice(0, 12))
    for (const { text, prose } of line.cells) {
      if (prose || text.length > 120) continue
      const unit = readUnit(text, 'mass')
      if (unit?.kind === 'mass' && unit.gas) return unit
    }
  return null
}

const linesBelow = 6
/** "All emissions are given in kt CO2e." */
const givenIn =
  /\b(?:figures?|data|values?|amounts?|numbers?|emissions|quantities|units?)\b[^.;]{0,40}(?:\b(?:in|as)\b|:)|^\(?in\b|^units?\b|^(?:angaben|alle|werte|einheit)\b|^(?:en|données|unités?|valeurs)\b|^(?:datos|cifras|unidad)\b|^(?:dati|valori|unità)\b|単位|單位|单位|단위/i

/** The unit a note below a table gives for all of it, as far as the next table. */
export const unitBelow = (page: Page, { bottom, left, rows }: Table): Unit | null => {
  const size = rows.at(-1)?.values[0]?.cell.size ?? 10
  const base = page.lines[bottom]?.base ?? 0
  for (const line of page.lines.slice(bottom + 1, bottom + 1 + linesBelow)) {
    if (line.base - base > 8 * size) return null
    for (const { text, x1 } of line.cells) {
      if (x1 < left || text.length > 160 || !givenIn.test(text)) continue
      const unit = readUnit(text, 'mass')
      if (unit?.kind === 'mass' && unit.gas) return unit
    }
  }
  return null
}

export const quoteOf = (row: Row) =>
  [...row.labels, ...row.values.map(({ cell }) => cell), ...row.trailing.slice(0, 1)]
    .map(({ text }) => text)
    .join(' ')

export const noteTexts = (row: Row, notes: Map<string, string>) => {
  const marks = row.labels.flatMap(({ marks: raised }) => raised.split(/[\s,;()]+/)).filter(Boolean)
  return marks.flatMap((mark) => notes.get(mark) ?? [])
}

/** Columns that point somewhere else. */
export const pointer =
  /^(?:pages?|page\(s\)|page (?:no\.?|number|reference)|(?:foot)?notes?|fn|#|nr\.?|ref\.?|references?|see|link|sections?|chapter|gri.{0,20}|sasb.{0,20}|seite|vol\.?|no\.)$/i

/** A unit printed once beside the middle of a table counts for all its rows. */
export const sharedUnit = (table: Table): UnitFound | null => {
  for (const row of table.rows)
    for (const { text } of [...row.labels.slice(1), ...row.trailing.slice(0, 1)]) {
      const unit = text.length < 20 ? readUnit(text) : null
      if (unit?.kind === 'mass' && unit.gas) return { unit, from: 'page' }
    }
  return null
}
