import { createHash } from 'node:crypto'
import type { BankLine } from './bank-line.ts'

export type UnnamedLine = Omit<BankLine, 'key' | 'likeness'> & {
  /** The bank's own name for the movement. */
  bankReference: string | null
  /** What it calls the entry in this file: often only a number that begins anew in each. */
  entryReference: string | null
}

const hash = (parts: readonly unknown[]): string => createHash('sha256').update(parts.join('|')).digest('hex')

/** Letters and digits alone: blanks, strokes and capitals are how a text is written, not what it says. */
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What banks write where they have no reference. */
const none: ReadonlySet<string> = new Set(['', 'NONREF', 'NOTPROVIDED', 'NONE', 'NA'])

/** A bank may give a name again: so many days apart, it is another movement. */
export const sameWithinDays = 180

export const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${other}T00:00:00Z`)) / 86_400_000

/**
 * The bank's own reference, the amount, the currency and the side make a line, whatever day and words stand beside them in one
 * file or another. Where a bank gives none, the day and the words have to be the same, however they are written.
 */
const likenessOf = (account: string, line: UnnamedLine): string => {
  const moved = [account, line.isCredit ? 'C' : 'D', line.amountCents, line.currency]
  const reference = plain(line.bankReference)
  if (!none.has(reference)) return hash(['reference', ...moved, reference])
  const { entryReference, endToEndId, remittance, counterpartyAccount } = line
  const words = [entryReference, endToEndId, remittance, counterpartyAccount].map(plain)
  return hash(['words', ...moved, line.bookedOn, ...words])
}

/** The days of lines that were seen, by what they are like. */
export type SeenLines = Map<string, string[]>

/** Lines that are alike are counted, so that the third of three in one file is the third in any file. */
export const nameLines = (
  account: string,
  lines: readonly UnnamedLine[],
  seen: SeenLines = new Map(),
): BankLine[] => {
  const count = (name: string, day: string): number => {
    const days = seen.get(name) ?? []
    seen.set(name, [...days, day])
    return days.filter((other) => daysBetween(day, other) <= sameWithinDays).length
  }
  return lines.map((unnamed) => {
    const { bankReference, entryReference, ...line } = unnamed
    const { bookedOn, amountCents, currency, isCredit, endToEndId, remittance } = line
    const told = [account, bookedOn, isCredit ? 'C' : 'D', amountCents, currency]
    const all = hash([...told, bankReference ?? entryReference, endToEndId, remittance])
    const alike = likenessOf(account, unnamed)
    return {
      ...line,
      key: hash([...told, bankReference ?? entryReference, endToEndId, remittance, count(all, bookedOn)]),
      likeness: hash([alike, count(alike, bookedOn)]),
    }
  })
}
