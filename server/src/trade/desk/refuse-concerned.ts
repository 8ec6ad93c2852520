import { refuseOwn } from '../../people/audit/index.ts'
import type { LockedOrder } from '../orders/index.ts'

/** Nobody decides about money they paid or earned. */
export const refuseConcerned = (operatorId: string, { buyerId, lines }: LockedOrder): void => {
  if (buyerId !== null) refuseOwn(operatorId, buyerId)
  for (const { sellerId } of lines) refuseOwn(operatorId, sellerId)
}
