import type { Tx } from '../../platform/db.ts'
import { users } from './identity.tables.ts'

/** Somebody of the market, as a test market knows them: a number, and nothing they could sign in with. */
export const keepTestPerson = async (
  tx: Tx,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> => {
  await tx
    .insert(users)
    .values({ id, email, name: '', emailVerified: true, createdAt: now })
    .onConflictDoNothing()
}
