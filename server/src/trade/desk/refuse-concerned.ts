import { refuseOwn } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import type { LockedOrder } from '../orders/index.ts'

/** Nobody decides about money they paid or earned. */
export const refuseConcerned = async (
  tx: Tx,
  operatorId: string,
  { buyerId, lines }: LockedOrder,
): Promise<void> => {
  if (buyerId !== null) await refuseOwn(tx, operatorId, buyerId)
  for (const { sellerId } of lines) await refuseOwn(tx, operatorId, sellerId)
}
