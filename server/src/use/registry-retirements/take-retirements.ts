import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { keepStep } from './keep-step.ts'
import { lockTasks, type RegistryTask, shortId } from './lock-tasks.ts'

const refuse = (task: RegistryTask, says: string): never => {
  throw new DomainError('retirement_changed', { message: `${shortId(task)} ${says}` })
}

/** An operator says that they retire these at the registry now, so that nobody else does the same. */
export const takeRetirements = async (
  tx: Tx,
  operatorId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  for (const task of await lockTasks(tx, ids)) {
    if (task.state === 'done') refuse(task, 'is retired at the registry already.')
    if (task.state === 'instructed' && task.assignedTo === operatorId) continue
    if (task.state === 'instructed') refuse(task, 'was taken on by somebody else.')
    const change = { state: 'instructed', assignedTo: operatorId, failure: null, settledAt: null } as const
    const step = { act: 'take_registry_retirement', operatorId, reason: `At ${task.registry}`, change }
    await keepStep(tx, task, step, now)
  }
}

/** Puts back what was taken on, by whomever: who is away must not keep the others from it. */
export const releaseRetirements = async (
  tx: Tx,
  operatorId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  for (const task of await lockTasks(tx, ids)) {
    if (task.state === 'pending') continue
    if (task.state !== 'instructed') refuse(task, 'was settled in the meantime.')
    const change = { state: 'pending', assignedTo: null } as const
    const step = { act: 'release_registry_retirement', operatorId, reason: `At ${task.registry}`, change }
    await keepStep(tx, task, step, now)
  }
}
