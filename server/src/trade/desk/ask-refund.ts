import type { AskRefund } from '@ledgerleaf/contract/refund-requests'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { announceOrder, lockFreeLines, lockOrder, type Sender, weighRefund } from '../orders/index.ts'
import { refundRequests } from './desk.tables.ts'
import { mailAsked } from './mail-request.ts'
import { wholeOrParts } from './weigh-act.ts'

/** A buyer asks to have an order or some of its credits back. One request at a time; an operator answers it. */
export const askRefund = async (
  tx: Tx,
  orderId: string,
  { parts: asked, words }: AskRefund,
  { now, ...sender }: Sender & { now: Date },
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new DomainError('not_found')
  const free = await lockFreeLines(tx, order)
  const parts = wholeOrParts(order, asked)
  const { amountCents, keptRetired } = await weighRefund(tx, order, parts, free)
  // An operator may return the money of retired credits; nobody can ask for it here.
  if (keptRetired > 0)
    throw new DomainError('money_changed', {
      message:
        'Some of these credits are retired, and retired credits never go back. Choose from the others.',
    })
  const [kept] = await tx
    .insert(refundRequests)
    .values({
      id: newId(now.getTime()),
      orderId,
      parts: parts && [...parts],
      amountCents,
      words,
      state: 'open',
      askedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: refundRequests.id })
  if (!kept) throw new DomainError('request_open')
  await mailAsked(tx, order, amountCents, sender)
  await announceOrder(tx, order)
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
