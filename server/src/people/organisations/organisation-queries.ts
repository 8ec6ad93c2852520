import { strict as assert } from 'node:assert'
import type { Duty } from '@ledgerleaf/contract/member-roles'
import { MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { isCurrent } from './acting-for.ts'
import {
  memberships,
  organisationEvents,
  organisationFormerNames,
  organisations,
  subsidiaries,
} from './organisations.tables.ts'
import { findParty } from './party-queries.ts'

export const findOrganisation = async (db: Reader, id: string) => {
  const [found] = await db.select().from(organisations).where(eq(organisations.id, id))
  assert(found, 'an organisation somebody acts for exists')
  return found
}

export const findSubsidiaries = (db: Reader, organisationId: string) =>
  db
    .select({
      id: subsidiaries.id,
      name: subsidiaries.name,
      registerNumber: subsidiaries.registerNumber,
      country: subsidiaries.country,
    })
    .from(subsidiaries)
    .where(eq(subsidiaries.organisationId, organisationId))
    .orderBy(subsidiaries.name, subsidiaries.id)

const bears = (name: string | undefined | null): name is string => Boolean(name?.trim())

/** What an organisation was called before and is not now, with the last day of each; the latest first. */
export const findFormerNames = async (db: Reader, id: string): Promise<{ name: string; until: string }[]> => {
  const { name: present, legalName } = await findOrganisation(db, id)
  const former = await db
    .select()
    .from(organisationFormerNames)
    .where(eq(organisationFormerNames.organisationId, id))
    .orderBy(desc(organisationFormerNames.leftAt), asc(organisationFormerNames.name))
  return former
    .filter(({ name }) => name !== present && name !== legalName)
    .map(({ name, leftAt }) => ({ name, until: leftAt.toISOString().slice(0, 10) }))
}

/** What an organisation is and was called, apart from its subsidiaries; nothing of one that never said. */
export const findGivenNames = async (db: Reader, id: string): Promise<string[]> => {
  const [own] = await db.select().from(organisations).where(eq(organisations.id, id))
  const former = await db
    .select({ name: organisationFormerNames.name })
    .from(organisationFormerNames)
    .where(eq(organisationFormerNames.organisationId, id))
  return [own?.name, own?.legalName, ...former.map(({ name }) => name)].filter(bears)
}

/** What an organisation and its subsidiaries are called at this moment; null of one that has no name of its own. */
export const findPresentNames = async (db: Reader, id: string): Promise<string[] | null> => {
  const [own] = await db.select().from(organisations).where(eq(organisations.id, id))
  const given = [own?.name, own?.legalName].filter(bears)
  return given.length > 0 ? [...given, ...(await findSubsidiaries(db, id)).map(({ name }) => name)] : null
}

/** Every name that stands for an organisation: those it gave itself, those of its subsidiaries, and unnamed its contact's. */
export const findOwnNames = async (db: Reader, id: string): Promise<string[]> => {
  const given = await findGivenNames(db, id)
  const party = given.length > 0 ? null : await findParty(db, id)
  const names = [...given, party?.name, ...(await findSubsidiaries(db, id)).map(({ name }) => name)]
  return names.filter(bears)
}

export const findMembership = async (db: Reader, organisationId: string, personId: string) => {
  const [found] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.personId, personId)))
  return found ?? null
}

/** The organisations somebody belongs to, in the order in which they are locked. */
export const findMemberships = async (db: Reader, personId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: memberships.organisationId })
    .from(memberships)
    .where(eq(memberships.personId, personId))
    .orderBy(asc(memberships.organisationId))
  return rows.map(({ id }) => id)
}

export const findOwners = async (db: Reader, organisationId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.role, 'owner')))
    .orderBy(asc(memberships.joinedAt), asc(memberships.personId))
  return rows.map(({ id }) => id)
}

export const countMembers = async (db: Reader, organisationId: string): Promise<number> => {
  const [{ members } = { members: 0 }] = await db
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.organisationId, organisationId))
  return members
}

const MemberRow = z.object({ id: z.string(), role: MemberRole })

/** Who acts for it, and as what: one whose last day is over does not. */
export const findRoles = async (db: Reader, organisationId: string): Promise<Map<string, MemberRole>> => {
  const rows = await query(
    db,
    MemberRow,
    sql`select membership.person_id::text as id, membership.role from memberships membership
      where membership.organisation_id = ${organisationId} and ${sql.raw(isCurrent)} order by membership.joined_at, 1`,
  )
  return new Map(rows.map(({ id, role }) => [id, role]))
}

const Acting = z.object({ organisationId: z.string(), role: MemberRole })

/**
 * Which organisation gets what somebody did before it was known who they are: the one they would act for, if their role
 * there allows it, or else one of their own. Null for whoever handed theirs over and only looks at those of others.
 */
export const organisationFor = async (db: Reader, personId: string, duty: Duty): Promise<string | null> => {
  const belongings = await query(
    db,
    Acting,
    sql`select membership.organisation_id::text as "organisationId", membership.role from memberships membership
      where membership.person_id = ${personId} and ${sql.raw(isCurrent)}
      order by membership.chosen_at desc nulls last, membership.role = 'owner' desc, membership.joined_at, membership.organisation_id`,
  )
  const [first] = belongings
  const chosen = first && mayDo(first.role, duty) ? first : belongings.find(({ role }) => role === 'owner')
  return chosen?.organisationId ?? null
}

/** The organisations that are nobody's but this person's: they go with them. */
export const findOwnAlone = async (db: Reader, personId: string): Promise<string[]> => {
  const rows = await query(
    db,
    z.object({ id: z.string() }),
    sql`select membership.organisation_id::text as id from memberships membership
      where membership.person_id = ${personId} and membership.role = 'owner' and not exists (
        select from memberships other
        where other.organisation_id = membership.organisation_id and other.person_id <> membership.person_id)
      order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Whether somebody belongs to an organisation: nobody decides about what is their own. */
export const belongsTo = async (db: Reader, personId: string, organisationId: string): Promise<boolean> =>
  (await findMembership(db, organisationId, personId)) !== null

/** Whether somebody who does not belong to it once did, and was removed or left: they come back when they are invited. */
export const wasMember = async (db: Reader, organisationId: string, personId: string): Promise<boolean> => {
  const [last] = await db
    .select({ kind: organisationEvents.kind })
    .from(organisationEvents)
    .where(
      and(
        eq(organisationEvents.organisationId, organisationId),
        or(
          and(eq(organisationEvents.kind, 'removed'), eq(organisationEvents.aboutId, personId)),
          and(
            inArray(organisationEvents.kind, ['joined', 'left']),
            eq(organisationEvents.personId, personId),
          ),
        ),
      ),
    )
    .orderBy(desc(organisationEvents.at), desc(organisationEvents.id))
    .limit(1)
  return last?.kind === 'removed' || last?.kind === 'left'
}
