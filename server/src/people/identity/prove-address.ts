import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { forgetUnproven } from './forget-unproven.ts'
import { users } from './identity.tables.ts'
import { personProvedAddressTask } from './identity.tasks.ts'

type Proving = { personId: string; sessionId: string; email: string }

/** What follows when somebody who is signed in to an account turns out to read the mails of its address too. */
export const followProof = async (tx: Tx, { personId, sessionId, email }: Proving): Promise<void> => {
  await forgetUnproven(tx, personId, { allBut: sessionId })
  await announce(tx, { personId }, { type: 'account.changed' })
  // What was bought with this address before it had an account is theirs now.
  await enqueue(tx, personProvedAddressTask, { email })
}

/**
 * Confirms the address of whoever used a link that was mailed to it and works once. Ask it only after the link was found to be
 * for that very address: it says then what the link of a confirmation says.
 */
export const confirmAddress = async (tx: Tx, by: Proving, now: Date): Promise<void> => {
  const [confirmed] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, by.personId), eq(users.emailVerified, false)))
    .returning({ id: users.id })
  if (confirmed) await followProof(tx, by)
}
