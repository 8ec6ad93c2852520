import * as xlsx from '@e965/xlsx'
import { readUnit } from '../units/read-unit.ts'

/** With a fourth decimal 12.345 cannot be taken for twelve thousand, however the sheet writes its other figures. */
const plain = (value: number) =>
  Number.isInteger(value)
    ? value.toFixed(0)
    : String(Number(value.toPrecision(15))).replace(/^(-?\d{1,3}\.\d{3})$/, '$10')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "12/31/22" leaves open what is the year; a day of which the cell shows no year in full is written out. */
const showDate = (shown: string, serial: number): string => {
  if (/(?:19|20)\d\d/.test(shown)) return shown
  const date = xlsx.SSF.parse_date_code(serial) as { y: number; m: number; d: number } | null
  return date && date.y >= 1990 && date.y < 2060 ? `${date.d} ${months[date.m - 1]} ${date.y}` : shown
}

/** The words a number format sets before and behind the digits, and by how many thousands it shows less. */
const readFormat = (format: string) => {
  const section = format.split(';')[0] ?? ''
  const words = section
    .replace(/\[[^\]]*\]|_.|\*./g, '')
    .replace(/"([^"]*)"|\\(.)/g, (_, quoted, escaped) => {
      const text = String(quoted ?? escaped)
      return /[\p{L}\p{N}%]/u.test(text) ? `\ue000${text}\ue001` : ' '
    })
  const bare = words.replace(/\ue000[^\ue001]*\ue001/g, (literal) => ' '.repeat(literal.length))
  const digits = /[#0?][#0?.,]*/.exec(bare)
  const literals = (text: string) =>
    [...text.matchAll(/\ue000([^\ue001]*)\ue001/g)].map(([, found]) => found).join('')
  const from = digits?.index ?? 0
  return {
    bare,
    before: literals(words.slice(0, from)).trim(),
    behind: literals(words.slice(from)).trim(),
    thousands: /,+$/.exec(digits?.[0] ?? '')?.[0].length ?? 0,
  }
}

/**
 * A number as it counts: with all its digits, whatever the format rounds away, and with the unit or the "FY" the format
 * sets beside it. Where the format scales and names the unit of what it shows, the two belong together.
 */
export const showNumber = (value: number, format: string, shown: string | undefined): string => {
  const { bare, before, behind, thousands } = readFormat(format)
  if (bare.includes('%')) return `${plain(Number((value * 100).toPrecision(12)))}%`
  if (/[dmy]{2,}/i.test(bare)) return showDate(shown ?? String(value), value)
  if (/^[FC]Y$/i.test(before)) return `${before}${plain(value)}`
  if (behind === '' || readUnit(behind) === null) return plain(value)
  return `${plain(Number((value / 1000 ** thousands).toPrecision(15)))} ${behind}`
}
