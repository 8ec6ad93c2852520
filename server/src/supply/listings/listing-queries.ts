import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { listings } from './listings.tables.ts'
import type { Listing } from './open-listing.ts'

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
