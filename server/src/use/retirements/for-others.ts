import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { findGivenNames, findOwnNames } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { isOneName, isSameName } from '../registry-retirements/index.ts'
import { retirements } from './retirements.tables.ts'

/** A name as one of others, and in which place of the words: whom it is made out to, and on whose behalf, are held to differently. */
const madeOutTo = (name: string): string => `to ${name}`
const onBehalf = (name: string): string => `of ${name}`

/**
 * Whom else an organisation retired for, as its retirements name them: everybody who is neither it nor a subsidiary of it, by a name
 * it has or had. A certificate made out to somebody else is theirs to show. A beneficiary may be called shorter or longer than the
 * organisation is, and one that never said what it is called is not held to it.
 */
export const findOthers = async (db: Reader, organisationId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ behalf: retirements.onBehalfOf, beneficiary: retirements.beneficiary })
    .from(retirements)
    .where(eq(retirements.buyerId, organisationId))
  if (rows.length === 0) return []
  const isNamed = (await findGivenNames(db, organisationId)).length > 0
  const own = await findOwnNames(db, organisationId)
  const marks = rows.flatMap(({ behalf, beneficiary }) => [
    ...(behalf !== null && !own.some((one) => isOneName(one, behalf)) ? [onBehalf(behalf)] : []),
    ...(isNamed && !own.some((one) => isSameName(one, beneficiary)) ? [madeOutTo(beneficiary)] : []),
  ])
  return [...new Set(marks)]
}

/** Whether a `retirement` was made for one of these others: it is their offset, whoever retired it. */
export const isForOthersSql = (others: readonly string[] | Placeholder): SQL => {
  const names = 'name' in others ? others : sql.param(others)
  return sql`(retirement.reason = 'third_party' or 'to ' || retirement.beneficiary = any(${names}::text[])
    or coalesce('of ' || retirement.on_behalf_of = any(${names}::text[]), false))`
}

/** The same of one that was read. */
export const isForOthers = (
  { reason, onBehalfOf, beneficiary }: { reason: string; onBehalfOf: string | null; beneficiary: string },
  others: readonly string[],
): boolean =>
  reason === 'third_party' ||
  others.includes(madeOutTo(beneficiary)) ||
  (onBehalfOf !== null && others.includes(onBehalf(onBehalfOf)))
