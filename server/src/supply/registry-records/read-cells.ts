/** What is wrong with a line, in words. */
export class LineRefused extends Error {}

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const toDay = (year: string, month: string, day: string): string | null => {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const isDay = y >= 1900 && y < 2200 && d >= 1 && d <= (monthLengths[m - 1] ?? 0)
  const isLeap = m !== 2 || d < 29 || (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0))
  return isDay && isLeap ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{1,2}:\d\d.*)?$/
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \d{1,2}:\d\d.*)?$/

/** A day as registries write it: 2026-04-03, 03/19/2026, either with the time after it. Null for an empty cell. */
export const readDay = (text: string, what: string): string | null => {
  if (text === '') return null
  const [, year = '', month = '', day = ''] = iso.exec(text) ?? []
  const [, monthFirst = '', dayThen = '', yearLast = ''] = year ? [] : (american.exec(text) ?? [])
  const found = toDay(year || yearLast, month || monthFirst, day || dayThen)
  if (!found) throw new LineRefused(`${what}: “${text.slice(0, 40)}” is no date`)
  return found
}

const wholeMax = 2 ** 51 - 1

/** A whole number as registries write it: 425, 1,454,054 or 8.0. Null for an empty cell. */
export const readWhole = (text: string, what: string): number | null => {
  if (text === '') return null
  const [, digits] = /^([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.0*)?$/.exec(text) ?? []
  const value = digits ? Number(digits.replaceAll(',', '')) : Number.NaN
  if (!(value <= wholeMax)) throw new LineRefused(`${what}: “${text.slice(0, 40)}” is no whole number`)
  return value
}

/** The lists Cercarbono writes into a cell, in the words of Python: every value that stands under a name. */
export const readListed = (text: string, name: string): string | null => {
  if (!text.startsWith('[')) return text || null
  const values = [...text.matchAll(new RegExp(`'${name}': (?:'([^']*)'|"([^"]*)")`, 'g'))]
  return [...new Set(values.map(([, single, double]) => single ?? double))].join('; ') || null
}

const textMax = 4000

/** Text as it is kept: without blanks around it, and no longer than a page. */
export const cut = (text: string, charactersMax = textMax): string | null => {
  const trimmed = text.trim()
  return trimmed.length > charactersMax ? `${trimmed.slice(0, charactersMax - 1)}…` : trimmed || null
}
