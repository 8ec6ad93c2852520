import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { users } from './identity.tables.ts'

/** For whoever erases an account: others who would change it wait until it is gone. */
export const lockPerson = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}
