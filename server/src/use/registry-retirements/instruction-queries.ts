import type { Instruction } from '@ledgerleaf/contract/instructions'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { dueOn } from './deadline.ts'
import { dayOf, isWaiting } from './queue-filter.ts'
import { findQueued, type QueuedRow, spansOf } from './queued-rows.ts'

const shownMax = 500

type When = { dueDays: number; now: Date }

const toInstruction = (row: QueuedRow, { dueDays, now }: When): Instruction => {
  const { id, registry, quantity, beneficiary, onBehalfOf, reason, purpose, vintageStartsOn, vintageEndsOn } =
    row
  const { projectName, registryProjectId, said } = row
  const sentOn = row.sentOn ?? row.since
  const due = dueOn(sentOn, dueDays)
  return {
    ...{ id, registry, projectName, registryProjectId, vintageStartsOn, vintageEndsOn, quantity },
    ...{ beneficiary, onBehalfOf, reason, purpose, sentOn, said },
    serials: spansOf(row),
    dueOn: due,
    isOverdue: said === null && due < dayOf(now),
  }
}

/** An instruction, whom it was sent to, and on which day they were reminded of it. */
export type SentInstruction = Instruction & { sellerId: string; remindedOn: string | null }

/** What sellers were told to retire and neither an operator nor a file has confirmed, the longest waiting first. */
export const findInstructions = async (
  db: Reader,
  condition: SQL,
  when: When,
  limit: number,
): Promise<SentInstruction[]> => {
  const isOpen = sql`task.instructed_at is not null and ${isWaiting} and ${condition}`
  const rows = await findQueued(db, isOpen, limit)
  return rows.map((row) => ({
    ...toInstruction(row, when),
    sellerId: row.sellerId,
    remindedOn: row.remindedOn,
  }))
}

export const findOwnInstructions = async (
  db: Reader,
  sellerId: string,
  when: When,
): Promise<Instruction[]> => {
  const own = await findInstructions(db, sql`project.seller_id = ${sellerId}`, when, shownMax)
  return own.map(({ sellerId: _, remindedOn: _on, ...instruction }) => instruction)
}
