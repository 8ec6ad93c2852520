import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { ActingKey } from './find-acting-key.ts'
import { organisationKeys } from './keys.tables.ts'

const markMsMin = 60_000

/** Writes down when and from where a key was used: to the minute, or at once where it comes from somewhere else. */
export const markUsed = async (
  db: Db,
  { id, lastUsedAt, lastUsedFrom }: Pick<ActingKey, 'id' | 'lastUsedAt' | 'lastUsedFrom'>,
  from: string,
  now: Date,
): Promise<void> => {
  const before = new Date(now.getTime() - markMsMin)
  if (lastUsedAt && lastUsedAt > before && lastUsedFrom === from) return
  const { lastUsedAt: at, lastUsedFrom: place } = organisationKeys
  await db
    .update(organisationKeys)
    .set({ lastUsedAt: now, lastUsedFrom: from })
    .where(and(eq(organisationKeys.id, id), or(isNull(at), lt(at, before), isNull(place), ne(place, from))))
}
