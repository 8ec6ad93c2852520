import type { ProfilePatch } from '@ledgerleaf/contract/sellers'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { sealPayout } from './seal-payout.ts'
import { sellerDetails } from './sellers.tables.ts'

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null)

/** Saves what was sent and leaves the rest. Payout details are sealed before they touch the database. */
export const saveProfile = async (
  tx: Tx,
  sellerId: string,
  { payout, country, website, description }: ProfilePatch,
  { secret, now }: { secret: string; now: Date },
): Promise<void> => {
  const sealed = payout && {
    payoutSealed: sealPayout(secret, sellerId, payout),
    payoutEnding: payout.account.replace(/\s/g, '').slice(-4),
  }
  const changes = {
    country,
    website: orNull(website),
    description: orNull(description),
    ...sealed,
    updatedAt: now,
  }
  await tx
    .insert(sellerDetails)
    .values({ sellerId, ...changes })
    .onConflictDoUpdate({ target: sellerDetails.sellerId, set: changes })
  await announce(tx, { personId: sellerId }, { type: 'projects.changed' })
}
