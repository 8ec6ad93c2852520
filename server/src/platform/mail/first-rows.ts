import type { MailFact } from './mail-content.ts'

/** A mail names so many of a long list. The rest stands on the page its button opens: "on the page of the order". */
export const rowsMax = 10

const andMore = (rest: number): string => `and ${rest.toLocaleString('en-US')} more`

export const restRow = (rest: number, where: string): MailFact => ({ label: andMore(rest), value: where })

export const firstRows = (rows: readonly MailFact[], where: string): MailFact[] =>
  rows.length > rowsMax ? [...rows.slice(0, rowsMax), restRow(rows.length - rowsMax, where)] : [...rows]

export const firstLines = (lines: readonly string[], where: string): string[] =>
  lines.length > rowsMax
    ? [...lines.slice(0, rowsMax), `${andMore(lines.length - rowsMax)}, ${where}`]
    : [...lines]
