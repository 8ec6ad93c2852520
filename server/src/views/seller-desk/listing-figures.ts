import { interestDays } from '@ledgerleaf/contract/interest'
import type { SellerListing } from '@ledgerleaf/contract/listings'
import { ComparedPrices, comparedMin, comparedYears, ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findSellerListings } from '../../supply/listings/index.ts'
import { soldOfLine } from '../../trade/orders/index.ts'

/** As many prices as a strip can show apart. */
const shownMax = 60

const Row = z.extend(
  z.pick(ListingFigures, {
    id: true,
    category: true,
    grade: true,
    soldCredits: true,
    views: true,
    additions: true,
  }),
  { ...ComparedPrices.shape, isComparable: z.boolean() },
)
type Row = z.infer<typeof Row>

const sold = sql`(
  select coalesce(sum(${soldOfLine}), 0)::bigint
  from order_lines line join orders on orders.id = line.order_id
  where line.listing_id = own.id and orders.status in ('settled', 'refunded'))`

/** From which day on interest is counted. */
const since = (now: Date): SQL => sql`${now.toISOString().slice(0, 10)}::date - ${interestDays - 1}::int`

type Asked = { now: Date; pricesMax?: number }

const findRows = (db: Reader, ids: readonly string[], { now, pricesMax = shownMax }: Asked): Promise<Row[]> =>
  query(
    db,
    Row,
    sql`
    with own as (
      select listing.id, listing.seller_id, listing.project_id, listing.sale_type, listing.price_per_credit_cents as cents,
        project.category, extract(year from batch.vintage_starts_on)::int as vintage, scored.grade
      from listings listing join projects project on project.id = listing.project_id
      left join batches batch on batch.id = listing.batch_id
      left join current_scores scored on scored.project_id = listing.project_id
        and scored.vintage = extract(year from batch.vintage_starts_on)::int
      where listing.id = any (${sql.param([...ids])}::uuid[])
    ), market as materialized (
      select listing.seller_id, listing.category, listing.sale_type, listing.vintage, scored.grade,
        listing.price_per_credit_cents as cents
      from sellable_listings listing
      left join current_scores scored on scored.project_id = listing.project_id and scored.vintage = listing.vintage
      where listing.category in (select category from own)
    ), compared as (
      select own.id, array_agg(market.cents::int order by market.cents) as prices, count(*)::int as count,
        count(*) filter (where market.cents < own.cents)::int as cheaper,
        round((percentile_cont(0.5) within group (order by market.cents))::numeric)::bigint as median
      from own join market on market.category = own.category and market.sale_type = own.sale_type
        and market.seller_id <> own.seller_id
        -- Grades are letters: the same one, the one above and the one below. What has none is held against what has none.
        and coalesce(abs(ascii(market.grade) - ascii(own.grade)) <= 1, market.grade is null and own.grade is null)
        and market.vintage between own.vintage - ${comparedYears}::int and own.vintage + ${comparedYears}::int
      group by own.id
    )
    select own.id, own.category, own.grade, ${sold} as "soldCredits",
      (select coalesce(sum(views), 0)::int from project_views
        where project_id = own.project_id and day >= ${since(now)}) as views,
      (select coalesce(sum(additions), 0)::int from basket_additions
        where listing_id = own.id and day >= ${since(now)}) as additions,
      own.category is not null and own.vintage is not null as "isComparable",
      coalesce(compared.count, 0) as count, coalesce(compared.cheaper, 0) as cheaper,
      case when compared.count >= ${comparedMin} then compared.median end as "medianCents",
      case when compared.count >= ${comparedMin} then array(
        select compared.prices[1 + (place * (compared.count - 1)) / (least(compared.count, ${pricesMax}::int) - 1)]
        from generate_series(0, least(compared.count, ${pricesMax}::int) - 1) place order by place
      ) else '{}'::int[] end as "pricesCents"
    from own left join compared on compared.id = own.id`,
  )

const isOver = ({ state }: SellerListing): boolean => state === 'withdrawn'

const figuresOf = (listing: SellerListing, row: Row): ListingFigures => {
  const { category, grade, soldCredits, views, additions } = row
  const { count, cheaper, pricesCents, medianCents, isComparable } = row
  return {
    id: listing.id,
    tokenId: listing.token_id,
    projectId: listing.project_id,
    projectName: listing.project_name,
    ...{ category, grade, soldCredits, views, additions },
    vintage: listing.vintage,
    saleType: listing.sale_type,
    state: listing.state,
    stoppedBy: listing.stopped_by,
    listedCredits: listing.range,
    leftCredits: listing.available,
    priceCents: listing.price_per_credit,
    currency: listing.currency,
    priceMinor: listing.price_minor,
    compared: isComparable ? { count, cheaper, pricesCents, medianCents } : null,
  }
}

/** The listings of a seller that are not over, newest first, each beside the market. */
export const findListingFigures = async (
  db: Reader,
  sellerId: string,
  asked: Asked,
): Promise<ListingFigures[]> => {
  const listings = (await findSellerListings(db, sellerId)).filter((listing) => !isOver(listing))
  if (listings.length === 0) return []
  const rows = await findRows(
    db,
    listings.map(({ id }) => id),
    asked,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return listings.flatMap((listing) => {
    const row = byId.get(listing.id)
    return row ? [figuresOf(listing, row)] : []
  })
}
