import type { Database } from '../../../server/src/platform/db.ts'
import { offerCredits } from '../../../server/src/testing/test-market.ts'

const priceCents = 1000

/** Enough on sale for any number of buyers. */
export const stock = (database: Database) =>
  Promise.all(
    Array.from({ length: 8 }, async () => {
      const { listing, batch } = await offerCredits(database.db, {
        issued: 500_000,
        listed: 500_000,
        priceCents,
      })
      return { listingId: listing.id, batchId: batch.id, priceCents }
    }),
  )
