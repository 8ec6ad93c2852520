import { type Person, Role } from '@ledgerleaf/contract/identity'
import { cleanLine } from '@ledgerleaf/contract/text'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { actingFor } from '../organisations/index.ts'
import { roles, sellerProfiles, users } from './identity.tables.ts'

/** What is told of a person and whom they act for. Takes the tables below. */
export const personColumns = `person.id::text as "personId", person.email, person.email_verified as "emailVerified", person.name,
  acting.organisation_id::text as "organisationId", acting.role as "memberRole",
  coalesce(nullif(acting.name, ''),
    (select profile.company_name from seller_profiles profile where profile.seller_id = acting.organisation_id)) as company,
  acting.sides || array(select role from roles where roles.user_id = person.id) as roles`

/** Joined to `users person`: for whom they act, by the organisation they chose, of those that a condition leaves open. */
export const personTables = (chosen: string, isOpen?: string): string =>
  `join ${actingFor('person.id', chosen, isOpen)} acting on true`

/** What somebody is, by themselves and by whom they act for: no two of the same, always in one order. */
export const Roles = z.pipe(
  z.array(Role),
  z.transform((roles) => roles.toSorted()),
)

/** A person, with the organisation they act for unless they chose another. */
export type KnownPerson = Person & { organisationId: string }

const Row = z.object({
  personId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  organisationId: z.string(),
  company: z.nullable(z.string()),
  roles: Roles,
})

const toPerson = ({ personId: id, name, company, ...row }: z.infer<typeof Row>): KnownPerson => ({
  id,
  ...row,
  name: cleanLine(name),
  company: (company && cleanLine(company)) || null,
})

const findWhere = async (
  db: Reader,
  where: SQL,
  chosen: string | null = null,
): Promise<KnownPerson | null> => {
  const [row] = await query(
    db,
    Row,
    sql`select ${sql.raw(personColumns)} from users person cross join (select ${chosen}::uuid as id) chosen
      ${sql.raw(personTables('chosen.id'))} where ${where}`,
  )
  return row ? toPerson(row) : null
}

/** A person, as they act for one of their organisations; else for the oldest that is their own. */
export const findPerson = (db: Reader, id: string, organisationId?: string): Promise<KnownPerson | null> =>
  findWhere(db, sql`person.id = ${id}`, organisationId)

/** The address as the contract parses it: trimmed and case-folded. */
export const findPersonByEmail = (db: Reader, email: string): Promise<KnownPerson | null> =>
  findWhere(db, sql`person.email = ${email}`)

/** What these people are called; their address where they have not said it. */
export const findPersonNames = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})` })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Somebody's address, for the statement of whoever needs it. */
export const emailOf = (personId: string): string =>
  `(select person.email from users person where person.id = ${personId})`

/** Everybody who has an account, as a table to be joined. */
export const knownPeople = `(select person.id, person.email, person.email_verified, person.name from users person)`

/** Where these people can be reached. */
export const findAddresses = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(users.email)
  return new Map(rows.map(({ id, email }) => [id, email]))
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

/** The account that has proved an address, and since when there is one. */
export const findProvedAccount = async (
  db: Reader,
  email: string,
): Promise<{ personId: string; openedAt: Date } | null> => {
  const [found] = await db
    .select({ personId: users.id, openedAt: users.createdAt })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
  return found ?? null
}

/** What a seller's company is called; null for a person who sells nothing. */
export const findCompanyName = async (db: Reader, id: string): Promise<string | null> => {
  const [profile] = await db
    .select({ companyName: sellerProfiles.companyName })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.sellerId, id))
  return profile?.companyName ?? null
}
