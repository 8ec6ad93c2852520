import { FacetValue, type MarketFacets, type MarketFilters } from '@ledgerleaf/contract/market'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { marketConditions } from './market-conditions.ts'

type FacetName = Exclude<keyof MarketFacets, 'vintages'>
type ColumnName = Exclude<FacetName, 'saleType'>

const columns: Record<ColumnName, SQL> = {
  category: sql.raw('category'),
  mechanism: sql.raw('mechanism'),
  registry: sql.raw('registry'),
  country: sql.raw('country'),
}
const columnNames = Object.keys(columns) as ColumnName[]
const saleTypes = ['spot', 'forward', 'subscription'] as const

const without = (filters: MarketFilters, name: FacetName): MarketFilters => {
  const { [name]: _, ...others } = filters
  return others
}

/** Jumps from one value of an index to the next, so that a million rows of ten values cost ten steps. */
const valuesOf = (name: ColumnName): SQL => sql`
  select ${name}::text as name, value, 0 as projects from (
    with recursive found as (
      (select ${columns[name]} as value from market_projects where ${columns[name]} is not null order by ${columns[name]} limit 1)
      union all
      select (select ${columns[name]} from market_projects where ${columns[name]} > found.value order by ${columns[name]} limit 1)
      from found where found.value is not null
    ) select value from found where value is not null
  ) as known`

/** How often each value of these columns is found, in one walk over what these filters leave. */
const countOf = (names: readonly ColumnName[], filters: MarketFilters): SQL => sql`
  select facet.name, facet.value, count(*) as projects
  from market_projects market cross join lateral (values ${sql.join(
    names.map((name) => sql`(${name}::text, market.${columns[name]})`),
    sql`, `,
  )}) as facet (name, value)
  where facet.value is not null and ${marketConditions(filters)}
  group by facet.name, facet.value`

/** A project has several ways of sale, and price or vintage may be asked of the one offer: each way is counted by itself. */
const countSaleType = (saleType: string, filters: MarketFilters): SQL => sql`
  select 'saleType'::text as name, ${saleType}::text as value, count(*) as projects
  from market_projects market where ${marketConditions({ ...filters, saleType })}
  having exists (select from market_projects where sale_types @> array[${saleType}::text])`

const Row = z.extend(FacetValue, { name: z.string() })
const Years = z.object({ newest: z.nullable(z.number()), oldest: z.nullable(z.number()) })

/** What can be chosen, and what would be left if it were. What is not filtered by is counted with the rest in one walk. */
export const findMarketFacets = async (db: Reader, filters: MarketFilters): Promise<MarketFacets> => {
  const free = columnNames.filter((name) => !filters[name])
  const taken = columnNames.filter((name) => filters[name])
  const counts = [
    ...columnNames.map(valuesOf),
    ...(free.length > 0 ? [countOf(free, filters)] : []),
    ...taken.map((name) => countOf([name], without(filters, name))),
    ...saleTypes.map((saleType) => countSaleType(saleType, filters)),
  ]
  const rows = await query(
    db,
    Row,
    sql`
    select name, value, sum(projects)::int as projects
    from (${sql.join(
      counts.map((count) => sql`(${count})`),
      sql` union all `,
    )}) as counted
    group by name, value order by projects desc, value`,
  )
  const [years] = await query(
    db,
    Years,
    sql`
    select (select max(newest_vintage) from market_projects) as newest,
      (select min(year) from generate_series(1990, 2100) as year
        where exists (select from market_projects where vintages @> array[year])) as oldest`,
  )
  const of = (name: FacetName): FacetValue[] =>
    rows.flatMap((row) => (row.name === name ? [{ value: row.value, projects: row.projects }] : []))
  return {
    category: of('category'),
    mechanism: of('mechanism'),
    registry: of('registry'),
    country: of('country'),
    saleType: of('saleType'),
    vintages:
      years && years.newest !== null && years.oldest !== null
        ? { from: years.oldest, to: years.newest }
        : null,
  }
}
