import type { ActivityInventory } from '@ledgerleaf/contract/activity'
import type { DraftLine } from '@ledgerleaf/contract/activity-draft'
import { count, eq } from 'drizzle-orm'
import { holdOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { storable } from '../analysis/index.ts'
import { activityInventories } from './activity.tables.ts'
import { findInventory, ownInventory } from './activity-queries.ts'
import { holdInventory } from './hold-inventory.ts'

const inventoriesMax = 100

type Named = { companyName: string; year: number }

const refuseFuture = ({ year }: Named, now: Date): void => {
  if (year > now.getUTCFullYear())
    throw new DomainError('invalid_input', { field: 'year', message: 'This year has not begun yet.' })
}

export const beginInventory = async (
  tx: Tx,
  organisationId: string,
  named: Named,
  now: Date,
): Promise<ActivityInventory> => {
  refuseFuture(named, now)
  await holdOrganisation(tx, organisationId)
  const [others] = await tx
    .select({ count: count() })
    .from(activityInventories)
    .where(eq(activityInventories.organisationId, organisationId))
  if ((others?.count ?? 0) >= inventoriesMax)
    throw new DomainError('invalid_input', {
      message: `There are ${inventoriesMax} inventories, which is as many as can be kept. Delete one first.`,
    })
  const id = newId(now.getTime())
  await tx
    .insert(activityInventories)
    .values({ id, organisationId, ...named, lines: [], revision: 0, savedAt: now })
  return findInventory(tx, organisationId, id)
}

const clean = (line: DraftLine): DraftLine =>
  Object.fromEntries(Object.entries(line).map(([field, text]) => [field, storable(text)])) as DraftLine

type Saved = Named & { lines: readonly DraftLine[]; seenRevision: number }

/** Keeps what was typed, right or not. */
export const saveInventory = async (
  tx: Tx,
  organisationId: string,
  id: string,
  { companyName, year, lines, seenRevision }: Saved,
  now: Date,
): Promise<{ revision: number; savedAt: string }> => {
  refuseFuture({ companyName, year }, now)
  const held = await holdInventory(tx, organisationId, id, seenRevision)
  if (new Set(lines.map((line) => line.id)).size < lines.length)
    throw new DomainError('invalid_input', { message: 'Two lines have the same name.' })
  const revision = held.revision + 1
  await tx
    .update(activityInventories)
    .set({ companyName: storable(companyName), year, lines: lines.map(clean), revision, savedAt: now })
    .where(eq(activityInventories.id, id))
  return { revision, savedAt: now.toISOString() }
}

/** One that was never finished; a finished one goes with its analysis. */
export const removeInventory = async (tx: Tx, organisationId: string, id: string): Promise<void> => {
  const [held] = await tx
    .select({ analysisId: activityInventories.analysisId })
    .from(activityInventories)
    .where(ownInventory(id, organisationId))
    .for('update')
  if (!held) throw new DomainError('not_found')
  if (held.analysisId !== null) throw new DomainError('activity_finished')
  await tx.delete(activityInventories).where(eq(activityInventories.id, id))
}
