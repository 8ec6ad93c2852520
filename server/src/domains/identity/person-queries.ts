import type { Person, Role } from '@ledgerleaf/contract/identity'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { roles, users } from './identity.tables.ts'

const findPersonWhere = async (db: Reader, condition: SQL): Promise<Person | null> => {
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      roles: sql<Role[]>`array_remove(array_agg(${roles.role} order by ${roles.role}), null)`,
    })
    .from(users)
    .leftJoin(roles, eq(roles.userId, users.id))
    .where(condition)
    .groupBy(users.id)
  return person ?? null
}

export const findPerson = (db: Reader, id: string): Promise<Person | null> =>
  findPersonWhere(db, eq(users.id, id))

/** The address as the contract parses it: trimmed and case-folded. */
export const findPersonByEmail = (db: Reader, email: string): Promise<Person | null> =>
  findPersonWhere(db, eq(users.email, email))
