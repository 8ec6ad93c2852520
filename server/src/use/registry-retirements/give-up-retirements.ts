import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { keepStep } from './keep-step.ts'
import { lockTasks, shortId } from './lock-tasks.ts'

/** These cannot be retired at the registry. It is not the end: an id can still be entered, or a file confirm it. */
export const giveUpRetirements = async (
  tx: Tx,
  operatorId: string,
  { ids, reason }: { ids: readonly string[]; reason: string },
  now: Date,
): Promise<void> => {
  for (const task of await lockTasks(tx, ids)) {
    if (task.state === 'done')
      throw new DomainError('retirement_changed', {
        message: `${shortId(task)} is retired at the registry already. Nothing was changed.`,
      })
    if (task.state === 'failed' && task.failure === reason) continue
    const change = { state: 'failed', failure: reason, assignedTo: null, settledAt: now } as const
    await keepStep(
      tx,
      task,
      { act: 'give_up_registry_retirement', operatorId, reason, change, isNews: true },
      now,
    )
  }
}
