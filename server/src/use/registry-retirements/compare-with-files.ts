import { writeDay } from '@ledgerleaf/contract/days'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import type { FoundUnit } from './found-unit-queries.ts'
import { judgeFound } from './judge-found.ts'
import { keepStep } from './keep-step.ts'
import { lockTasks, type RegistryTask } from './lock-tasks.ts'
import { registryRetirements } from './registry-retirements.tables.ts'

/** How far it is there is no step: it is not in the log, and the desk shows it. */
const keepCovered = async (tx: Tx, { retirementId }: RegistryTask, covered: number): Promise<void> => {
  await tx
    .update(registryRetirements)
    .set({ covered })
    .where(eq(registryRetirements.retirementId, retirementId))
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}

const pendingAgain = {
  state: 'pending',
  confirmedBy: null,
  fileAsOf: null,
  reference: null,
  link: null,
  retiredOn: null,
  settledAt: null,
} as const

/**
 * What the registry's own files say of a retirement that waits: it is confirmed where they show all its credits retired
 * since, partly covered where they show some, and contradicted where somebody else has retired them. The same files once
 * more change nothing.
 */
export const compareWithFiles = async (
  tx: Tx,
  retirementId: string,
  found: readonly FoundUnit[],
  now: Date,
): Promise<void> => {
  const [task] = await lockTasks(tx, [retirementId])
  if (!task) return
  const { covered, contradiction, confirmed } = judgeFound(task, found)
  const byFile = { operatorId: null } as const
  if (task.confirmedBy === 'file') {
    // What a file once confirmed stays so, unless that file was withdrawn and no other says it.
    if (confirmed || covered >= task.quantity) return
    const change = { ...pendingAgain, covered } as const
    const reason = `No file of ${task.registry} shows it any longer`
    return keepStep(tx, task, { ...byFile, act: 'reopen_registry_retirement', reason, change }, now)
  }
  // What an operator entered stays as it was entered; a file that shows the same only bears it out.
  if (confirmed && task.state !== 'done') {
    const change = {
      ...confirmed,
      state: 'done',
      confirmedBy: 'file',
      assignedTo: null,
      settledAt: now,
      failure: null,
      covered,
      contradiction: null,
      contradictedOn: null,
    } as const
    const reason = `${task.registry}’s file of ${writeDay(confirmed.fileAsOf)}: all ${task.quantity} credits retired by ${writeDay(confirmed.retiredOn)}`
    const step = { ...byFile, act: 'confirm_registry_retirement', reason, change, isNews: true }
    return keepStep(tx, task, step, now)
  }
  if (contradiction && !contradiction.isKnown) {
    const change = { covered, contradiction: contradiction.says, contradictedOn: contradiction.asOf }
    const step = { ...byFile, act: 'contradict_registry_retirement', reason: contradiction.says, change }
    const isNews = { contradiction: contradiction.says, contradicted: contradiction.credits }
    return keepStep(tx, task, { ...step, isNews }, now)
  }
  if (!contradiction && task.contradiction !== null) {
    const change = { covered, contradiction: null, contradictedOn: null }
    const reason = `${task.registry}’s files no longer say so: ${task.contradiction}`
    const step = { ...byFile, act: 'clear_registry_contradiction', reason, change }
    return keepStep(tx, task, { ...step, isNews: { isCleared: true } }, now)
  }
  if (covered !== task.covered) await keepCovered(tx, task, covered)
}
