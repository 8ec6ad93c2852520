import { writeDollars } from '@ledgerleaf/contract/currencies'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { lockOrder, returnAgain } from '../orders/index.ts'
import { refuseConcerned } from './refuse-concerned.ts'

/** An operator has the provider try once more to return what it could not. The amount was decided when it was refunded. */
export const sendAgain = async (
  tx: Tx,
  operatorId: string,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> => {
  if (!isId(id)) throw new DomainError('not_found')
  const { orderId, amountCents } = await returnAgain(tx, id)
  const order = await lockOrder(tx, orderId)
  if (!order) throw new DomainError('not_found')
  await refuseConcerned(tx, operatorId, order)
  const about = { act: 'return_again', subjectKind: 'order', subjectId: orderId } as const
  await recordAct(tx, { operatorId, ...about, reason: `${writeDollars(amountCents)}: ${reason}` }, now)
}
