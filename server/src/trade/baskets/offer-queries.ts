import type { SaleType } from '@ledgerleaf/contract/listings'
import { type SQL, sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'

/** A listing as a basket sees it, with what is left of it at this moment. */
export type Offer = {
  listingId: string
  state: string
  projectId: string
  projectName: string
  registry: string
  category: string | null
  country: string | null
  vintage: number
  pricePerCreditCents: number
  availableCredits: number
  /** The seller parts with so many or more at once, or with all that is left. */
  minimumFill: number
  saleType: SaleType
}

// More than a basket has slots, so that one not taken yet is among them.
const offersMax = 20

const selectOffers = (condition: SQL, limit: number) => sql`
  select listing.id as "listingId", case when listing.expires_at <= now() then 'expired' else listing.state end as state, project.id as "projectId", project.name as "projectName",
    batch.registry, project.category, project.country, extract(year from batch.vintage_starts_on)::int as vintage,
    listing.price_per_credit_cents as "pricePerCreditCents", coalesce(left_over.amount, 0) as "availableCredits",
    listing.minimum_fill as "minimumFill", listing.sale_type as "saleType"
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  left join ledger_balances left_over
    on left_over.account = ${listedPrefix} || listing.id::text and left_over.asset = listing.batch_id::text
  where ${condition}
  order by listing.price_per_credit_cents, listing.id limit ${limit}`

// What we put together ourselves is there to be retired today: nothing that is promised, and nothing that comes again. And
// we have looked at it: a name and a low price alone bring nobody into a basket the platform adds money to.
const forSale = sql`listing.state = 'open' and listing.sale_type = 'spot'
  and (listing.expires_at is null or listing.expires_at > now())
  and exists (select from project_files file where file.project_id = project.id and file.review_state = 'approved')`

/** How much of an offer is wanted: one credit, or whole credits for so much money. */
export type Wish = { cents: number } | 'one'

/** However many small offers are cheaper, one that is large enough is found. */
const isEnough = (wish: Wish): SQL => {
  if (wish === 'one') return sql`left_over.amount > 0 and listing.minimum_fill = 1`
  const share = sql`greatest(1, ${wish.cents}::bigint / listing.price_per_credit_cents)`
  return sql`left_over.amount >= ${share} and listing.minimum_fill <= ${share}`
}

const findCheapest = async (db: Reader, condition: SQL, wish: Wish): Promise<Offer[]> =>
  (await db.execute<Offer>(selectOffers(sql`${condition} and ${forSale} and ${isEnough(wish)}`, offersMax)))
    .rows

/** Cheapest first. */
export const findOffersOfProject = (db: Reader, name: string, wish: Wish): Promise<Offer[]> =>
  findCheapest(db, sql`project.name = ${name}`, wish)

export const findOffersOfCategory = (db: Reader, category: string, wish: Wish): Promise<Offer[]> =>
  findCheapest(db, sql`project.category = ${category}`, wish)

/** By id, also those that are not for sale. */
export const findOffers = async (db: Reader, listingIds: readonly string[]): Promise<Offer[]> => {
  const condition = sql`listing.id = any(${sql.param(listingIds)}::uuid[])`
  return (await db.execute<Offer>(selectOffers(condition, listingIds.length))).rows
}
