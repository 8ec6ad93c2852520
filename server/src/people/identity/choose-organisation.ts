import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { isClosedTo, markChosen } from '../organisations/index.ts'
import { sessions, users } from './identity.tables.ts'

/** From now on a session acts for another organisation of its person. Its other pages are told. */
export const chooseOrganisation = async (
  tx: Tx,
  { personId, sessionId }: { personId: string; sessionId: string },
  organisationId: string,
  now: Date,
): Promise<void> => {
  await markChosen(tx, { personId, organisationId }, now)
  const [session] = await tx
    .update(sessions)
    .set({ organisationId })
    .from(users)
    .where(and(eq(sessions.id, sessionId), eq(users.id, sessions.userId)))
    .returning({ through: sessions.providerOrganisationId, email: users.email })
  if (session?.through && session.through !== organisationId) throw new DomainError('session_limited')
  if (session && !session.through && (await isClosedTo(tx, { organisationId, personId }, session.email)))
    throw new DomainError('provider_required')
  await announce(tx, { personId }, { type: 'account.changed' })
}
