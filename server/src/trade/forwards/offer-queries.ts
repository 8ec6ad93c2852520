import type { ForwardOffer } from '@ledgerleaf/contract/forward-terms'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { datesAhead, findForwardTerms } from '../../supply/listings/index.ts'
import { deliveryOutlook } from './delivery-outlook.ts'

const Risk = z.object({
  listingId: z.string(),
  category: z.nullable(z.string()),
  score: z.nullable(z.number()),
})
type Risk = z.infer<typeof Risk>

/** What the outlook of a listing rests on: its kind and the score of the vintage it promises. */
const findRisks = async (db: Reader, listingIds: readonly string[]): Promise<Risk[]> => {
  const rows = await query(
    db,
    Risk,
    sql`
    select listing.listing_id as "listingId", listing.category, (
      select value from current_scores current
      where current.project_id = listing.project_id and current.vintage = listing.vintage
    ) as score
    from known_listings listing
    where listing.listing_id = any(${sql.param([...listingIds])}::uuid[])`,
  )
  return rows
}

/** What forward listings promise by days still to come; listings sold otherwise are left out. */
export const findForwardOffers = async (
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<ForwardOffer[]> => {
  const ids = listingIds.filter(isId)
  if (ids.length === 0) return []
  const terms = await findForwardTerms(db, ids)
  if (terms.size === 0) return []
  const risks = await findRisks(db, [...terms.keys()])
  return risks.flatMap(({ listingId, category, score }) => {
    const offered = terms.get(listingId)
    const milestones = offered ? datesAhead(offered.milestones, now) : []
    if (!offered || milestones.length === 0) return []
    const credits = milestones.reduce((sum, one) => sum + one.credits, 0)
    return [
      { listingId, terms: { ...offered, milestones }, outlook: deliveryOutlook(category, score, credits) },
    ]
  })
}
