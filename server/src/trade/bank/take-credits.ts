import { Cents } from '@ledgerleaf/contract/units'
import { payersFunds, unclaimed, usd } from '../../ledger/accounts.ts'
import { type NewEntry, tryPost } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { payeeOf } from '../returns/index.ts'
import { findByWords, receiveTransfers } from '../transfers/index.ts'
import { bookedCurrency, type LineMeaning, type Matching, type NamedLine, openLine } from './line-meaning.ts'

const wordsOf = ({ endToEndId, remittance }: NamedLine): string => `${remittance}\n${endToEndId ?? ''}`

/** Money that nobody can place lies in an account of its line until somebody has. */
export const claimable = ({ id, amountCents }: { id: string; amountCents: number }, now: Date): NewEntry => ({
  key: `claim:${id}`,
  kind: 'claim',
  now,
  postings: [{ asset: usd, amount: Cents.parse(amountCents), from: payersFunds, to: unclaimed(id) }],
})

/**
 * Takes money in that came from others: for the invoice whose reference it carries, in any spelling; the rest stays open, and
 * every cent of it is in the ledger.
 */
export const takeCredits = async (
  tx: Tx,
  lines: readonly NamedLine[],
  ours: ReadonlyMap<NamedLine, LineMeaning>,
  { sender, now }: Matching,
): Promise<Map<NamedLine, LineMeaning>> => {
  const meanings = new Map<NamedLine, LineMeaning>()
  const booked = lines.filter((line) => {
    const isBooked = line.currency === bookedCurrency && line.amountCents > 0
    if (!isBooked)
      meanings.set(line, openLine(`It is in ${line.currency}, and accounts are kept in ${bookedCurrency}.`))
    return isBooked
  })
  const orderOf = await findByWords(tx, booked.map(wordsOf))
  const placed = booked.flatMap((line) => {
    // What names a transfer of ours that does not fit is no payment, whatever else it says.
    const orderId = ours.has(line) ? null : (orderOf.get(wordsOf(line)) ?? null)
    return orderId === null ? [] : [{ line, orderId }]
  })
  await receiveTransfers(
    tx,
    placed.map(({ line, orderId }) => ({
      lineId: line.id,
      orderId,
      amountCents: line.amountCents,
      payee: payeeOf(line),
      from: payersFunds,
    })),
    { sender, now },
  )
  for (const { line, orderId } of placed)
    meanings.set(line, { state: 'matched', matchKind: 'transfer', matchId: orderId, note: null })
  const unplaced = booked.filter((line) => !meanings.has(line))
  await tryPost(
    tx,
    unplaced.map((line) => claimable(line, now)),
  )
  for (const line of unplaced)
    meanings.set(line, ours.get(line) ?? openLine('It carries the reference of no invoice.'))
  return meanings
}
