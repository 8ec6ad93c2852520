import type { LineMatch } from '@ledgerleaf/contract/bank'
import type { Tx } from '../../platform/db.ts'
import { endPayouts, type ToldPayout } from '../payouts/index.ts'
import { endReturns, numberOfPayee, type ToldReturn } from '../returns/index.ts'
import { mailSentBack } from '../transfers/index.ts'
import type { BankLine } from './bank-line.ts'
import { currencyOf, type LineMeaning, type Matching, type NamedLine, openLine } from './line-meaning.ts'
import { findOdd, findTaken } from './odd-lines.ts'
import { type OurPrefix, ourName } from './our-name.ts'
import { takeCredits } from './take-credits.ts'

/** What leaves our account is a transfer that was booked; what comes in under its name is one that came back. */
const toldOf = (line: BankLine, prefix: OurPrefix): (ToldPayout & ToldReturn) | null => {
  const currency = currencyOf(line)
  const reference = ourName(line, prefix)
  if (currency === null || reference === null) return null
  const { amountCents, bookedOn, isCredit } = line
  const returnReason = isCredit ? (line.returnReason ?? 'The bank gives no reason') : null
  return { reference, currency, amountCents, on: bookedOn, returnReason }
}

type End = { end: 'done' | 'repeated' | 'amount' | 'unknown'; id: string | null }

const meaningOf = ({ end, id }: End, what: string, matchKind: LineMatch): LineMeaning => {
  if (end === 'unknown' || id === null) return openLine(`It names ${what} that was never sent.`)
  if (end === 'amount') return openLine(`It names ${what} of another amount or currency.`)
  // A second line that says the same is money that moved twice: somebody has to look.
  if (end === 'repeated') return openLine(`It names ${what} that the bank has told of before.`)
  return { state: 'matched', matchKind, matchId: id, note: null }
}

type Matched = Map<NamedLine, LineMeaning>

const matchPayouts = async (tx: Tx, lines: readonly NamedLine[], parts: Matching): Promise<Matched> => {
  const about = lines.flatMap((line) => {
    const told = toldOf(line, 'LLP')
    return told ? [{ line, told }] : []
  })
  const ends = await endPayouts(
    tx,
    about.map(({ told }) => told),
    { publicUrl: parts.sender.publicUrl, now: parts.now },
  )
  return new Map(
    about.map(({ line }, place) => {
      const { end = 'unknown', payoutId: id = null } = ends[place] ?? {}
      const kind = line.isCredit ? 'payout_returned' : 'payout_arrived'
      return [line, meaningOf({ end, id }, 'a payout', kind)] as const
    }),
  )
}

const matchReturns = async (
  tx: Tx,
  lines: readonly NamedLine[],
  { sender, now }: Matching,
): Promise<Matched> => {
  const about = lines.flatMap((line) => {
    const told = toldOf(line, 'LLB')
    return told ? [{ line, told }] : []
  })
  const ends = await endReturns(
    tx,
    about.map(({ told }) => told),
    now,
  )
  for (const [place, one] of ends.entries())
    if (one.end === 'done' && about[place]?.told.returnReason === null) {
      const { orderId, reference, currency, amountMinor, payee } = one.row
      const ending = payee && numberOfPayee(payee).slice(-4)
      await mailSentBack(tx, { orderId, reference, currency, amountMinor, ending }, sender)
    }
  return new Map(
    about.map(({ line }, place) => {
      const { end = 'unknown', returnId: id = null } = ends[place] ?? {}
      const kind = line.isCredit ? 'return_came_back' : 'return_sent'
      return [line, meaningOf({ end, id }, 'a transfer back', kind)] as const
    }),
  )
}

/** Says of each line what it stands for, and does what follows from it. */
export const matchLines = async (
  tx: Tx,
  lines: readonly NamedLine[],
  parts: Matching,
): Promise<LineMeaning[]> => {
  const odd = findOdd(lines, parts.now)
  const plain = lines.filter((line) => !odd.has(line))
  const ours = new Map([
    ...odd,
    ...(await matchPayouts(tx, plain, parts)),
    ...(await matchReturns(tx, plain, parts)),
  ])
  for (const line of plain)
    if (line.isCredit && line.returnReason !== null && !ours.has(line))
      ours.set(line, openLine('The bank sends something back or takes a booking back: it pays no invoice.'))
  // Whatever else came in is somebody's money: for an invoice, or for somebody to look at.
  const left = lines.filter((line) => line.isCredit && ours.get(line)?.state !== 'matched')
  const taken = await takeCredits(tx, left, ours, parts)
  const out = await findTaken(
    tx,
    lines.filter((line) => !line.isCredit && !ours.has(line)),
  )
  return lines.map(
    (line) => taken.get(line) ?? ours.get(line) ?? out.get(line) ?? openLine('It names nothing of ours.'),
  )
}
