import { type Duty, type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { membersMax } from '@ledgerleaf/contract/organisations'
import { and, asc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue, stopTelling } from '../../platform/outbox.ts'
import type { Acting } from './acting.ts'
import { ensureBelonging } from './found-organisation.ts'
import { lockOrganisation } from './hold-organisations.ts'
import { isOver, refuseLastDay } from './last-day.ts'
import { noteEvent } from './note-event.ts'
import { countMembers, findMembership } from './organisation-queries.ts'
import { memberships, organisations } from './organisations.tables.ts'
import { memberChangedTask } from './organisations.tasks.ts'

export type Given = { role: MemberRole; endsOn: string | null }

const pair = ({ organisationId, personId }: Acting) =>
  and(eq(memberships.organisationId, organisationId), eq(memberships.personId, personId))

/** What the caller is to the organisation now: a role that was taken a moment ago no longer counts. */
const requireRole = async (tx: Tx, by: Acting): Promise<MemberRole> => {
  const own = await findMembership(tx, by.organisationId, by.personId)
  if (!own || !mayDo(own.role, 'manage')) throw new DomainError('not_permitted')
  return own.role
}

const refuseLastOwner = async (tx: Tx, { organisationId, personId }: Acting): Promise<void> => {
  const [other] = await tx
    .select({ id: memberships.personId })
    .from(memberships)
    .where(
      and(
        eq(memberships.organisationId, organisationId),
        eq(memberships.role, 'owner'),
        ne(memberships.personId, personId),
      ),
    )
    .limit(1)
  if (!other) throw new DomainError('last_owner')
}

/** Owners are made and unmade by owners alone. */
const requireOwnerFor = (own: MemberRole, ...roles: MemberRole[]): void => {
  if (own !== 'owner' && roles.includes('owner'))
    throw new DomainError('not_permitted', { message: 'Only an owner decides about owners.' })
}

/** Owners are unmade, too, only by somebody who has just shown once more who they are. */
const requireProved = (isProved: boolean, ...roles: MemberRole[]): void => {
  if (!isProved && roles.includes('owner'))
    throw new DomainError('not_permitted', {
      message: 'Making or unmaking an owner asks for your password or your second factor.',
    })
}

/** The links of the organisation that somebody was shown end: they could still be followed by nobody in particular. */
const endLinks = async (tx: Tx, organisationId: string): Promise<void> => {
  await tx
    .update(organisations)
    .set({ linkNo: sql`${organisations.linkNo} + 1` })
    .where(eq(organisations.id, organisationId))
}

/** Somebody joins; whoever belongs already gets the new role. The organisation is locked by then. */
export const join = async (tx: Tx, member: Acting, { role, endsOn }: Given, now: Date): Promise<void> => {
  const { organisationId, personId } = member
  await lockOrganisation(tx, organisationId)
  if ((await countMembers(tx, organisationId)) >= membersMax) throw new DomainError('too_many_members')
  const member_ = await findMembership(tx, organisationId, personId)
  // An old invitation takes nothing away from whoever is more by now.
  if (member_?.role === 'owner') return
  await tx
    .insert(memberships)
    .values({ organisationId, personId, role, endsOn, joinedAt: now })
    .onConflictDoUpdate({
      target: [memberships.organisationId, memberships.personId],
      set: { role, endsOn },
    })
  if (member_ && isOver(member_.endsOn, now)) await endLinks(tx, organisationId)
  await noteEvent(tx, { organisationId, personId, kind: 'joined', details: { role, endsOn } }, now)
}

/** Answers what the member was before, and what the caller is. */
export const changeRole = async (
  tx: Tx,
  by: Acting,
  memberId: string,
  { role, endsOn, isProved }: Given & { isProved: boolean },
  now: Date,
): Promise<{ before: Given; giver: MemberRole }> => {
  const { organisationId, personId } = by
  await lockOrganisation(tx, organisationId)
  const own = await requireRole(tx, by)
  const member = { organisationId, personId: memberId }
  const found = await findMembership(tx, organisationId, memberId)
  if (!found) throw new DomainError('not_found')
  requireOwnerFor(own, found.role, role)
  requireProved(isProved, found.role, role)
  if (role !== 'owner') refuseLastDay(endsOn, now)
  if (found.role === 'owner' && role !== 'owner') await refuseLastOwner(tx, member)
  // An owner has no last day: the organisation would be nobody's on the next.
  const given = { role, endsOn: role === 'owner' ? null : endsOn }
  await tx.update(memberships).set(given).where(pair(member))
  const details = given
  await noteEvent(tx, { organisationId, personId, kind: 'role_changed', aboutId: memberId, details }, now)
  const loses = (duty: Duty) => mayDo(found.role, duty) && !mayDo(role, duty)
  // A link decides for whoever buys, and of what is also retired for whoever retires.
  if (loses('buy') || loses('retire') || isOver(found.endsOn, now)) await endLinks(tx, organisationId)
  await announce(tx, { personId: memberId }, { type: 'account.changed' })
  await enqueue(tx, memberChangedTask, { organisationId })
  return { before: found, giver: own }
}

/** Whoever is written to is a member: of one who goes, an owner takes the place. */
const replaceContact = async (tx: Tx, { organisationId, personId }: Acting): Promise<void> => {
  const [owner] = await tx
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.role, 'owner')))
    .orderBy(asc(memberships.joinedAt))
    .limit(1)
  if (owner)
    await tx
      .update(organisations)
      .set({ contactId: owner.id })
      .where(and(eq(organisations.id, organisationId), eq(organisations.contactId, personId)))
}

const endMembership = async (tx: Tx, member: Acting, now: Date): Promise<void> => {
  await tx.delete(memberships).where(pair(member))
  await replaceContact(tx, member)
  await endLinks(tx, member.organisationId)
  await ensureBelonging(tx, member.personId, now)
  await stopTelling(tx, member.personId, member.organisationId)
  // Their open pages ask again who they are, and for whom.
  await announce(tx, { personId: member.personId }, { type: 'account.changed' })
  await enqueue(tx, memberChangedTask, { organisationId: member.organisationId })
}

export const removeMember = async (tx: Tx, by: Acting, memberId: string, now: Date): Promise<void> => {
  const { organisationId, personId } = by
  await lockOrganisation(tx, organisationId)
  await requireRole(tx, by)
  const member = { organisationId, personId: memberId }
  const found = await findMembership(tx, organisationId, memberId)
  if (!found) throw new DomainError('not_found')
  if (found.role === 'owner')
    throw new DomainError('not_permitted', {
      message: 'An owner is given another role first, then they can be removed.',
    })
  await endMembership(tx, member, now)
  const details = { role: found.role }
  await noteEvent(tx, { organisationId, personId, kind: 'removed', aboutId: memberId, details }, now)
}

export const leave = async (tx: Tx, by: Acting, now: Date): Promise<void> => {
  const { organisationId, personId } = by
  await lockOrganisation(tx, organisationId)
  const found = await findMembership(tx, organisationId, personId)
  if (!found) throw new DomainError('not_found')
  if (found.role === 'owner') await refuseLastOwner(tx, by)
  await endMembership(tx, by, now)
  await noteEvent(tx, { organisationId, personId, kind: 'left', details: { role: found.role } }, now)
}

/**
 * Somebody who is erased leaves every organisation that goes on without them; their memberships go with the rest. The
 * organisations are locked by then.
 */
export const leaveOthers = async (tx: Tx, personId: string, now: Date): Promise<void> => {
  const own = await tx.select().from(memberships).where(eq(memberships.personId, personId))
  for (const { organisationId, role } of own) {
    if ((await countMembers(tx, organisationId)) === 1) continue
    await tx.delete(memberships).where(pair({ organisationId, personId }))
    await replaceContact(tx, { organisationId, personId })
    await endLinks(tx, organisationId)
    await noteEvent(tx, { organisationId, personId, kind: 'left', details: { role } }, now)
  }
}

/** The whole of it to another member; who led it so far stays as an admin. */
export const handOver = async (tx: Tx, by: Acting, memberId: string, now: Date): Promise<void> => {
  const { organisationId, personId } = by
  await lockOrganisation(tx, organisationId)
  const own = await findMembership(tx, organisationId, personId)
  if (own?.role !== 'owner') throw new DomainError('not_permitted')
  const found = await findMembership(tx, organisationId, memberId)
  if (!found || memberId === personId) throw new DomainError('not_found')
  if (isOver(found.endsOn, now))
    throw new DomainError('not_permitted', {
      message: 'The last day of this member is over. Give them another role first, then hand over.',
    })
  await tx
    .update(memberships)
    .set({ role: 'owner', endsOn: null })
    .where(pair({ organisationId, personId: memberId }))
  await tx.update(memberships).set({ role: 'admin' }).where(pair(by))
  await tx.update(organisations).set({ contactId: memberId }).where(eq(organisations.id, organisationId))
  await noteEvent(tx, { organisationId, personId, kind: 'handed_over', aboutId: memberId }, now)
  for (const changed of [personId, memberId])
    await announce(tx, { personId: changed }, { type: 'account.changed' })
}

export const makeContact = async (tx: Tx, by: Acting, memberId: string, now: Date): Promise<void> => {
  const { organisationId, personId } = by
  await lockOrganisation(tx, organisationId)
  await requireRole(tx, by)
  if (!(await findMembership(tx, organisationId, memberId))) throw new DomainError('not_found')
  await tx.update(organisations).set({ contactId: memberId }).where(eq(organisations.id, organisationId))
  await noteEvent(tx, { organisationId, personId, kind: 'contact_changed', aboutId: memberId }, now)
}

/** Where somebody begins the next time. */
export const markChosen = async (tx: Tx, member: Acting, now: Date): Promise<void> => {
  const chosen = await tx
    .update(memberships)
    .set({ chosenAt: now })
    .where(
      and(
        pair(member),
        or(isNull(memberships.endsOn), gte(memberships.endsOn, sql`(now() at time zone 'utc')::date`)),
      ),
    )
    .returning({ role: memberships.role })
  if (chosen.length === 0) throw new DomainError('not_found')
}
