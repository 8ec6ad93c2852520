import { eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { RegistryTask } from './lock-tasks.ts'
import { registryRetirements } from './registry-retirements.tables.ts'
import { registryNewsTask } from './registry-retirements.tasks.ts'
import { tellFacts } from './tell-facts.ts'

type Step = {
  act: string
  /** Null where a registry's file says it. */
  operatorId: string | null
  reason: string
  change: Partial<RegistryTask>
  /** The buyer hears of it by mail: of this, and of what else the news are. */
  isNews?: boolean | { contradiction: string; contradicted: number } | { isCleared: true }
}

/** One step of a task: what it changes, the act with its leaf in the log, and the news, all in one transaction. */
export const keepStep = async (
  tx: Tx,
  before: RegistryTask,
  { act, operatorId, reason, change, isNews }: Step,
  now: Date,
): Promise<void> => {
  const after = { ...before, ...change }
  const { retirementId, failure } = after
  const subject = { subjectKind: 'retirement', subjectId: retirementId } as const
  const actId = await recordAct(tx, { act, operatorId, reason, ...subject, facts: tellFacts(after) }, now)
  await tx
    .update(registryRetirements)
    .set({ ...change, actId })
    .where(eq(registryRetirements.retirementId, retirementId))
  if (!isNews) return
  const news = isNews === true ? {} : isNews
  await enqueue(tx, registryNewsTask, { retirementId, actId, failure, ...news, at: now.toISOString() })
}
