import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findOwnNames, findPresentNames, namedOrganisations } from '../../people/organisations/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { isOneName, isSameName } from '../registry-retirements/index.ts'
import { retirements } from './retirements.tables.ts'

type Words = { beneficiary: string; onBehalfOf: string | null; reason: string }

/** Of how many retirements one turn decides. */
export const perTurnMax = 500

/** A beneficiary may be called shorter or longer than the organisation is; on whose behalf it is says one name. */
const isElsewhere = ({ beneficiary, onBehalfOf, reason }: Words, own: readonly string[]): boolean =>
  reason === 'third_party' ||
  !own.some((name) => isSameName(name, beneficiary)) ||
  (onBehalfOf !== null && !own.some((name) => isOneName(name, onBehalfOf)))

/**
 * Whether a retirement is made for somebody else, by what the organisation and its subsidiaries are called at this moment. That is
 * a fact of this moment: no name given later makes a customer's tonnes one's own. Null where it cannot be told yet, of a guest and
 * of an organisation that never said what it is called.
 */
export const decideWhose = async (
  db: Reader,
  organisationId: string | null,
  words: Words,
): Promise<boolean | null> => {
  if (words.reason === 'third_party') return true
  const own = organisationId === null ? null : await findPresentNames(db, organisationId)
  return own && isElsewhere(words, own)
}

/** The organisations that have a name by now, and retirements of which it is not decided yet whose they are. */
export const findUndecidedOwners = async (db: Reader): Promise<string[]> => {
  const rows = await query(
    db,
    z.object({ id: z.string() }),
    sql`select organisation.id::text from ${sql.raw(namedOrganisations)} organisation
      where exists (
        select from retirements where retirements.buyer_id = organisation.id and retirements.is_for_others is null)
      order by organisation.id limit ${perTurnMax}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Decides of an organisation's retirements what could not be decided when they were made: by what it is called now, and of those
 * from before this was written down by what it is or was called. At most so many in one turn: answers whether
 * there may be more.
 */
export const decideUndecided = async (
  tx: Tx,
  organisationId: string,
  perTurn = perTurnMax,
): Promise<boolean> => {
  const present = await findPresentNames(tx, organisationId)
  if (!present) return false
  const ever = await findOwnNames(tx, organisationId)
  const undecided = await tx
    .select()
    .from(retirements)
    .where(and(eq(retirements.buyerId, organisationId), isNull(retirements.isForOthers)))
    .orderBy(asc(retirements.id))
    .limit(perTurn)
    .for('update')
  for (const isForOthers of [true, false]) {
    const ids = undecided
      .filter((one) => isElsewhere(one, one.isOlder ? ever : present) === isForOthers)
      .map(({ id }) => id)
    if (ids.length > 0)
      await tx
        .update(retirements)
        .set({ isForOthers })
        .where(sql`id = any(${sql.param(ids)}::uuid[])`)
  }
  return undecided.length === perTurn
}
