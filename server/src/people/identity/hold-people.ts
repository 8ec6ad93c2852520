import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { users } from './identity.tables.ts'

/** What stands where an address stood. Nobody can receive mail there. */
export const erasedEmail = (id: string | null): string =>
  `erased${id === null ? '' : `-${id}`}@erased.invalid`

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
