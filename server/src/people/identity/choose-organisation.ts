import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { markChosen } from '../organisations/index.ts'
import { sessions } from './identity.tables.ts'

/** From now on a session acts for another organisation of its person. Its other pages are told. */
export const chooseOrganisation = async (
  tx: Tx,
  { personId, sessionId }: { personId: string; sessionId: string },
  organisationId: string,
  now: Date,
): Promise<void> => {
  await markChosen(tx, { personId, organisationId }, now)
  await tx.update(sessions).set({ organisationId }).where(eq(sessions.id, sessionId))
  await announce(tx, { personId }, { type: 'account.changed' })
}
