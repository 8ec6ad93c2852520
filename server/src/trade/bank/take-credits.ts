import type { Currency } from '@ledgerleaf/contract/currencies'
import { Cents } from '@ledgerleaf/contract/units'
import { payersFunds, unclaimed } from '../../ledger/accounts.ts'
import { type NewEntry, tryPost } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { findCurrencies } from '../orders/index.ts'
import { payeeOf } from '../returns/index.ts'
import { findByWords, receiveTransfers } from '../transfers/index.ts'
import { currencyOf, type LineMeaning, type Matching, type NamedLine, openLine } from './line-meaning.ts'

export const wordsOf = ({ endToEndId, remittance }: NamedLine): string => `${remittance}\n${endToEndId ?? ''}`

/** Money that nobody can place lies in an account of its line until somebody has. */
type Claimable = { id: string; amountCents: number; currency: Currency }
export const claimable = ({ id, amountCents, currency }: Claimable, now: Date): NewEntry => ({
  key: `claim:${id}`,
  kind: 'claim',
  now,
  postings: [{ asset: currency, amount: Cents.parse(amountCents), from: payersFunds, to: unclaimed(id) }],
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
  const misfits = new Map<NamedLine, LineMeaning>()
  const booked = lines.flatMap((line) => {
    const currency = currencyOf(line)
    if (currency !== null && line.amountCents > 0) return [{ line, currency }]
    meanings.set(
      line,
      ours.get(line) ?? openLine(`It is in ${line.currency}, of which no accounts are kept.`),
    )
    return []
  })
  const orderOf = await findByWords(
    tx,
    booked.map(({ line }) => wordsOf(line)),
  )
  const asked = await findCurrencies(
    tx,
    [...orderOf.values()].filter((orderId) => orderId !== null),
  )
  const placed = booked.flatMap(({ line, currency }) => {
    // What names a transfer of ours that does not fit is no payment, whatever else it says.
    const orderId = ours.has(line) ? null : (orderOf.get(wordsOf(line)) ?? null)
    if (orderId === null) return []
    const wanted = asked.get(orderId)
    if (wanted === currency) return [{ line, currency, orderId }]
    misfits.set(
      line,
      openLine(`It names an invoice in ${wanted?.toUpperCase()}, and is in ${line.currency}.`),
    )
    return []
  })
  await receiveTransfers(
    tx,
    placed.map(({ line, currency, orderId }) => ({
      lineId: line.id,
      orderId,
      currency,
      amountMinor: line.amountCents,
      payee: payeeOf(line),
      from: payersFunds,
    })),
    { sender, now },
  )
  for (const { line, orderId } of placed)
    meanings.set(line, { state: 'matched', matchKind: 'transfer', matchId: orderId, note: null })
  const unplaced = booked.filter(({ line }) => !meanings.has(line))
  await tryPost(
    tx,
    unplaced.map(({ line, currency }) => claimable({ ...line, currency }, now)),
  )
  for (const { line } of unplaced)
    meanings.set(
      line,
      ours.get(line) ?? misfits.get(line) ?? openLine('It carries the reference of no invoice.'),
    )
  return meanings
}
