import type { MarketFilters } from '@ledgerleaf/contract/market'
import { type SQL, sql } from 'drizzle-orm'
import { countriesNamed, wordsOf } from './search-words.ts'

const listOf = (text: string): string[] => text.split(',').filter(Boolean).slice(0, 40)
const texts = (values: string[]): SQL => sql`${sql.param(values)}::text[]`

const oneOf = (column: SQL, text: string | undefined): SQL[] =>
  text ? [sql`${column} = any (${texts(listOf(text))})`] : []

/** Every word has to begin a word of the project, or the name of its country. */
const searched = (q: string | undefined): SQL[] =>
  wordsOf(q ?? '').map((word) => {
    const codes = countriesNamed(word)
    const inWords = sql`market.words like ${`% ${word}%`}`
    return codes.length > 0 ? sql`(${inWords} or market.country = any (${texts(codes)}))` : inWords
  })

const years = (from = 1900, to = 2200): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** A project has a range of prices; it is in the asked range if any of them can be. */
const priced = ({ priceMinCents, priceMaxCents }: MarketFilters): SQL[] => [
  ...(priceMinCents === undefined ? [] : [sql`market.price_max_cents >= ${priceMinCents}`]),
  ...(priceMaxCents === undefined ? [] : [sql`market.price_min_cents <= ${priceMaxCents}`]),
]

const ofVintage = ({ vintageFrom, vintageTo }: MarketFilters): SQL[] =>
  vintageFrom === undefined && vintageTo === undefined
    ? []
    : [sql`market.vintages && ${sql.param(years(vintageFrom, vintageTo))}::int[]`]

/**
 * What is asked of a single offer, where more than one thing is: a project with an old vintage at a high price and a new
 * one at a low price has no old one at a low price. The columns of the project find it, its offers beside them decide.
 */
const inOneOffer = (filters: MarketFilters): SQL[] => {
  const { vintageFrom, vintageTo, priceMinCents, priceMaxCents, saleType } = filters
  const asked = [
    vintageFrom !== undefined || vintageTo !== undefined,
    priceMinCents !== undefined || priceMaxCents !== undefined,
    saleType !== undefined,
  ]
  const isRange = priceMinCents !== undefined && priceMaxCents !== undefined
  if (asked.filter(Boolean).length < 2 && !isRange) return []
  const conditions = [
    ...(vintageFrom === undefined ? [] : [sql`offer.year >= ${vintageFrom}`]),
    ...(vintageTo === undefined ? [] : [sql`offer.year <= ${vintageTo}`]),
    ...(priceMinCents === undefined ? [] : [sql`offer.cents >= ${priceMinCents}`]),
    ...(priceMaxCents === undefined ? [] : [sql`offer.cents <= ${priceMaxCents}`]),
    ...oneOf(sql`offer.type`, saleType),
  ]
  const offers = sql`unnest(market.offer_cents, market.offer_years, market.offer_types) as offer (cents, year, type)`
  return [sql`exists (select from ${offers} where ${sql.join(conditions, sql` and `)})`]
}

/** What a search asks of one listing, called `listing` in the statement, beyond what it asks of its project. */
export const listingConditions = ({
  vintageFrom,
  vintageTo,
  priceMinCents,
  priceMaxCents,
  saleType,
}: MarketFilters): SQL =>
  sql.join(
    [
      sql`true`,
      ...(vintageFrom === undefined ? [] : [sql`listing.vintage >= ${vintageFrom}`]),
      ...(vintageTo === undefined ? [] : [sql`listing.vintage <= ${vintageTo}`]),
      ...(priceMinCents === undefined ? [] : [sql`listing.price_per_credit_cents >= ${priceMinCents}`]),
      ...(priceMaxCents === undefined ? [] : [sql`listing.price_per_credit_cents <= ${priceMaxCents}`]),
      ...oneOf(sql`listing.sale_type`, saleType),
    ],
    sql` and `,
  )

/** What a search asks of a row of `market_projects`, called `market` in the statement. */
export const marketConditions = (filters: MarketFilters): SQL => {
  const { q, category, mechanism, registry, country, saleType } = filters
  const conditions = [
    // Whatever has ended by itself is not found, however late it is withdrawn.
    sql`market.sells_until > now()`,
    ...searched(q),
    ...oneOf(sql`market.category`, category),
    ...oneOf(sql`market.mechanism`, mechanism),
    ...oneOf(sql`market.registry`, registry),
    ...oneOf(sql`market.country`, country),
    ...(saleType ? [sql`market.sale_types && ${texts(listOf(saleType))}`] : []),
    ...ofVintage(filters),
    ...priced(filters),
    ...inOneOffer(filters),
  ]
  return sql.join(conditions, sql` and `)
}
