import { and, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { findOwnNames } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { isOneName } from '../registry-retirements/index.ts'
import { retirements } from './retirements.tables.ts'

/**
 * Whom else an organisation retired on behalf of, as its retirements name them: everybody who is neither it nor a subsidiary
 * of it.
 */
export const findOthers = async (db: Reader, organisationId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ name: retirements.onBehalfOf })
    .from(retirements)
    .where(and(eq(retirements.buyerId, organisationId), isNotNull(retirements.onBehalfOf)))
  const named = rows.flatMap(({ name }) => name ?? [])
  if (named.length === 0) return []
  const own = await findOwnNames(db, organisationId)
  return named.filter((name) => !own.some((one) => isOneName(one, name)))
}

/** Whether a `retirement` was made for one of these others: it is their offset, whoever retired it. */
export const isForOthersSql = (others: readonly string[] | Placeholder): SQL => {
  const names = 'name' in others ? others : sql.param(others)
  return sql`(retirement.reason = 'third_party' or coalesce(retirement.on_behalf_of = any(${names}::text[]), false))`
}

/** The same of one that was read. */
export const isForOthers = (
  { reason, onBehalfOf }: { reason: string; onBehalfOf: string | null },
  others: readonly string[],
): boolean => reason === 'third_party' || (onBehalfOf !== null && others.includes(onBehalfOf))
