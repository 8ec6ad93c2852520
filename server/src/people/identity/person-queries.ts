import type { Person, Role } from '@ledgerleaf/contract/identity'
import { cleanLine } from '@ledgerleaf/contract/text'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { roles, sellerProfiles, users } from './identity.tables.ts'

/** The company somebody buys for; of a seller who named none, the one that sells. Takes both tables joined. */
export const companyOf = sql<string | null>`coalesce(${users.company}, ${sellerProfiles.companyName})`

const findPersonWhere = async (db: Reader, condition: SQL): Promise<Person | null> => {
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      company: companyOf,
      roles: sql<Role[]>`array_remove(array_agg(${roles.role} order by ${roles.role}), null)`,
    })
    .from(users)
    .leftJoin(roles, eq(roles.userId, users.id))
    .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
    .where(condition)
    .groupBy(users.id, sellerProfiles.userId)
  if (!person) return null
  const { name, company } = person
  return { ...person, name: cleanLine(name), company: (company && cleanLine(company)) || null }
}

export const findPerson = (db: Reader, id: string): Promise<Person | null> =>
  findPersonWhere(db, eq(users.id, id))

/** The address as the contract parses it: trimmed and case-folded. */
export const findPersonByEmail = (db: Reader, email: string): Promise<Person | null> =>
  findPersonWhere(db, eq(users.email, email))

/** The address of each of these people who has an account. */
export const findAddresses = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** What these people are called; their address where they have not said it. */
export const findPersonNames = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})` })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Where operators can be reached. */
export const findOperatorAddresses = async (db: Reader): Promise<string[]> => {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(roles, and(eq(roles.userId, users.id), eq(roles.role, 'operator')))
    .orderBy(users.email)
  return rows.map(({ email }) => email)
}

/** Which of these addresses an account has proved. */
export const findProved = async (db: Reader, emails: readonly string[]): Promise<Map<string, boolean>> => {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.emailVerified, true)))
  const proved = new Set(rows.map(({ email }) => email))
  return new Map(emails.map((email) => [email, proved.has(email)]))
}

/** What a seller's company is called; null for a person who sells nothing. */
export const findCompanyName = async (db: Reader, id: string): Promise<string | null> => {
  const [profile] = await db
    .select({ companyName: sellerProfiles.companyName })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.userId, id))
  return profile?.companyName ?? null
}
