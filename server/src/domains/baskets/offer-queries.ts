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
  saleType: SaleType
}

const offersMax = 20

const selectOffers = (condition: SQL, limit: number) => sql`
  select listing.id as "listingId", listing.state, project.id as "projectId", project.name as "projectName",
    batch.registry, project.category, project.country, extract(year from batch.vintage_ends_on)::int as vintage,
    listing.price_per_credit_cents as "pricePerCreditCents", coalesce(left_over.amount, 0) as "availableCredits",
    listing.sale_type as "saleType"
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  left join ledger_balances left_over
    on left_over.account = ${listedPrefix} || listing.id::text and left_over.asset = listing.batch_id::text
  where ${condition}
  order by listing.price_per_credit_cents, listing.id limit ${limit}`

// What we put together ourselves is there to be retired today: nothing that is promised, and nothing that comes again.
const forSale = sql`listing.state = 'open' and listing.sale_type = 'spot' and left_over.amount > 0`

/** Cheapest first. */
export const findOffersOfProject = async (db: Reader, name: string): Promise<Offer[]> =>
  (await db.execute<Offer>(selectOffers(sql`project.name = ${name} and ${forSale}`, offersMax))).rows

export const findOffersOfCategory = async (db: Reader, category: string): Promise<Offer[]> =>
  (await db.execute<Offer>(selectOffers(sql`project.category = ${category} and ${forSale}`, offersMax))).rows

/** By id, also those that are not for sale. */
export const findOffers = async (db: Reader, listingIds: readonly string[]): Promise<Offer[]> => {
  const condition = sql`listing.id = any(${sql.param(listingIds)}::uuid[])`
  return (await db.execute<Offer>(selectOffers(condition, listingIds.length))).rows
}
