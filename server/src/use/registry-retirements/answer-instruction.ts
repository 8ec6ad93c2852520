import type { AnswerInstruction } from '@ledgerleaf/contract/instructions'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { findBatchFacts } from '../../supply/projects/index.ts'
import { readEnteredId } from './entered-id.ts'
import { lockTasks } from './lock-tasks.ts'
import { registryRetirements } from './registry-retirements.tables.ts'

/**
 * The seller says that it is retired at the registry. It is the seller's word and nothing more: the certificate says it once
 * an operator has looked or a file shows it. Until then it can be said again.
 */
export const answerInstruction = async (
  tx: Tx,
  sellerId: string,
  id: string,
  typed: AnswerInstruction,
  now: Date,
): Promise<void> => {
  const [task] = await lockTasks(tx, [id])
  const batch = task && (await findBatchFacts(tx, task.batchId))
  if (!task || task.instructedAt === null || batch?.sellerId !== sellerId) throw new DomainError('not_found')
  if (task.state !== 'pending' && task.state !== 'instructed')
    throw new DomainError('retirement_changed', { message: 'This was settled in the meantime.' })
  const { reference, link, retiredOn } = readEnteredId(task, typed, now)
  await tx
    .update(registryRetirements)
    .set({ saidReference: reference, saidLink: link, saidRetiredOn: retiredOn, saidAt: now })
    .where(eq(registryRetirements.retirementId, id))
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
}
