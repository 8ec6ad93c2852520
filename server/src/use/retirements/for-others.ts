import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { findGivenNames, findOwnNames } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { isOneName } from '../registry-retirements/index.ts'
import { retirements } from './retirements.tables.ts'

/**
 * Whom else an organisation retired for, as its retirements name them: everybody who is neither it nor a subsidiary of it, by a name
 * it has or had. A certificate made out to somebody else is theirs to show. One that never said what it is called is not held to
 * the name of the beneficiary.
 */
export const findOthers = async (db: Reader, organisationId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ onBehalfOf: retirements.onBehalfOf, beneficiary: retirements.beneficiary })
    .from(retirements)
    .where(eq(retirements.buyerId, organisationId))
  if (rows.length === 0) return []
  const isNamed = (await findGivenNames(db, organisationId)).length > 0
  const named = new Set(
    rows.flatMap(({ onBehalfOf, beneficiary }) => [onBehalfOf ?? [], isNamed ? beneficiary : []].flat()),
  )
  const own = await findOwnNames(db, organisationId)
  return [...named].filter((name) => !own.some((one) => isOneName(one, name)))
}

/** Whether a `retirement` was made for one of these others: it is their offset, whoever retired it. */
export const isForOthersSql = (others: readonly string[] | Placeholder): SQL => {
  const names = 'name' in others ? others : sql.param(others)
  return sql`(retirement.reason = 'third_party' or retirement.beneficiary = any(${names}::text[])
    or coalesce(retirement.on_behalf_of = any(${names}::text[]), false))`
}

/** The same of one that was read. */
export const isForOthers = (
  { reason, onBehalfOf, beneficiary }: { reason: string; onBehalfOf: string | null; beneficiary: string },
  others: readonly string[],
): boolean =>
  reason === 'third_party' ||
  others.includes(beneficiary) ||
  (onBehalfOf !== null && others.includes(onBehalfOf))
