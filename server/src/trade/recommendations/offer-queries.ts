import type { SaleType } from '@ledgerleaf/contract/listings'
import { sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import type { Offer } from './offer.ts'

/**
 * Every listing that can be bought and retired this moment: tonnes sold forward cover nothing yet, and what is sold by
 * subscription only to whoever has one. A caller is not offered what is their own.
 */
export const findOffers = async (
  db: Reader,
  callerId: string | null,
  saleTypes: readonly SaleType[] = ['spot'],
): Promise<Offer[]> => {
  const { rows } = await db.execute<Offer>(sql`
    select listing.id as "listingId", project.id as "projectId", project.name as "projectName",
      listing.seller_id as "sellerId", project.category, project.mechanism, project.country, batch.registry,
      extract(year from batch.vintage_starts_on)::int as vintage, current.value as score,
      file.durability_years as "durabilityYears", listing.price_per_credit_cents as "priceCents",
      balance.amount as "availableCredits", listing.minimum_fill as "minimumFill"
    from listings listing
    join batches batch on batch.id = listing.batch_id
    join projects project on project.id = batch.project_id
    join ledger_balances balance
      on balance.account = ${listedPrefix} || listing.id and balance.asset = listing.batch_id::text
    left join project_files file on file.project_id = project.id
    left join (
      select distinct on (project_id, vintage) project_id, vintage, value
      from scores order by project_id, vintage, position desc
    ) current on current.project_id = project.id and current.vintage = extract(year from batch.vintage_starts_on)::int
    where listing.state = 'open' and listing.sale_type = any(${sql.param([...saleTypes])}::text[]) and balance.amount > 0
      and batch.vintage_ends_on <= now()::date
      and (listing.expires_at is null or listing.expires_at > now())
      and listing.seller_id is distinct from ${callerId}::uuid`)
  return rows
}

/** How many credits are on sale for a later day. A caller's own are not offered to them. */
export const findForwardCredits = async (db: Reader, callerId: string | null): Promise<number> => {
  const { rows } = await db.execute<{ credits: number }>(sql`
    select coalesce(sum(balance.amount), 0)::float8 as credits
    from listings listing
    join ledger_balances balance
      on balance.account = ${listedPrefix} || listing.id and balance.asset = listing.batch_id::text
    where listing.state = 'open' and listing.sale_type = 'forward' and balance.amount > 0
      and (listing.expires_at is null or listing.expires_at > now())
      and listing.seller_id is distinct from ${callerId}::uuid`)
  return rows[0]?.credits ?? 0
}
