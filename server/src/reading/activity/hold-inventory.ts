import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { activityInventories } from './activity.tables.ts'
import { ownInventory } from './activity-queries.ts'

/** The inventory, held still; refused where it was saved since the caller saw it. */
export const holdInventory = async (
  tx: Tx,
  organisationId: string,
  id: string,
  seenRevision: number,
): Promise<typeof activityInventories.$inferSelect> => {
  const [held] = await tx
    .select()
    .from(activityInventories)
    .where(ownInventory(id, organisationId))
    .for('update')
  if (!held) throw new DomainError('not_found')
  if (held.revision !== seenRevision) throw new DomainError('activity_changed')
  return held
}
