import { ListingState, ListingTerms, OwnPrice, SaleType } from '@ledgerleaf/contract/listings'
import { StoppedBy } from '@ledgerleaf/contract/stopped-listings'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { namedStatement } from '../../platform/named-statement.ts'

/** A listing that may be bought now: a row of the view `sellable_listings`. */
export const SellableListing = z.extend(ListingTerms, {
  ...OwnPrice.shape,
  rateSheetId: z.nullable(z.string()),
  listingId: z.string(),
  batchId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  sellerId: z.string(),
  /** Of the batch: where the serials stand. */
  registry: z.string(),
  category: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  country: z.nullable(z.string()),
  vintage: z.number(),
  pricePerCreditCents: z.number(),
  availableCredits: z.number(),
  saleType: SaleType,
})
export type SellableListing = z.infer<typeof SellableListing>

/** Any listing, and whether it may be bought now: a row of the view `known_listings`. */
const KnownListing = z.extend(SellableListing, {
  state: ListingState,
  isSellable: z.boolean(),
  stoppedBy: z.nullable(StoppedBy),
})
export type KnownListing = z.infer<typeof KnownListing>

/** What a seller asks of whoever buys, of a view called `listing`: the same words wherever a buyer sees them. */
export const termsColumns: SQL = sql`
  listing.minimum_fill as "minimumFill", listing.note_to_buyers as "noteToBuyers"`

/** What the seller asks in the seller's own currency, of a view called `listing`. */
export const priceColumns: SQL = sql`
  listing.currency, listing.price_minor as "priceMinor", listing.rates_day::text as "ratesDay"`

/** The first day by which some of a promise is to be delivered, of a view called `listing`; null of what is there. */
export const dueColumn: SQL = sql`
  case when listing.sale_type = 'forward' then (
    select min(milestone.due_on)::text from listing_milestones milestone
    where milestone.listing_id = listing.listing_id and milestone.due_on > (now() at time zone 'utc')::date
  ) end as "dueOn"`

/** All of a SellableListing, of a view called `listing`. */
export const sellableColumns: SQL = sql`
  listing.listing_id as "listingId", listing.batch_id as "batchId", listing.project_id as "projectId",
  listing.project_name as "projectName", listing.seller_id as "sellerId", listing.registry, listing.category,
  listing.mechanism, listing.country, listing.vintage, listing.price_per_credit_cents as "pricePerCreditCents",
  listing.available_credits as "availableCredits", listing.sale_type as "saleType", ${termsColumns},
  ${priceColumns}, listing.rate_sheet_id as "rateSheetId"`

const findKnown = namedStatement(
  'listings_find_known',
  KnownListing,
  new PgDialect().sqlToQuery(sql`
    select ${sellableColumns}, listing.state, listing.is_sellable as "isSellable", listing.stopped_by as "stoppedBy"
    from known_listings listing where listing.listing_id = any($1::uuid[])`).sql,
)
const share = namedStatement(
  'listings_share',
  z.object({ id: z.string() }),
  'select id from listings where id = any($1::uuid[]) order by id for share',
)

/** By id, also those that are not for sale. */
export const findKnownListings = (db: Reader, listingIds: readonly string[]): Promise<KnownListing[]> =>
  listingIds.length === 0 ? Promise.resolve([]) : findKnown(db, [[...listingIds]])

/**
 * The listings of a sale, none of which can be paused, withdrawn or repriced until the transaction ends. Read after the
 * lock, by a statement of its own: one that waited for the lock would still see what it saw before.
 */
export const lockListings = async (tx: Tx, listingIds: readonly string[]): Promise<KnownListing[]> => {
  await share(tx, [[...listingIds]])
  return findKnownListings(tx, listingIds)
}
