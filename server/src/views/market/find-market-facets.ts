import type { FacetValue, MarketFacets, MarketFilters } from '@ledgerleaf/contract/market'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { marketConditions } from './market-conditions.ts'

const columnNames = ['category', 'mechanism', 'registry', 'country'] as const
const saleTypes = ['spot', 'forward', 'subscription'] as const
type ColumnName = (typeof columnNames)[number]
type FacetName = ColumnName | 'saleType'

const without = (filters: MarketFilters, name: FacetName): MarketFilters => {
  const { [name]: _, ...others } = filters
  return others
}

const columnOf = (name: ColumnName): SQL => sql.raw(name)
const countOf = (filters: MarketFilters): SQL => sql`count(*) filter (where ${marketConditions(filters)})`

const Found = z.object({
  name: z.string(),
  value: z.string(),
  projects: z.int(),
})
const Years = z.object({ newest: z.nullable(z.number()), oldest: z.nullable(z.number()) })

/** A way of sale is asked of the one offer, as soon as a price or a vintage is: of all ways together it is no longer known. */
const isOfOneOffer = ({ priceMinCents, priceMaxCents, vintageFrom, vintageTo }: MarketFilters): boolean =>
  [priceMinCents, priceMaxCents, vintageFrom, vintageTo].some((asked) => asked !== undefined)

/**
 * What can be chosen, and what would be left if it were: all of it from one walk over the marketplace, first by every
 * combination that there is, and from those few by each value. A value nothing is left of is told as well.
 */
const countFacets = (db: Reader, filters: MarketFilters) => {
  // What is not filtered by is counted with the rest; of what is, as if it were not.
  const taken = [...columnNames, 'saleType' as const].filter((name) => filters[name])
  const left = (name: FacetName) => sql.raw(taken.includes(name) ? `left_of_${name.toLowerCase()}` : 'found')
  const isEachCounted = isOfOneOffer(filters)
  const counts = [
    sql`${countOf(filters)} as found`,
    ...taken.map((name) => sql`${countOf(without(filters, name))} as ${left(name)}`),
    ...saleTypes
      .filter(() => isEachCounted)
      .map((saleType) => sql`${countOf({ ...filters, saleType })} as ${sql.raw(`found_${saleType}`)}`),
  ]
  const columns = sql.join(columnNames.map(columnOf), sql`, `)
  const facets = [
    ...columnNames.map(
      (
        name,
      ) => sql`select ${name}::text as name, ${columnOf(name)} as value, sum(${left(name)})::int as projects
        from combinations where ${columnOf(name)} is not null group by ${columnOf(name)}`,
    ),
    ...saleTypes.map(
      (
        saleType,
      ) => sql`select 'saleType'::text, ${saleType}::text, sum(${isEachCounted ? sql.raw(`found_${saleType}`) : left('saleType')})::int
        from combinations where sale_types @> array[${saleType}::text] having count(*) > 0`,
    ),
  ]
  return query(
    db,
    Found,
    sql`
    with combinations as materialized (
      select ${columns}, sale_types, ${sql.join(counts, sql`, `)} from market_projects market group by ${columns}, sale_types
    )
    ${sql.join(facets, sql` union all `)} order by projects desc, value`,
  )
}

export const findMarketFacets = async (db: Reader, filters: MarketFilters): Promise<MarketFacets> => {
  const rows = await countFacets(db, filters)
  const [years] = await query(
    db,
    Years,
    sql`
    select (select max(newest_vintage) from market_projects) as newest,
      (select min(year) from generate_series(1990, 2100) as year
        where exists (select from market_projects where vintages @> array[year])) as oldest`,
  )
  const of = (facet: FacetName): FacetValue[] =>
    rows.flatMap(({ name, ...counted }) => (name === facet ? [counted] : []))
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
