import type { MoneyAct } from '@ledgerleaf/contract/money'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { endOrder, type LockedOrder, refundLines, refundOrder } from '../orders/index.ts'
import { answerDisputeTask, settleDispute } from '../payments/index.ts'
import { wholeOrParts } from './weigh-act.ts'

type Carried = { id: string; reason: string; act: MoneyAct }

/** Does an act by the verb of the domain it changes: the desk moves nothing by itself. */
export const carryOut = async (
  tx: Tx,
  order: LockedOrder,
  { id, reason, act }: Carried,
  now: Date,
): Promise<void> => {
  switch (act.kind) {
    case 'refund': {
      const parts = wholeOrParts(order, act.parts)
      if (parts) await refundLines(tx, { orderId: order.id, reference: id, reason, parts }, now)
      else await refundOrder(tx, order.id, reason, now)
      return
    }
    case 'cancel_order':
      if (!(await endOrder(tx, order, 'operator', now))) throw new DomainError('order_not_open')
      return
    case 'accept_dispute':
    case 'answer_dispute': {
      const { disputeId } = act
      const words = act.kind === 'accept_dispute' ? null : reason
      await enqueue(tx, answerDisputeTask, { disputeId, words }, { key: `answer-dispute:${disputeId}` })
      return
    }
    case 'settle_dispute': {
      const { disputeId, parts } = act
      if (!(await settleDispute(tx, disputeId, parts ?? 'platform', now)))
        throw new DomainError('order_not_open')
    }
  }
}
