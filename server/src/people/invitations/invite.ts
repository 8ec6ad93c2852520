import { randomBytes } from 'node:crypto'
import { mayDo } from '@ledgerleaf/contract/member-roles'
import { invitationDays, membersMax, type NewInvitation } from '@ledgerleaf/contract/organisations'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { newId } from '../../platform/id.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findPersonByEmail, findPersonNames } from '../identity/index.ts'
import {
  type Acting,
  countMembers,
  findMembership,
  findPartyNames,
  lockOrganisation,
  noteEvent,
  refuseLastDay,
} from '../organisations/index.ts'
import { invitationMail } from './invitation-mail.ts'
import { invitations } from './invitations.tables.ts'
import { refuseGiving } from './refuse-giving.ts'

const countPlaces = async (tx: Tx, organisationId: string): Promise<number> => {
  const [{ waiting } = { waiting: 0 }] = await tx
    .select({ waiting: count() })
    .from(invitations)
    .where(and(eq(invitations.organisationId, organisationId), isNull(invitations.ended)))
  return waiting + (await countMembers(tx, organisationId))
}

/** What an organisation is called to somebody who is not in it. */
export const nameOf = async (tx: Tx, organisationId: string): Promise<string> =>
  (await findPartyNames(tx, [organisationId])).get(organisationId) ?? 'An organisation'

/** Invites an address. One that is invited already gets a new link, and the old one ends. */
export const invite = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  { email, role, endsOn }: NewInvitation,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> => {
  await lockOrganisation(tx, organisationId)
  const own = await findMembership(tx, organisationId, personId)
  if (!own || !mayDo(own.role, 'manage')) throw new DomainError('not_permitted')
  refuseLastDay(endsOn, now)
  if (role === 'owner')
    throw new DomainError('invalid_input', {
      field: 'role',
      message: 'An organisation is handed over to a member. Invite them with another role first.',
    })
  await refuseGiving(tx, { organisationId, giver: own.role, role })
  const known = await findPersonByEmail(tx, email)
  if (known && (await findMembership(tx, organisationId, known.id)))
    throw new DomainError('already_member', { field: 'email' })
  await tx
    .update(invitations)
    .set({ ended: 'withdrawn', endedAt: now })
    .where(
      and(
        eq(invitations.organisationId, organisationId),
        eq(invitations.email, email),
        isNull(invitations.ended),
      ),
    )
  if ((await countPlaces(tx, organisationId)) >= membersMax) throw new DomainError('too_many_members')
  const id = newId(now.getTime())
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)
  await tx.insert(invitations).values({
    id,
    organisationId,
    email,
    role,
    endsOn,
    tokenHash: hashToken(token),
    invitedBy: personId,
    createdAt: now,
    expiresAt,
  })
  const organisation = await nameOf(tx, organisationId)
  const invitedBy = (await findPersonNames(tx, [personId])).get(personId) ?? organisation
  await enqueue(
    tx,
    sendMailTask,
    invitationMail(publicUrl, email, { organisation, invitedBy, role, endsOn, token, expiresAt }),
  )
  const details = { role, endsOn }
  await noteEvent(tx, { organisationId, personId, kind: 'invited', aboutEmail: email, details }, now)
  return id
}
