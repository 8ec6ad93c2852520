import type { LineMatch, LineState } from '@ledgerleaf/contract/bank'
import type { Tx } from '../../platform/db.ts'
import { endPayouts, type PayoutEnd, type ToldPayout } from '../payouts/index.ts'
import type { BankLine } from './read-camt.ts'

export type LineMeaning = {
  state: LineState
  matchKind: LineMatch | null
  matchId: string | null
  note: string | null
}

const payoutName = /\bLLP-[0-9A-F]{12}\b/

/** The payout a line is about: by the reference the bank kept, or by our words if it kept only those. */
const payoutOf = ({ endToEndId, remittance }: BankLine): string | null =>
  payoutName.exec(endToEndId ?? '')?.[0] ?? payoutName.exec(remittance)?.[0] ?? null

/** What leaves our account is a payout that was booked; what comes in under its name is one that came back. */
const toldOf = (line: BankLine): ToldPayout | null => {
  const reference = payoutOf(line)
  if (reference === null) return null
  const { amountCents, bookedOn, isCredit } = line
  const returnReason = isCredit ? (line.returnReason ?? 'The bank gives no reason') : null
  return { reference, amountCents, on: bookedOn, returnReason }
}

const unexplained = (note: string): LineMeaning => ({ state: 'open', matchKind: null, matchId: null, note })

const meaningOf = ({ isCredit }: BankLine, end: PayoutEnd): LineMeaning => {
  if (end.end === 'unknown') return unexplained('It names a payout that was never sent.')
  if (end.end === 'amount') return unexplained('It names a payout of another amount.')
  const matchKind = isCredit ? 'payout_returned' : 'payout_arrived'
  // A second line that says the same is money that moved twice: somebody has to look.
  if (end.end === 'repeated') return unexplained('It names a payout that the bank has told of before.')
  return { state: 'matched', matchKind, matchId: end.payoutId, note: null }
}

/** Says of each line what it stands for, and does what follows from it. */
export const matchLines = async (
  tx: Tx,
  lines: readonly BankLine[],
  parts: { publicUrl: string; now: Date },
): Promise<LineMeaning[]> => {
  const told = lines.map(toldOf)
  const ends = await endPayouts(
    tx,
    told.filter((one) => one !== null),
    parts,
  )
  const next = ends.values()
  return lines.map((line, place) => {
    if (told[place] === null) return unexplained('It names nothing of ours.')
    const { value: end } = next.next()
    return end ? meaningOf(line, end) : unexplained('It names nothing of ours.')
  })
}
