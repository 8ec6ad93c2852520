import { mayDo, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { findPersonNames, holdPerson } from '../identity/index.ts'
import { notify } from '../notices/index.ts'
import {
  type Acting,
  findMembership,
  isOver,
  join,
  lockOrganisation,
  noteEvent,
} from '../organisations/index.ts'
import { invitations } from './invitations.tables.ts'
import { mayGive } from './refuse-giving.ts'

type Invited = { personId: string; email: string; emailVerified: boolean }

const refuseEnded = (found: typeof invitations.$inferSelect | undefined, now: Date) => {
  if (!found) throw new DomainError('not_found')
  if (found.ended !== null || found.expiresAt <= now) throw new DomainError('link_expired')
  return found
}

/** Before anything of the organisation is read: whoever invites, withdraws or accepts comes one after the other. */
const lockInvitation = async (tx: Tx, id: string) => {
  const [before] = await tx.select().from(invitations).where(eq(invitations.id, id))
  if (before) await lockOrganisation(tx, before.organisationId)
  const [found] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
  return found
}

const accept = async (
  tx: Tx,
  personId: string,
  { id, organisationId, role, endsOn, invitedBy }: typeof invitations.$inferSelect,
  now: Date,
): Promise<string> => {
  if (isOver(endsOn, now))
    throw new DomainError('link_expired', {
      message: 'The last day this invitation gives is over. Ask for a new one.',
    })
  // Nobody is let in by somebody who could not let them in today.
  const inviter = await findMembership(tx, organisationId, invitedBy)
  if (!inviter || isOver(inviter.endsOn, now) || !mayDo(inviter.role, 'manage'))
    throw new DomainError('link_expired')
  if (!(await mayGive(tx, { organisationId, giver: inviter.role, role })))
    throw new DomainError('link_expired', {
      message: 'The organisation has set limits since, so an owner has to invite you to this role.',
    })
  await holdPerson(tx, personId)
  await tx.update(invitations).set({ ended: 'accepted', endedAt: now }).where(eq(invitations.id, id))
  await join(tx, { organisationId, personId }, { role, endsOn }, now)
  const name = (await findPersonNames(tx, [personId])).get(personId) ?? 'Somebody'
  await notify(
    tx,
    {
      organisationId,
      to: 'manage',
      kind: 'members',
      key: `member-joined:${id}`,
      title: `${name} joined`,
      words: `They accepted the invitation and are ${memberRoleWords[role].name} now.`,
      href: '/organisation',
      by: personId,
    },
    now,
  )
  return organisationId
}

/**
 * Accepts by the token of the link, which came to an address: whoever has it has proved that address, but only an account
 * with that address may use it. Answers the organisation.
 */
export const acceptByToken = async (
  tx: Tx,
  { personId, email }: Invited,
  token: string,
  now: Date,
): Promise<string> => {
  const [named] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)))
  const found = refuseEnded(named && (await lockInvitation(tx, named.id)), now)
  if (found.email !== email) throw new DomainError('invitation_elsewhere')
  return accept(tx, personId, found, now)
}

/** An invitation to an address that the caller has confirmed; anybody else's does not exist for them. */
const findOwn = async (tx: Tx, { email, emailVerified }: Invited, id: string, now: Date) => {
  const found = await lockInvitation(tx, id)
  if (!found || !emailVerified || found.email !== email) throw new DomainError('not_found')
  return refuseEnded(found, now)
}

export const acceptOwn = async (tx: Tx, invited: Invited, id: string, now: Date): Promise<string> =>
  accept(tx, invited.personId, await findOwn(tx, invited, id, now), now)

/** Accepts what waits for somebody whose address was proved elsewhere, if an organisation has invited it. Answers whether it had. */
export const acceptWaiting = async (
  tx: Tx,
  { organisationId, personId, email }: Acting & { email: string },
  now: Date,
): Promise<boolean> => {
  const [waiting] = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, organisationId),
        eq(invitations.email, email),
        isNull(invitations.ended),
        gt(invitations.expiresAt, now),
      ),
    )
    .for('update')
  if (!waiting) return false
  await accept(tx, personId, waiting, now)
  return true
}

export const decline = async (tx: Tx, invited: Invited, id: string, now: Date): Promise<void> => {
  const { organisationId, email } = await findOwn(tx, invited, id, now)
  await tx.update(invitations).set({ ended: 'declined', endedAt: now }).where(eq(invitations.id, id))
  const noted = { organisationId, personId: invited.personId, aboutEmail: email }
  await noteEvent(tx, { ...noted, kind: 'invitation_declined' }, now)
}

export const withdrawInvitation = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  await lockOrganisation(tx, organisationId)
  const [gone] = await tx
    .update(invitations)
    .set({ ended: 'withdrawn', endedAt: now })
    .where(
      and(eq(invitations.id, id), eq(invitations.organisationId, organisationId), isNull(invitations.ended)),
    )
    .returning({ email: invitations.email })
  if (!gone) throw new DomainError('not_found')
  const noted = { organisationId, personId, aboutEmail: gone.email }
  await noteEvent(tx, { ...noted, kind: 'invitation_withdrawn' }, now)
}

/** What somebody offered for an organisation goes with their right to offer it. */
export const withdrawOffers = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  inviterId: string,
  now: Date,
): Promise<void> => {
  const gone = await tx
    .update(invitations)
    .set({ ended: 'withdrawn', endedAt: now })
    .where(
      and(
        eq(invitations.organisationId, organisationId),
        eq(invitations.invitedBy, inviterId),
        isNull(invitations.ended),
      ),
    )
    .returning({ email: invitations.email })
  for (const { email } of gone)
    await noteEvent(tx, { organisationId, personId, aboutEmail: email, kind: 'invitation_withdrawn' }, now)
}
