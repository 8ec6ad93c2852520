import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { erasedEmail } from '../../platform/personal-data.ts'
import { users } from './identity.tables.ts'

/** The accounts that were erased, for the statement of whoever keeps something of theirs a while longer. */
export const erasedPeople = sql`select id from users where email like '%@erased.invalid'`

/**
 * Keeps accounts from being erased until the transaction ends, and answers which of them were erased before. Whoever gives
 * an account something that stands against erasing it comes here first, before any other row is locked.
 */
export const holdPeople = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for('key share')
  return new Set(rows.filter(({ id, email }) => email === erasedEmail(id)).map(({ id }) => id))
}

/** The same for one account, whose session ended with it. */
export const holdPerson = async (tx: Tx, id: string): Promise<void> => {
  if ((await holdPeople(tx, [id])).size > 0) throw new DomainError('not_signed_in')
}

/** For whoever erases an account: others who would change it, or give it something, wait until it is gone. */
export const lockPerson = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}
