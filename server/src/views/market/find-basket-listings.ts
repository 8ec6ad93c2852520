import { BasketListing, basketLinesMax } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { dueColumn, priceColumns, termsColumns } from '../../supply/listings/index.ts'
import { findPublicPhotographs } from '../../supply/photographs/index.ts'
import { findVintageSummaries } from './score-summaries.ts'

const Row = z.omit(BasketListing, { photograph: true, score: true })

/** What a basket names, as it stands now. A basket is kept in the browser and may be older than any of it. */
export const findBasketListings = async (db: Reader, ids: string): Promise<BasketListing[]> => {
  const known = ids.split(',').filter(isId).slice(0, basketLinesMax)
  const rows = await query(
    db,
    Row,
    sql`
    select listing.listing_id as "listingId", listing.sale_type as "saleType", ${termsColumns},
      listing.vintage, listing.price_per_credit_cents as "priceCents",
      listing.available_credits as "availableCredits", listing.seller_id as "sellerId",
      listing.project_id as "projectId", listing.project_name as "projectName", listing.category,
      listing.project_registry as registry, project.country, project.methodology, listing.is_sellable as open, ${priceColumns}, ${dueColumn},
      listing.stopped_by is distinct from 'rates' as "hasRates"
    from known_listings listing join projects project on project.id = listing.project_id
    where listing.listing_id = any (${sql.param(known)}::uuid[])`,
  )
  const projectIds = rows.map(({ projectId }) => projectId)
  const scoreOf = await findVintageSummaries(db, projectIds)
  const photographs = await findPublicPhotographs(db, projectIds)
  return rows.map((row) => ({
    ...row,
    score: scoreOf(row.projectId, row.vintage),
    photograph: photographs.get(row.projectId)?.[0] ?? null,
  }))
}
