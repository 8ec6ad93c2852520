import { CreditTotals, PromisedVintage } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { unconfirmedWhere } from './unconfirmed-credits.ts'

const Issued = z.omit(CreditTotals, { promised: true })

/**
 * What was promised of each vintage: what came of it, and what is offered or owed still. What came back to its seller, and
 * what was replaced by credits of others, is promised to nobody.
 */
const findPromised = (db: Reader, projectId: string): Promise<PromisedVintage[]> =>
  query(
    db,
    PromisedVintage,
    sql`
    with own as (
      select id, extract(year from vintage_starts_on)::int as vintage
      from batches where project_id = ${projectId} and is_promise
    ), counted as (
      select own.vintage, 0 as delivered, balance.amount as to_come
      from own join ledger_balances balance on balance.asset = own.id::text and balance.asset <> 'usd'
      where balance.amount > 0 and split_part(balance.account, '/', 2) in ('listed', 'held') and balance.account like 'credits/%'
      union all
      select own.vintage, delivery.quantity, 0
      from own join order_lines line on line.batch_id = own.id
      join order_milestones milestone on milestone.line_id = line.id
      join forward_deliveries delivery on delivery.milestone_id = milestone.id and not delivery.is_replacement
    )
    select vintage, sum(delivered + to_come)::bigint as promised, sum(delivered)::bigint as delivered,
      sum(to_come)::bigint as "toCome"
    from counted group by vintage order by vintage`,
  )

/** Where the credits of a project are, counted pile by pile from the ledger's own balances. */
export const findCreditTotals = async (db: Reader, projectId: string): Promise<CreditTotals> => {
  const pile = (name: string) =>
    sql`coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = ${name}), 0)::bigint`
  const rows = await query(
    db,
    Issued,
    // What is on sale is looked up for these batches alone: asked of each balance, the whole market was read.
    sql`
    with own as materialized (
      select id from batches where project_id = ${projectId} and not is_promise
    ), on_sale as materialized (
      select ${listedPrefix} || listing.listing_id::text as account, listing.batch_id::text as asset
      from own join sellable_listings listing on listing.batch_id = own.id
    )
    select coalesce(sum(balance.amount), 0)::bigint as issued,
      coalesce(sum(balance.amount) filter (where on_sale.account is not null), 0)::bigint as "forSale",
      coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = 'listed' and on_sale.account is null), 0)::bigint
        as "offSale",
      ${pile('available')} as "notListed", ${pile('held')} as "onHold", ${pile('owned')} as "heldByBuyers",
      ${pile('withdrawn')} as withdrawn,
      ${pile('retired')} as retired, ${pile('cancelled')} as cancelled,
      ${unconfirmedWhere(sql`batch.project_id = ${projectId}`)} as "retiredUnconfirmed"
    from own join ledger_balances balance on balance.asset = own.id::text and balance.asset <> 'usd'
    left join on_sale on on_sale.account = balance.account and on_sale.asset = balance.asset
    where balance.account like 'credits/%'`,
  )
  const none = {
    issued: 0,
    forSale: 0,
    offSale: 0,
    notListed: 0,
    onHold: 0,
    heldByBuyers: 0,
    withdrawn: 0,
    retired: 0,
    retiredUnconfirmed: 0,
    cancelled: 0,
  }
  return { ...(rows[0] ?? none), promised: await findPromised(db, projectId) }
}
