import type { BankLine } from './bank-line.ts'

/** What our transfers are called by: payouts to sellers, and what goes back to payers. */
export type OurPrefix = 'LLP' | 'LLB'

/** The transfer of ours a line is about, in any writing: by the reference the bank kept, or by our words. */
export const ourName = (
  { endToEndId, remittance }: Pick<BankLine, 'endToEndId' | 'remittance'>,
  prefix: OurPrefix,
): string | null => {
  const name = new RegExp(`\\b${prefix}[\\s-]?([0-9A-F]{12})\\b`, 'i')
  const found = name.exec(endToEndId ?? '')?.[1] ?? name.exec(remittance)?.[1]
  return found === undefined ? null : `${prefix}-${found.toUpperCase()}`
}

/** Whether a line is about a transfer that we made: whatever else it says, it pays for nothing. */
export const namesOurs = (line: Pick<BankLine, 'endToEndId' | 'remittance'>): boolean =>
  ourName(line, 'LLP') !== null || ourName(line, 'LLB') !== null
