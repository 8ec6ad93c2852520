import type { Cell } from '../layout/page.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { isYearCell, readGluedYear } from '../years/read-year.ts'
import { type Convention, type ReadNumber, readNumber } from './read-number.ts'

/** What a cell is, judged by its text alone. */
export type CellKind =
  | { kind: 'value'; value: number; decimals: number; raw: string; unit: Unit | null }
  | { kind: 'pair'; figures: ReadNumber[] }
  | { kind: 'percent' }
  | { kind: 'year' }
  | { kind: 'blank' }
  | { kind: 'text' }

const blank =
  /^(?:[-–—−‐・.…]+|n\.?\s?\/?\s?a\.?|n\.?\s?d\.?|n\.?r\.?|npr|nil|none|not (?:reported|available|applicable|disclosed|material|relevant|calculated)|na|nm|tbd|tbc)\s?[*†\d]{0,2}$/i
const withUnit = /^([<~≈]?\s*[-–−(]?\d[\d.,'’ \u00a0\u202f]*\)?)\s*(\(?[A-Za-z万千百'’%$€£][^\d]{0,3}.*)$/

/** "1,234 (10 %)", "1,234 (-10 %)", "1,234 ▼ 10 %": the share of a figure, or how it changed, stands behind it. */
const shareBehind =
  /(?<=\d)\s*(?:\(\s*[<~+▲▼△▽↑↓–−-]?\s?\d{1,3}(?:[.,]\d+)?\s?%\s*\)|[▲▼△▽↑↓]\s?\d{1,3}(?:[.,]\d+)?\s?%)$/

/** "2,111 / 311": two figures in one cell. Small whole numbers beside a stroke are a date, a page or a share. */
const readPair = (text: string, convention: Convention): ReadNumber[] | null => {
  const [, first = '', second = ''] = /^(\d[\d.,'’ ]*)\/ ?(\d[\d.,'’ ]*)$/.exec(text) ?? []
  const figures = [first, second].flatMap((part) => readNumber(part.trim(), convention) ?? [])
  return figures.length === 2 && figures.some(({ value, decimals }) => value >= 1000 || decimals > 0)
    ? figures
    : null
}

/** Reads a cell by another convention than its page has. */
export const readCellAs = (cell: Cell, convention: Convention) => {
  cache.set(cell, read(cell.text, convention))
}

const cache = new WeakMap<Cell, CellKind>()

const read = (text: string, convention: Convention): CellKind => {
  const first = text.charCodeAt(0)
  if (text.length > 48) return { kind: 'text' }
  if (blank.test(text)) return { kind: 'blank' }
  if (isYearCell(text) || readGluedYear(text) !== null) return { kind: 'year' }
  // Letters first: no figure begins so.
  if ((first >= 65 && first <= 90) || (first >= 97 && first <= 122) || first > 0x2fff) return { kind: 'text' }
  if (/^[<>]/.test(text)) return { kind: 'blank' }
  // A small number in brackets is a note; no company emits minus three tonnes.
  if (/^[([]\d{1,2}[)\]]$/.test(text)) return { kind: 'text' }
  if (/^[<>~+▲▼△▽↑↓]?\s*[-–−(]?\s*\d[\d.,\s]*\s*(?:%|pp|ppt|percent|per cent|pts?)\)?[*†]*$/.test(text))
    return { kind: 'percent' }
  const alone = text.replace(shareBehind, '')
  const number = readNumber(alone, convention)
  if (number) return { kind: 'value', ...number, unit: null }
  const pair = text.includes('/') ? readPair(text, convention) : null
  if (pair) return { kind: 'pair', figures: pair }
  const found = withUnit.exec(text)
  // 1'000 tonnes is a unit, not a thousand tonnes.
  if (
    found?.[1] &&
    found[2] &&
    found[2].length < 40 &&
    !/^(?:10?(?:[,.'’ ]?000)+|10[36])$/.test(found[1].trim())
  ) {
    const inner = readNumber(found[1].trim(), convention)
    const unit = readUnit(found[2])
    if (inner && unit) {
      if (unit.kind === 'percent') return { kind: 'percent' }
      return {
        kind: 'value',
        ...inner,
        raw: found[1].trim(),
        unit: { ...unit, raw: found[2].replace(/^\(|\)$/g, '').trim() },
      }
    }
  }
  return { kind: 'text' }
}

/** A figure such as 1993 that stands in a row of figures is a figure. */
export const takeAsValue = (cell: Cell, convention: Convention) => {
  const number = readNumber(cell.text, convention)
  if (number) cache.set(cell, { kind: 'value', ...number, unit: null })
}

export const readCell = (cell: Cell, convention: Convention): CellKind => {
  const known = cache.get(cell)
  if (known) return known
  const kind = read(cell.text, convention)
  cache.set(cell, kind)
  return kind
}
