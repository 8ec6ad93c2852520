import type { Column, Row, Table } from '../tables/table.ts'
import { saysOnly } from '../words/read-words.ts'
import { isYearCell, readGluedYear, readYear, yearsIn } from '../years/read-year.ts'

export type YearFound = {
  year: number
  from: 'column' | 'row' | 'relative' | 'label' | 'section' | 'caption' | 'document'
}

const yearOf = (text: string) => readYear(text) ?? readGluedYear(text)

/** The year a column is about, from the words above it. */
export const columnYear = (column: Column): number | null => {
  const above = [...column.heads, ...column.groups]
  const pure = above.find(({ text }) => isYearCell(text) || readGluedYear(text) !== null)
  if (pure) return yearOf(pure.text)
  for (const { text } of above) {
    const year = text.length < 50 && yearsIn(text).length <= 1 ? yearOf(text) : null
    if (year) return year
  }
  return null
}

/** Some reports call the year N and the one before it N-1. */
const isCurrent = (text: string) => /^n$/i.test(text) || saysOnly(text, 'currentYear')
const isEarlier = (text: string) => /^n ?[-–] ?1$/i.test(text) || saysOnly(text, 'priorYear')

/** "Current year" and "Prior year" count from the year of the report. */
const relativeYear = ({ heads, groups }: Column, reportYear: number | null): number | null => {
  if (reportYear === null) return null
  const stacked = [...heads].sort((a, b) => a.base - b.base).map(({ text }) => text)
  const words = [...stacked, stacked.join(' '), ...groups.map(({ text }) => text)].map((text) =>
    text.replace(/[()]|^the /gi, '').trim(),
  )
  if (words.some((text) => isCurrent(text))) return reportYear
  return words.some((text) => isEarlier(text)) ? reportYear - 1 : null
}

/** A caption is of use when it names one year; a range says which years the table has, not which one this is. */
const soleYear = (text: string) => {
  const years = yearsIn(text)
  if (years.length > 1) return null
  return yearOf(text)
}

export const findYear = (
  table: Table,
  row: Row,
  column: Column,
  label: string,
  reportYear: number | null,
): YearFound | null => {
  const above = columnYear(column)
  if (above) return { year: above, from: 'column' }
  if (row.year) return { year: row.year, from: 'row' }
  const relative = relativeYear(column, reportYear)
  if (relative) return { year: relative, from: 'relative' }
  if (row.block) return { year: row.block, from: 'section' }
  const own = soleYear(label)
  if (own) return { year: own, from: 'label' }
  for (const { text } of row.sections) {
    const year = soleYear(text)
    if (year) return { year, from: 'section' }
  }
  for (const text of table.captions.slice(0, 6)) {
    const year = text.length < 140 ? soleYear(text) : null
    if (year) return { year, from: 'caption' }
  }
  return reportYear ? { year: reportYear, from: 'document' } : null
}
