import type { CorrectRegistryId } from '@ledgerleaf/contract/registry-retirements-api'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { refuseOfOtherProject } from './enter-registry-id.ts'
import { readEnteredId } from './entered-id.ts'
import { keepStep } from './keep-step.ts'
import { lockTasks } from './lock-tasks.ts'

/** Another id in place of one that was entered wrongly, or of none where a file named none. The former stays in the trail. */
export const correctRegistryId = async (
  tx: Tx,
  operatorId: string,
  id: string,
  { reason: why, formerReference, ...typed }: CorrectRegistryId,
  now: Date,
): Promise<void> => {
  const [task] = await lockTasks(tx, [id])
  if (!task) throw new DomainError('not_found')
  if (task.state !== 'done' || task.reference !== formerReference) throw new DomainError('retirement_changed')
  const change = readEnteredId(task, typed, now)
  const { reference, link, retiredOn } = task
  if (reference === change.reference && link === change.link && retiredOn === change.retiredOn) return
  await refuseOfOtherProject(tx, [task], change.reference)
  const former = `${reference ?? 'no id'}, ${retiredOn}${link ? `, ${link}` : ''}`
  const reason = `${why} Formerly: ${former}. Now: ${change.reference}, ${change.retiredOn}.`
  await keepStep(tx, task, { act: 'correct_registry_retirement', operatorId, reason, change }, now)
}
