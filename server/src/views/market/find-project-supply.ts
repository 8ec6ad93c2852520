import { AskingPrice, type ProjectSupply, SoldPrice, SupplyBatch } from '@ledgerleaf/contract/supply'
import { sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { soldOfLine } from '../../trade/orders/index.ts'
import { findComing } from './coming-deliveries.ts'
import { findSupplyDays } from './supply-days.ts'

const vintage = sql`extract(year from batch.vintage_starts_on)::int as vintage`

const findBatches = (db: Reader, projectId: string): Promise<SupplyBatch[]> =>
  query(
    db,
    SupplyBatch,
    sql`
    select batch.id as "batchId", ${vintage}, batch.quantity, batch.serial_prefix as "serialPrefix",
      batch.serial_start as "serialStart", batch.serial_end as "serialEnd"
    from batches batch where batch.project_id = ${projectId} order by batch.vintage_starts_on, batch.id`,
  )

/** One price a day: the last it asked for on it. */
const findAsked = (db: Reader, projectId: string): Promise<AskingPrice[]> =>
  query(
    db,
    AskingPrice,
    sql`
    select listing.id as "listingId", ${vintage}, listing.sale_type as "saleType", (
        select jsonb_agg(jsonb_build_object('on', step.day, 'priceCents', step.price_cents) order by step.day) from (
          select distinct on (1) to_char(asked_at at time zone 'utc', 'YYYY-MM-DD') as day, price_cents
          from listing_prices where listing_id = listing.id order by 1, asked_at desc
        ) step
      ) as steps,
      case when coalesce(balance.amount, 0) = 0 then to_char((
        select entry.posted_at from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
        where posting.from_account = ${listedPrefix} || listing.id::text order by posting.position desc limit 1
      ) at time zone 'utc', 'YYYY-MM-DD') end as "endedOn"
    from listings listing join batches batch on batch.id = listing.batch_id
    left join ledger_balances balance
      on balance.account = ${listedPrefix} || listing.id::text and balance.asset = batch.id::text
    where batch.project_id = ${projectId} and exists (select from listing_prices where listing_id = listing.id)
    order by listing.opened_at, listing.id`,
  )

/**
 * Sales the ledger settled; the price is the one of the order, which a later change of the listing leaves alone. What came
 * back of them since is told beside it.
 */
const findSold = (db: Reader, projectId: string): Promise<SoldPrice[]> =>
  query(
    db,
    SoldPrice,
    sql`
    select to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD') as on, ${vintage}, line.sale_type as "saleType",
      line.price_per_credit_cents as "priceCents", sum(line.quantity)::bigint as credits,
      sum(line.quantity - ${soldOfLine})::bigint as "returnedCredits"
    from batches batch join order_lines line on line.batch_id = batch.id
    join orders on orders.id = line.order_id
    join ledger_entries entry on entry.key = 'settle:' || line.order_id
    where batch.project_id = ${projectId} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )

/** The history of a project's credits and prices, from the ledger, and what is announced for days to come. */
export const findProjectSupply = async (db: Reader, id: string, now: Date): Promise<ProjectSupply> => {
  const batches = await findBatches(db, id)
  // A project becomes public with the first credits it has, or has promised.
  if (batches.length === 0) throw new DomainError('not_found')
  const [days, asked, sold, coming] = await Promise.all([
    findSupplyDays(db, id),
    findAsked(db, id),
    findSold(db, id),
    findComing(db, id, now),
  ])
  return { days, asked, sold, coming, batches }
}
