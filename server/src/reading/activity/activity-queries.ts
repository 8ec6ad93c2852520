import type { ActivityInventory, ActivitySummary } from '@ledgerleaf/contract/activity'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { findAddresses } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { erasedEmail } from '../../platform/personal-data.ts'
import { activityInventories, activityVersions } from './activity.tables.ts'

export const ownInventory = (id: string, organisationId: string) => {
  if (!isId(id)) throw new DomainError('not_found')
  return and(eq(activityInventories.id, id), eq(activityInventories.organisationId, organisationId))
}

const listMax = 100

export const findInventories = async (db: Reader, organisationId: string): Promise<ActivitySummary[]> => {
  const { id, companyName, year, savedAt, lines, analysisId } = activityInventories
  const rows = await db
    .select({
      ...{ id, companyName, year, savedAt, analysisId },
      lines: sql<number>`jsonb_array_length(${lines})`.mapWith(Number),
    })
    .from(activityInventories)
    .where(eq(activityInventories.organisationId, organisationId))
    .orderBy(desc(savedAt))
    .limit(listMax)
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}

const findVersions = async (db: Reader, inventoryId: string): Promise<ActivityInventory['versions']> => {
  const { version, finishedAt, personId, tonnes, lines, grade, changes } = activityVersions
  const rows = await db
    .select({
      ...{ version, finishedAt, personId, tonnes, grade, changes },
      lines: sql<number>`jsonb_array_length(${lines})`.mapWith(Number),
    })
    .from(activityVersions)
    .where(eq(activityVersions.inventoryId, inventoryId))
    .orderBy(asc(version))
  const addresses = await findAddresses(
    db,
    rows.flatMap((row) => row.personId ?? []),
  )
  return rows.map(({ personId: by, ...row }) => ({
    ...row,
    finishedAt: row.finishedAt.toISOString(),
    finishedBy: (by && addresses.get(by)) || erasedEmail(by),
  }))
}

/** A version as it was finished, by whoever the inventory belongs to. */
export const findVersion = async (
  db: Reader,
  organisationId: string,
  { id, version }: { id: string; version: number },
) => {
  const [found] = await db
    .select({
      version: activityVersions.version,
      year: activityVersions.year,
      factorSet: activityVersions.factorSet,
      lines: activityVersions.lines,
    })
    .from(activityVersions)
    .innerJoin(activityInventories, eq(activityInventories.id, activityVersions.inventoryId))
    .where(and(ownInventory(id, organisationId), eq(activityVersions.version, version)))
  if (!found) throw new DomainError('not_found')
  return found
}

export const findInventory = async (
  db: Reader,
  organisationId: string,
  id: string,
): Promise<ActivityInventory> => {
  const [found] = await db.select().from(activityInventories).where(ownInventory(id, organisationId))
  if (!found) throw new DomainError('not_found')
  const { organisationId: _, savedAt, ...inventory } = found
  return { ...inventory, savedAt: savedAt.toISOString(), versions: await findVersions(db, id) }
}
