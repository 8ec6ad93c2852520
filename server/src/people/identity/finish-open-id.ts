import type { Door, Person } from '@ledgerleaf/contract/identity'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { askFactor } from './admit.ts'
import { unrememberedSeconds } from './create-auth.ts'
import { endSessions } from './end-sessions.ts'
import type { SignedIn } from './find-signed-in.ts'
import { grantRole } from './grant-role.ts'
import { sessions } from './identity.tables.ts'
import { personProvedAddressTask } from './identity.tasks.ts'
import { findPerson } from './person-queries.ts'

/**
 * What the provider's answer leaves open. Whoever comes through the buyer's door without any role is a buyer from
 * now on; the seller's door first asks for the company. A session that is not to be remembered ends in a day. Answers
 * who it was; of whom a second factor is asked the session ends before anybody had it, and there is a half one.
 */
export const finishOpenId = async (
  tx: Tx,
  token: string,
  { door, rememberMe, before }: { door: Door; rememberMe: boolean; before: SignedIn | null },
  now: Date,
): Promise<{ person: Person; half: { halfToken: string } | null } | null> => {
  const [session] = await tx
    .select({ userId: sessions.userId, organisationId: sessions.organisationId })
    .from(sessions)
    .where(eq(sessions.token, token))
  if (!session) return null
  if (!session.organisationId) throw new DomainError('provider_required')
  const half = await askFactor(tx, { personId: session.userId, rememberMe, through: null, before }, now)
  if (half) await tx.delete(sessions).where(eq(sessions.token, token))
  // The browser has one cookie: the session it held before could never be used or ended again.
  else if (before) await endSessions(tx, before.personId, { id: before.sessionId })
  if (!half && !rememberMe) {
    const expiresAt = new Date(now.getTime() + unrememberedSeconds * 1000)
    await tx.update(sessions).set({ expiresAt }).where(eq(sessions.token, token))
  }
  const person = await findPerson(tx, session.userId, session.organisationId)
  if (person?.emailVerified) await enqueue(tx, personProvedAddressTask, { email: person.email })
  if (!person) return null
  if (door !== 'buyer') return { person, half }
  if (person.roles.length === 0) await grantRole(tx, person.organisationId, 'buyer', now)
  return { person, half }
}
