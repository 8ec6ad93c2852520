import type { Decision } from '@ledgerleaf/contract/programme-decisions'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { findInventories, type SettledInventory } from '../analysis/index.ts'
import { type JoinedYear, joinInventories } from './join-inventories.ts'
import { programmeDecisions } from './programme.tables.ts'
import { type ReckonedBase, reckonBase } from './reckon-base.ts'
import { type SettledDecisions, settleDecisions } from './settle-decisions.ts'

export const toDecision = ({
  version,
  said,
  reason,
  madeBy,
  madeAt,
}: typeof programmeDecisions.$inferSelect): Decision => ({
  version,
  said,
  reason,
  madeBy,
  madeAt: madeAt.toISOString(),
})

export type JoinedProgramme = {
  /** Oldest first. */
  decisions: Decision[]
  settled: SettledDecisions
  inventories: SettledInventory[]
  years: JoinedYear[]
  base: ReckonedBase | null
}

/** What was decided, oldest first. */
export const findDecisions = async (db: Reader, organisationId: string): Promise<Decision[]> => {
  const rows = await db
    .select()
    .from(programmeDecisions)
    .where(eq(programmeDecisions.organisationId, organisationId))
    .orderBy(asc(programmeDecisions.version))
  return rows.map(toDecision)
}

/** What was decided, and the inventory that follows from it at this moment. */
export const findJoinedProgramme = async (db: Reader, organisationId: string): Promise<JoinedProgramme> => {
  const decisions = await findDecisions(db, organisationId)
  const settled = settleDecisions(decisions)
  const inventories = await findInventories(db, { personId: organisationId })
  const years = joinInventories(inventories, settled)
  return { decisions, settled, inventories, years, base: settled.base && reckonBase(settled.base, years) }
}
