import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { type MarketFilters, MarketPlace, type marketApi, placesMax } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { dueColumn } from '../../supply/listings/index.ts'
import { marketConditions } from './market-conditions.ts'
import { findScoreSummaries } from './score-summaries.ts'

const Row = z.extend(z.omit(MarketPlace, { score: true }), { found: z.number() })

/** What a search finds, as places: at the site its file names, or else only in its country. The tonnes are those of the price beside them; what is promised is counted apart. */
export const findMarketPlaces = async (
  db: Reader,
  filters: MarketFilters,
): Promise<AnswerOf<typeof marketApi.places>> => {
  const rows = await query(
    db,
    Row,
    sql`
    with found as (
      select market.project_id, market.lead_type, market.lead_min_cents
      from market_projects market where ${marketConditions(filters)}
    ), stocked as (
      select found.project_id, found.lead_type, found.lead_min_cents,
        coalesce(sum(listing.available_credits) filter (where listing.sale_type <> 'forward' and listing.sale_type = found.lead_type), 0)::float8 as credits,
        coalesce(sum(listing.available_credits) filter (where listing.sale_type = 'forward'), 0)::float8 as forward,
        min(listing."dueOn") filter (where found.lead_type = 'forward'
          and listing.price_per_credit_cents = found.lead_min_cents) as due
      from found left join (select listing.*, ${dueColumn} from sellable_listings listing) listing
        on listing.project_id = found.project_id
      group by found.project_id, found.lead_type, found.lead_min_cents
    )
    select project.id, project.name, project.category, project.mechanism, project.country,
      case when file.site_latitude is not null and file.site_longitude is not null
        then jsonb_build_object('latitude', file.site_latitude, 'longitude', file.site_longitude) end as site,
      stocked.lead_min_cents as "priceMinCents", stocked.lead_type as "leadType", stocked.due as "dueOn",
      stocked.credits as "availableCredits", stocked.forward as "forwardCredits",
      count(*) over () as found
    from stocked
    join projects project on project.id = stocked.project_id
    left join approved_project_files file on file.project_id = project.id
    order by stocked.credits desc, project.id limit ${placesMax}`,
  )
  const scores = await findScoreSummaries(
    db,
    rows.map(({ id }) => id),
    'approved',
  )
  return {
    places: rows.map(({ found: _, ...place }) => ({ ...place, score: scores.get(place.id) ?? null })),
    leftOut: Math.max(0, (rows[0]?.found ?? 0) - rows.length),
  }
}
