import type { SellerProfile } from '@ledgerleaf/contract/sellers'
import { eq, type SQL, sql } from 'drizzle-orm'
import { findCompanyName } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { sellerDetails } from './sellers.tables.ts'

/** Whether a seller, given by a column in a statement of others, said where it is and what it does. */
export const isDescribed = (sellerId: SQL): SQL => sql`exists (
  select from seller_details where seller_id = ${sellerId} and country is not null and description is not null
)`

/** Whether it is known where the proceeds of a seller are paid. */
export const hasPayout = (sellerId: SQL): SQL => sql`exists (
  select from seller_details where seller_id = ${sellerId} and payout_sealed is not null
)`

/** What a seller says of itself; null for a person who is none. */
export const findProfile = async (db: Reader, sellerId: string): Promise<SellerProfile | null> => {
  const companyName = await findCompanyName(db, sellerId)
  if (companyName === null) return null
  const [details] = await db
    .select({
      country: sellerDetails.country,
      website: sellerDetails.website,
      description: sellerDetails.description,
      payoutEnding: sellerDetails.payoutEnding,
    })
    .from(sellerDetails)
    .where(eq(sellerDetails.sellerId, sellerId))
  const unsaid = { country: null, website: null, description: null, payoutEnding: null }
  return { companyName, ...(details ?? unsaid) }
}
