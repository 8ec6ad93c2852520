import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
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
