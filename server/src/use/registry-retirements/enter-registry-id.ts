import type { EnterRegistryId } from '@ledgerleaf/contract/registry-retirements-api'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findProjectIds } from '../../supply/projects/index.ts'
import { readEnteredId } from './entered-id.ts'
import { findOfOtherProject } from './find-of-other-project.ts'
import { keepStep } from './keep-step.ts'
import { lockTasks, type RegistryTask, shortId } from './lock-tasks.ts'

/** A registry retires credits of one project at a time: an id that names two was typed into the wrong line. */
const requireOneProject = async (tx: Tx, tasks: readonly RegistryTask[]): Promise<void> => {
  const projects = await findProjectIds(
    tx,
    tasks.map(({ batchId }) => batchId),
  )
  if (new Set(tasks.map(({ registry }) => registry)).size === 1 && projects.length === 1) return
  throw new DomainError('invalid_input', {
    field: 'ids',
    message: 'One id is for retirements of one project at one registry',
  })
}

/** Entered in another call, for credits of another project: one of the two is wrong. */
export const refuseOfOtherProject = async (
  tx: Tx,
  tasks: readonly RegistryTask[],
  reference: string,
): Promise<void> => {
  const [task] = tasks
  if (!task) return
  const other = await findOfOtherProject(tx, task, reference)
  if (!other) return
  throw new DomainError('invalid_input', {
    field: 'reference',
    message: `${reference} stands already for ${shortId(other)}, credits of another project. One id is for retirements of one project at one registry`,
  })
}

/**
 * The id a registry gave, for one retirement or for several that it made in one go. All or none: of two operators at one
 * moment the first wins, and the other is told what stands there now. The same once more changes nothing.
 */
export const enterRegistryId = async (
  tx: Tx,
  operatorId: string | null,
  { ids, ...typed }: EnterRegistryId,
  now: Date,
): Promise<void> => {
  const tasks = await lockTasks(tx, ids)
  await requireOneProject(tx, tasks)
  await refuseOfOtherProject(tx, tasks, typed.reference)
  for (const task of tasks) {
    const entered = readEnteredId(task, typed, now)
    if (task.state === 'done') {
      const { reference, link, retiredOn } = task
      if (reference === entered.reference && link === entered.link && retiredOn === entered.retiredOn)
        continue
      throw new DomainError('retirement_changed', {
        message: `${shortId(task)} is settled already${reference ? ` with the id ${reference}` : ''}. Nothing was entered. Correct it there if it is wrong.`,
      })
    }
    if (task.contradiction !== null)
      throw new DomainError('retirement_changed', {
        message: `The file of ${task.registry} contradicts ${shortId(task)}: ${task.contradiction} Clear that up first, or say that it cannot be done.`,
      })
    const change = {
      ...entered,
      state: 'done',
      confirmedBy: 'operator',
      assignedTo: null,
      settledAt: now,
      failure: null,
      contradiction: null,
      contradictedOn: null,
    } as const
    const reason = `${task.registry}, id ${entered.reference}, ${entered.retiredOn}`
    await keepStep(
      tx,
      task,
      { act: 'enter_registry_retirement', operatorId, reason, change, isNews: true },
      now,
    )
  }
}
