import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { type MarketFilters, MarketPlace, type marketApi, placesMax } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { marketConditions } from './market-conditions.ts'

const Row = z.extend(MarketPlace, { found: z.number() })

/** What a search finds, as places: at the site its file names, or else only in its country. What is promised counts as none. */
export const findMarketPlaces = async (
  db: Reader,
  filters: MarketFilters,
): Promise<AnswerOf<typeof marketApi.places>> => {
  const rows = await query(
    db,
    Row,
    sql`
    with found as (
      select market.project_id, market.price_min_cents from market_projects market where ${marketConditions(filters)}
    ), stocked as (
      select found.project_id, found.price_min_cents, coalesce(sum(listing.available_credits)
        filter (where listing.sale_type <> 'forward'), 0)::float8 as credits
      from found left join sellable_listings listing on listing.project_id = found.project_id
      group by found.project_id, found.price_min_cents
    )
    select project.id, project.name, project.category, project.mechanism, project.country,
      case when file.site_latitude is not null and file.site_longitude is not null
        then jsonb_build_object('latitude', file.site_latitude, 'longitude', file.site_longitude) end as site,
      stocked.price_min_cents as "priceMinCents", stocked.credits as "availableCredits",
      count(*) over () as found
    from stocked
    join projects project on project.id = stocked.project_id
    left join approved_project_files file on file.project_id = project.id
    order by stocked.credits desc, project.id limit ${placesMax}`,
  )
  return {
    places: rows.map(({ found: _, ...place }) => place),
    leftOut: Math.max(0, (rows[0]?.found ?? 0) - rows.length),
  }
}
