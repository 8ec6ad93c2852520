import { CountryCount, MarketFacets, type MarketFilters } from '@ledgerleaf/contract/market'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { marketConditions } from './market-conditions.ts'

const Row = z.extend(z.omit(MarketFacets, { vintages: true }), {
  newest: z.nullable(z.number()),
  oldest: z.nullable(z.number()),
})

/** Jumps from one value of an index to the next, so that a million rows of ten values cost ten steps. */
const distinct = (column: SQL): SQL => sql`
  array(with recursive found as (
    (select ${column} as value from market_projects where ${column} is not null order by ${column} limit 1)
    union all
    select (select ${column} from market_projects where ${column} > found.value order by ${column} limit 1)
    from found where found.value is not null
  ) select value from found where value is not null)`

export const findMarketFacets = async (db: Reader): Promise<MarketFacets> => {
  const rows = await query(
    db,
    Row,
    sql`
    select ${distinct(sql`registry`)} as registries, ${distinct(sql`country`)} as countries,
      ${distinct(sql`category`)} as categories,
      array(select kind from unnest(array['spot', 'forward', 'subscription']) as kind
        where exists (select from market_projects where sale_types @> array[kind])) as "saleTypes",
      (select max(newest_vintage) from market_projects) as newest,
      (select min(year) from generate_series(1990, 2100) as year
        where exists (select from market_projects where vintages @> array[year])) as oldest`,
  )
  const [row] = rows
  if (!row) return { registries: [], countries: [], categories: [], saleTypes: [], vintages: null }
  const { newest, oldest, ...facets } = row
  return {
    ...facets,
    vintages: newest === null || oldest === null ? null : { from: oldest, to: newest },
  }
}

export const countByCountry = async (db: Reader, filters: MarketFilters): Promise<CountryCount[]> => {
  const rows = await query(
    db,
    CountryCount,
    sql`
    select market.country, count(*) as projects, min(market.price_min_cents) as "priceMinCents"
    from market_projects market where market.country is not null and ${marketConditions(filters)}
    group by market.country order by projects desc, market.country`,
  )
  return rows
}
