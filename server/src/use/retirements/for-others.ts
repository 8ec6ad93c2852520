import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findGivenNames, findOwnNames } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { isOneName, isSameName } from '../registry-retirements/index.ts'
import { retirements } from './retirements.tables.ts'

/** A name as one of others, and in which place of the words: whom it is made out to, and on whose behalf, are held to differently. */
const madeOutTo = (name: string): string => `to ${name}`
const onBehalf = (name: string): string => `of ${name}`

/**
 * Whom else the retirements name of which it is not decided yet whose they are (`decide-whose.ts`), and that is nobody for nearly every
 * organisation: everybody who is neither it nor a subsidiary of it, by a name it has or had. One that never said what it is called is
 * not held to the beneficiary.
 */
export const findOthers = async (db: Reader, organisationId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ behalf: retirements.onBehalfOf, beneficiary: retirements.beneficiary })
    .from(retirements)
    .where(and(eq(retirements.buyerId, organisationId), isNull(retirements.isForOthers)))
  if (rows.length === 0) return []
  const isNamed = (await findGivenNames(db, organisationId)).length > 0
  const own = await findOwnNames(db, organisationId)
  const marks = rows.flatMap(({ behalf, beneficiary }) => [
    ...(behalf !== null && !own.some((one) => isOneName(one, behalf)) ? [onBehalf(behalf)] : []),
    ...(isNamed && !own.some((one) => isSameName(one, beneficiary)) ? [madeOutTo(beneficiary)] : []),
  ])
  return [...new Set(marks)]
}

/** Whether a `retirement` was made for somebody else, whoever retired it: as it was decided, and until then by these others. */
export const isForOthersSql = (others: readonly string[] | Placeholder): SQL => {
  const names = 'name' in others ? others : sql.param(others)
  return sql`coalesce(retirement.is_for_others, retirement.reason = 'third_party'
    or 'to ' || retirement.beneficiary = any(${names}::text[])
    or coalesce('of ' || retirement.on_behalf_of = any(${names}::text[]), false))`
}

/** The retirements of an organisation that were made for somebody else: they are that one's offset. */
export const findForOthers = async (db: Reader, organisationId: string): Promise<ReadonlySet<string>> => {
  const others = await findOthers(db, organisationId)
  const rows = await query(
    db,
    z.object({ id: z.string() }),
    sql`select retirement.id::text from retirements retirement
      where retirement.buyer_id = ${organisationId} and ${isForOthersSql(others)}`,
  )
  return new Set(rows.map(({ id }) => id))
}
