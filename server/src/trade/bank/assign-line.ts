import { eq } from 'drizzle-orm'
import { unclaimed } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { refuseOwn } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { payeeOf } from '../returns/index.ts'
import { findByInvoice, receiveTransfers } from '../transfers/index.ts'
import { bankLines } from './bank.tables.ts'
import type { Matching } from './line-meaning.ts'
import type { OpenCredit } from './lock-line.ts'
import { namesOurs } from './our-name.ts'
import { claimable } from './take-credits.ts'

/** The order whose invoice an operator names for a line, if the line can pay it. */
export const findAssigned = async (
  tx: Tx,
  operatorId: string,
  line: OpenCredit,
  invoice: string,
): Promise<Pick<LockedOrder, 'id' | 'rateSheetId'>> => {
  if (namesOurs(line))
    throw new DomainError('line_not_open', {
      message: 'It names a transfer that we made: it pays no invoice. Send it back, or set it aside.',
    })
  if (line.returnReason !== null)
    throw new DomainError('line_not_open', {
      message:
        'The bank sends something back or takes a booking back with it: it pays no invoice. Send it back, or set it aside.',
    })
  const orderId = await findByInvoice(tx, invoice)
  const order = orderId === null ? null : await lockOrder(tx, orderId)
  if (!order)
    throw new DomainError('not_found', { field: 'invoice', message: 'There is no invoice of this number.' })
  // Nobody decides about money they pay or earn.
  if (order.buyerId !== null) await refuseOwn(tx, operatorId, order.buyerId)
  for (const { sellerId } of order.lines) await refuseOwn(tx, operatorId, sellerId)
  if (order.currency !== line.currency)
    throw new DomainError('invalid_input', {
      field: 'invoice',
      message: `That invoice is to be paid in ${order.currency.toUpperCase()}, and this is ${line.currency.toUpperCase()}: send it back.`,
    })
  return order
}

/** It is taken as if it had carried the invoice's reference. */
export const assignLine = async (
  tx: Tx,
  line: OpenCredit,
  { orderId, reason }: { orderId: string; reason: string },
  { sender, now }: Matching,
): Promise<void> => {
  const { id } = line
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
}
