import type { ProfilePatch } from '@ledgerleaf/contract/sellers'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { sellerDetails } from './sellers.tables.ts'

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null)

/** Saves what was sent and leaves the rest. */
export const saveProfile = async (
  tx: Tx,
  sellerId: string,
  { country, website, description }: ProfilePatch,
  now: Date,
): Promise<void> => {
  const changes = {
    country,
    website: orNull(website),
    description: orNull(description),
    updatedAt: now,
  }
  await tx
    .insert(sellerDetails)
    .values({ sellerId, ...changes })
    .onConflictDoUpdate({ target: sellerDetails.sellerId, set: changes })
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
}
