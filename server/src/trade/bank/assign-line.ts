import { eq } from 'drizzle-orm'
import { unclaimed } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findCurrencies } from '../orders/index.ts'
import { oweBack, payeeOf } from '../returns/index.ts'
import { findByInvoice, receiveTransfers } from '../transfers/index.ts'
import { bankLines } from './bank.tables.ts'
import type { Matching } from './line-meaning.ts'
import { lockOpenCredit } from './lock-line.ts'
import { claimable } from './take-credits.ts'

/** An operator says which invoice money is for: it is taken as if it had carried the reference. */
export const assignLine = async (
  tx: Tx,
  operatorId: string,
  id: string,
  { invoice, reason }: { invoice: string; reason: string },
  { sender, now }: Matching,
): Promise<void> => {
  const line = await lockOpenCredit(tx, id)
  const orderId = await findByInvoice(tx, invoice)
  if (orderId === null)
    throw new DomainError('not_found', { field: 'invoice', message: 'There is no invoice of this number.' })
  const asked = (await findCurrencies(tx, [orderId])).get(orderId)
  if (asked !== line.currency)
    throw new DomainError('invalid_input', {
      field: 'invoice',
      message: `That invoice is to be paid in ${asked?.toUpperCase()}, and this is ${line.currency.toUpperCase()}: send it back.`,
    })
  // A line of older days may not be in the ledger yet.
  await post(tx, claimable(line, now))
  const transfer = {
    lineId: id,
    orderId,
    currency: line.currency,
    amountMinor: line.amountCents,
    payee: payeeOf(line),
    from: unclaimed(id),
  }
  await receiveTransfers(tx, [transfer], { sender, now })
  await tx
    .update(bankLines)
    .set({ state: 'matched', matchKind: 'transfer', matchId: orderId, note: reason })
    .where(eq(bankLines.id, id))
  const act = {
    act: 'assign_line',
    subjectKind: 'bank_line',
    subjectId: id,
    reason: `${invoice}: ${reason}`,
  } as const
  await recordAct(tx, { operatorId, ...act }, now)
}

/** An operator says that money goes back to whoever sent it: it is owed to them, and a run of payouts sends it. */
export const giveBackLine = async (
  tx: Tx,
  operatorId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<void> => {
  const line = await lockOpenCredit(tx, id)
  await post(tx, claimable(line, now))
  const owed = await oweBack(
    tx,
    {
      currency: line.currency,
      amountMinor: line.amountCents,
      why: 'unclaimed',
      reason,
      from: unclaimed(id),
      orderId: null,
      lineId: id,
      payee: payeeOf(line),
    },
    now,
  )
  await tx
    .update(bankLines)
    .set({ state: 'matched', matchKind: 'owed_back', matchId: owed.id, note: reason })
    .where(eq(bankLines.id, id))
  const act = { act: 'give_back_line', subjectKind: 'bank_line', subjectId: id, reason } as const
  await recordAct(tx, { operatorId, ...act }, now)
}
