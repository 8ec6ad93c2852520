import { ProjectAct } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const actsMax = 40

/**
 * What happened to the credits of a project, newest first, as the ledger's entries say it: what has no entry did
 * not happen.
 */
export const findProjectActivity = async (db: Reader, projectId: string): Promise<ProjectAct[]> => {
  const rows = await query(
    db,
    ProjectAct,
    sql`
    with own as (
      select id, quantity, is_promise, serial_start, extract(year from vintage_starts_on)::int as vintage
      from batches where project_id = ${projectId}
    ), acts as (
      select case when own.is_promise then 'promised' else 'issued' end as kind,
        case when own.serial_start is null then 'promise:' else 'issue:' end || own.id as entry,
        own.quantity as credits, own.vintage from own
      union all
      select 'listed', 'list:' || listing.id, listing.quantity, own.vintage
      from own join listings listing on listing.batch_id = own.id
      -- To promise is to offer: it needs no second line.
      where not own.is_promise
      union all
      (select case when line.sale_type = 'forward' then 'sold_forward' else 'sold' end, 'settle:' || line.order_id, line.quantity, own.vintage
       from own cross join lateral (
         select id, order_id, sale_type, quantity from order_lines where batch_id = own.id order by id desc limit ${actsMax}
       ) line order by line.id desc limit ${actsMax})
      union all
      (select 'retired', 'retire:' || retirement.id, retirement.quantity, own.vintage
       from own cross join lateral (
         select id, quantity from retirements where batch_id = own.id order by id desc limit ${actsMax}
       ) retirement order by retirement.id desc limit ${actsMax})
      union all
      (select 'delivered', 'deliver:' || delivery.id, delivery.quantity, own.vintage
       from own join forward_deliveries delivery on delivery.batch_id = own.id order by delivery.id desc limit ${actsMax})
      union all
      (select 'withdrawn', 'withdraw:' || withdrawal.id, withdrawal.quantity, own.vintage
       from own join withdrawals withdrawal on withdrawal.batch_id = own.id order by withdrawal.id desc limit ${actsMax})
      union all
      (select 'brought_back', concat_ws(':', 'bring_back', deposit.chain_id, deposit.contract, deposit.number), deposit.quantity, own.vintage
       from own join wallet_deposits deposit on deposit.batch_id = own.id
       where deposit.posted_at is not null order by deposit.posted_at desc limit ${actsMax})
      union all
      -- What a refund brought back to the seller; retired credits of a refunded order stay retired and are not in its entry.
      (select 'returned', 'refund:' || back.id, sum(posting.amount)::bigint, own.vintage
       from own join lateral (
         select refund.order_id as id, refund.requested_at from order_lines line
           join refunds refund on refund.order_id = line.order_id where line.batch_id = own.id
         union
         select part.id, part.requested_at from order_lines line
           join part_refund_lines part_line on part_line.line_id = line.id
           join part_refunds part on part.id = part_line.refund_id where line.batch_id = own.id
         order by 2 desc limit ${actsMax}
       ) back on true
       join ledger_entries entry on entry.key = 'refund:' || back.id
       join ledger_postings posting on posting.entry_id = entry.id and posting.asset = own.id::text
       group by own.id, own.vintage, back.id)
    )
    select acts.kind, acts.credits, acts.vintage, leaf.leaf_index as "logIndex",
      to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from acts join ledger_entries entry on entry.key = acts.entry
    left join log_leaves leaf on leaf.entry_id = entry.id
    order by entry.posted_at desc, array_position(array['retired', 'returned', 'brought_back', 'withdrawn', 'delivered', 'sold', 'sold_forward', 'listed', 'promised', 'issued'], acts.kind),
      acts.vintage desc, acts.entry
    limit ${actsMax}`,
  )
  return rows
}
