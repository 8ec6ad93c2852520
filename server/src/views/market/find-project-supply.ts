import { type Milestone, shareMilestones } from '@ledgerleaf/contract/forward-terms'
import {
  AskingPrice,
  ComingDelivery,
  type ProjectSupply,
  SoldPrice,
  SupplyBatch,
} from '@ledgerleaf/contract/supply'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { datesAhead, findForwardTerms } from '../../supply/listings/index.ts'
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

/** Sales the ledger settled; the price is the one of the order, which a later change of the listing leaves alone. */
const findSold = (db: Reader, projectId: string): Promise<SoldPrice[]> =>
  query(
    db,
    SoldPrice,
    sql`
    select to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD') as on, ${vintage}, line.sale_type as "saleType",
      line.price_per_credit_cents as "priceCents", sum(line.quantity)::bigint as credits
    from batches batch join order_lines line on line.batch_id = batch.id
    join ledger_entries entry on entry.key = 'settle:' || line.order_id
    where batch.project_id = ${projectId} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )

/** What is owed to buyers by a day that was agreed on. */
const findOwed = (db: Reader, projectId: string): Promise<ComingDelivery[]> =>
  query(
    db,
    ComingDelivery,
    sql`
    select milestone.due_on::text as "dueOn", ${vintage}, true as "isSold",
      sum(milestone.quantity - milestone.delivered)::bigint as credits
    from batches batch join order_lines line on line.batch_id = batch.id
    join orders on orders.id = line.order_id and orders.status = 'settled'
    join order_milestones milestone on milestone.line_id = line.id and milestone.state = 'open'
    where batch.project_id = ${projectId} and milestone.quantity > milestone.delivered
    group by 1, 2 order by 1, 2`,
  )

const Offered = z.object({ listingId: z.string(), vintage: z.int(), credits: z.int() })

/** What forward listings still offer, by the days that a buyer of all of it would be promised. */
const findOffered = async (db: Reader, projectId: string, now: Date): Promise<ComingDelivery[]> => {
  const rows = await query(
    db,
    Offered,
    sql`
    select listing_id as "listingId", vintage, available_credits as credits
    from sellable_listings where project_id = ${projectId} and sale_type = 'forward'`,
  )
  if (rows.length === 0) return []
  const terms = await findForwardTerms(
    db,
    rows.map(({ listingId }) => listingId),
  )
  return rows.flatMap(({ listingId, vintage: year, credits }) => {
    const ahead: Milestone[] = datesAhead(terms.get(listingId)?.milestones ?? [], now)
    if (ahead.length === 0) return []
    return shareMilestones(ahead, credits).map((one) => ({ ...one, vintage: year, isSold: false }))
  })
}

const byDay = (a: ComingDelivery, b: ComingDelivery): number => a.dueOn.localeCompare(b.dueOn)

/** The history of a project's credits and prices, from the ledger, and what is announced for days to come. */
export const findProjectSupply = async (db: Reader, id: string, now: Date): Promise<ProjectSupply> => {
  const batches = await findBatches(db, id)
  // A project becomes public with the first credits it has, or has promised.
  if (batches.length === 0) throw new DomainError('not_found')
  const [days, asked, sold, owed, offered] = await Promise.all([
    findSupplyDays(db, id),
    findAsked(db, id),
    findSold(db, id),
    findOwed(db, id),
    findOffered(db, id, now),
  ])
  return { days, asked, sold, coming: [...owed, ...offered].sort(byDay), batches }
}
