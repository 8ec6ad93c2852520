import type { OpenSellerAccount } from '@ledgerleaf/contract/identity'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { acceptAtSignUp } from '../terms/index.ts'
import { grantRole } from './grant-role.ts'
import { sellerProfiles } from './identity.tables.ts'

/** By what a seller is called. */
export const sellerNames = ({ firstName, lastName, companyName }: Infer<typeof OpenSellerAccount>) => ({
  firstName,
  lastName,
  companyName,
})

/** Whoever is a seller already corrects their profile with the same call. */
export const openSellerAccount = async (
  tx: Tx,
  organisationId: string,
  { firstName, lastName, companyName, sellerTerms }: Infer<typeof OpenSellerAccount>,
  now: Date,
): Promise<void> => {
  const profile = { firstName, lastName, companyName }
  await tx
    .insert(sellerProfiles)
    .values({ sellerId: organisationId, ...profile, createdAt: now })
    .onConflictDoUpdate({ target: sellerProfiles.sellerId, set: profile })
  if (await grantRole(tx, organisationId, 'seller', now))
    await acceptAtSignUp(tx, organisationId, sellerTerms, now)
}
