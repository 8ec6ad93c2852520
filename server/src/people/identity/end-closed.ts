import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { domainOf, findRoles } from '../organisations/index.ts'
import { endSessions } from './end-sessions.ts'
import { halfSignIns, sessions, users } from './identity.tables.ts'

/** Ends the sessions for an organisation that were not begun through its provider, of those whom it keeps to that. */
export const endPasswordSessions = async (
  tx: Tx,
  organisationId: string,
  domains: readonly string[],
): Promise<void> => {
  const roles = await findRoles(tx, organisationId)
  const kept = [...roles].filter(([, role]) => role !== 'owner').map(([id]) => id)
  if (kept.length === 0) return
  const found = await tx
    .select({ id: sessions.id, userId: sessions.userId, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.organisationId, organisationId),
        isNull(sessions.providerOrganisationId),
        inArray(sessions.userId, kept),
      ),
    )
  for (const { id, userId, email } of found)
    if (domains.includes(domainOf(email))) await endSessions(tx, userId, { id })
}

/** Ends what was begun through an organisation's provider, but not the session of whoever asks for it. */
export const endProviderSessions = async (tx: Tx, organisationId: string, but?: string): Promise<void> => {
  await tx.delete(halfSignIns).where(eq(halfSignIns.providerOrganisationId, organisationId))
  const found = await tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.providerOrganisationId, organisationId), but ? ne(sessions.id, but) : undefined))
  for (const { id, userId } of found) await endSessions(tx, userId, { id })
}
