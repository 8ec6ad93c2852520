import { commonSerials } from '../../ledger/serials.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findLetGo } from '../../use/wallets/index.ts'
import { findDelivered } from './delivered-serials.ts'
import type { LockedOrder } from './lock-order.ts'

/**
 * Money does not go back for credits that may still be sold as tokens: they have to come back first. Nor for those that
 * another has brought back, who has them now.
 */
export const refuseWithdrawn = async (
  db: Reader,
  { id, buyerId }: Pick<LockedOrder, 'id' | 'buyerId'>,
  batchId: string,
  missing: number,
): Promise<void> => {
  if (buyerId === null || missing <= 0) return
  const letGo = await findLetGo(db, buyerId, batchId)
  if (letGo.length === 0) return
  const deliveredOf = await findDelivered(db, id)
  if (commonSerials(deliveredOf(batchId), letGo).length > 0) throw new DomainError('credits_withdrawn')
}
