import { eq } from 'drizzle-orm'
import { holdOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sellerIdentities } from './seller-checks.tables.ts'

export type ToldIdentity = typeof sellerIdentities.$inferSelect

/** What a seller told, held until the transaction ends: one change, one decision and one listing of theirs at a time. */
export const lockIdentity = async (tx: Tx, sellerId: string): Promise<ToldIdentity> => {
  await holdOrganisation(tx, sellerId)
  await tx.insert(sellerIdentities).values({ sellerId }).onConflictDoNothing()
  const [identity] = await tx
    .select()
    .from(sellerIdentities)
    .where(eq(sellerIdentities.sellerId, sellerId))
    .for('update')
  if (!identity) throw new DomainError('not_found')
  return identity
}

/**
 * Whether an operator has checked who this is, and if not since when: null where nobody ever has. The answer holds until the
 * transaction ends.
 */
export const lockCheck = async (
  tx: Tx,
  sellerId: string,
): Promise<{ isChecked: boolean; uncheckedSince: Date | null }> => {
  const { state, uncheckedSince } = await lockIdentity(tx, sellerId)
  return { isChecked: state === 'checked', uncheckedSince }
}
