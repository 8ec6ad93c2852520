import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { belongsTo } from '../organisations/index.ts'

/** Nobody decides about what is their own, or of an organisation they belong to, whatever else they may decide. */
export const refuseOwn = async (tx: Tx, operatorId: string | null, ownerId: string): Promise<void> => {
  if (operatorId !== null && (await belongsTo(tx, operatorId, ownerId)))
    throw new DomainError('forbidden', { message: 'This is your own: another operator has to decide.' })
}
