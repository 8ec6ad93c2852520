import type { LineMatch, LineState } from '@ledgerleaf/contract/bank'
import type { Sender } from '../orders/index.ts'
import type { BankLine } from './read-camt.ts'

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

/** The ledger counts in one currency: what came in another is for somebody to look at. */
export const bookedCurrency = 'USD'

export const openLine = (note: string): LineMeaning => ({
  state: 'open',
  matchKind: null,
  matchId: null,
  note,
})
