import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { listings } from './listings.tables.ts'
import type { Listing } from './open-listing.ts'

/** The listings of a sale, none of which can be paused, withdrawn or repriced until the transaction ends. */
export const findListingsForSale = (tx: Tx, listingIds: readonly string[]): Promise<Listing[]> =>
  tx
    .select()
    .from(listings)
    .where(inArray(listings.id, [...listingIds]))
    .orderBy(asc(listings.id))
    .for('share')

/** Listings by the tokens their sellers named them. */
export const findListingsByToken = (db: Reader, tokenIds: readonly string[]): Promise<Listing[]> =>
  db
    .select()
    .from(listings)
    .where(inArray(listings.tokenId, [...tokenIds]))

/** A listing by its token or its id. */
export const findListingCalled = async (db: Reader, name: string): Promise<Listing | undefined> => {
  const [listing] = await db
    .select()
    .from(listings)
    .where(or(eq(listings.tokenId, name), sql`${listings.id}::text = ${name}`))
  return listing
}
