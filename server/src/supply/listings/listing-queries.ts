import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { listings } from './listings.tables.ts'
import type { Listing } from './open-listing.ts'

/** Listings by the tokens their sellers named them. */
export const findListingsByToken = (db: Reader, tokenIds: readonly string[]): Promise<Listing[]> =>
  db
    .select()
    .from(listings)
    .where(inArray(listings.tokenId, [...tokenIds]))

/**
 * How many listings a project has, open or over, and of how many something can be bought: one that is sold out or stopped
 * is not open, whatever its seller set. The project is a column of a statement of others.
 */
export const countListings = (projectId: SQL): SQL => sql`
  select count(*) as listings, count(*) filter (
    where known.is_offered and known.sells_until > now()
  ) as open
  from listings listing left join known_listings known on known.listing_id = listing.id
  where listing.project_id = ${projectId}`

/** What was asked for of a project and waits for its review, oldest first. */
export const findAskedListings = (db: Reader, projectId: string): Promise<Listing[]> =>
  db
    .select()
    .from(listings)
    .where(and(eq(listings.projectId, projectId), eq(listings.state, 'review'), isNull(listings.batchId)))
    .orderBy(asc(listings.openedAt), asc(listings.id))

/** A listing by its token or its id. */
export const findListingCalled = async (db: Reader, name: string): Promise<Listing | undefined> => {
  const [listing] = await db
    .select()
    .from(listings)
    .where(or(sql`token_key(${listings.tokenId}) = token_key(${name})`, sql`${listings.id}::text = ${name}`))
  return listing
}
