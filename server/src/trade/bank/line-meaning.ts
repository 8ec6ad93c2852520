import type { LineMatch, LineState } from '@ledgerleaf/contract/bank'
import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import type { Sender } from '../orders/index.ts'
import type { BankLine } from './bank-line.ts'

/** What a line stands for, as far as it is known. */
export type LineMeaning = {
  state: LineState
  matchKind: LineMatch | null
  matchId: string | null
  note: string | null
}
/** A line under the id it will be kept by. */
export type NamedLine = BankLine & { id: string }
export type Matching = { sender: Sender; now: Date }

/** The currency of a line as the ledger knows it; null where it does not, and somebody has to look. */
export const currencyOf = ({ currency }: Pick<BankLine, 'currency'>): Currency | null =>
  currencies.find((one) => one.toUpperCase() === currency) ?? null

export const openLine = (note: string): LineMeaning => ({
  state: 'open',
  matchKind: null,
  matchId: null,
  note,
})
