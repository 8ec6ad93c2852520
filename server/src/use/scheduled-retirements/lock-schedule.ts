import type { ScheduleState } from '@ledgerleaf/contract/scheduled-retirements'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { scheduledRetirements } from './scheduled-retirements.tables.ts'

export type ScheduleRow = typeof scheduledRetirements.$inferSelect

/** A schedule until the end of the transaction: nobody else retires, moves or ends it meanwhile. */
export const lockSchedule = async (tx: Tx, id: string): Promise<ScheduleRow | null> => {
  const [found] = await tx
    .select()
    .from(scheduledRetirements)
    .where(eq(scheduledRetirements.id, id))
    .for('update')
  return found ?? null
}

/** The same for a member, while it is in one of these states. */
export const lockOwn = async (
  tx: Tx,
  organisationId: string,
  id: string,
  states: readonly ScheduleState[],
): Promise<ScheduleRow> => {
  const found = await lockSchedule(tx, id)
  if (found?.organisationId !== organisationId) throw new DomainError('not_found')
  if (!states.includes(found.state)) throw new DomainError('schedule_over')
  return found
}
