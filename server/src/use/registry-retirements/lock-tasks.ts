import { inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { registryRetirements } from './registry-retirements.tables.ts'

export type RegistryTask = typeof registryRetirements.$inferSelect

/** Held until the transaction ends, always in the same order: of two operators at one moment the second waits. */
export const lockTasks = async (tx: Tx, ids: readonly string[]): Promise<RegistryTask[]> => {
  const tasks = await tx
    .select()
    .from(registryRetirements)
    .where(inArray(registryRetirements.retirementId, [...ids]))
    .orderBy(registryRetirements.retirementId)
    .for('update')
  if (tasks.length !== ids.length) throw new DomainError('not_found')
  return tasks
}

/** Which certificate is meant, short enough for a sentence. */
export const shortId = ({ retirementId }: Pick<RegistryTask, 'retirementId'>): string =>
  `${retirementId.slice(0, 8)}…`
