import type { OwnProfile } from '@ledgerleaf/contract/identity'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { refuseOddNames } from '../organisations/index.ts'
import { users } from './identity.tables.ts'

/** What a person is called. What their organisation and a seller's company are called are other matters. */
export const saveProfile = async (
  tx: Tx,
  personId: string,
  { name }: OwnProfile,
  now: Date,
): Promise<void> => {
  refuseOddNames({ name })
  await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, personId))
}
