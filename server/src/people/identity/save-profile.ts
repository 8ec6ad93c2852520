import type { OwnProfile } from '@ledgerleaf/contract/identity'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { users } from './identity.tables.ts'

/** What a person is called and which company they buy for. What a seller's company is called is another matter. */
export const saveProfile = async (
  tx: Tx,
  personId: string,
  { name, company }: OwnProfile,
  now: Date,
): Promise<void> => {
  await tx
    .update(users)
    .set({ name, company: company || null, updatedAt: now })
    .where(eq(users.id, personId))
}
