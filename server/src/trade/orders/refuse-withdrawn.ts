import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findWithdrawn } from '../../use/wallets/index.ts'

/** Money does not go back for credits that may still be sold as tokens: they have to come back first. */
export const refuseWithdrawn = async (
  db: Reader,
  buyerId: string | null,
  batchId: string,
  missing: number,
): Promise<void> => {
  if (buyerId === null || missing <= 0) return
  if ((await findWithdrawn(db, buyerId, batchId)) > 0) throw new DomainError('credits_withdrawn')
}
