import { LedgerMove } from '@ledgerleaf/contract/money'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { iso } from './money-sql.ts'

/**
 * The entries of the ledger that an order caused, with every posting: whatever went through the accounts of the order, of
 * its lines and of its returns, and the retirements made for it.
 */
export const findMoves = (db: Reader, orderId: string): Promise<LedgerMove[]> =>
  query(
    db,
    LedgerMove,
    sql`
    with named as (
      select ${orderId}::text as id
      union all select id::text from order_lines where order_id = ${orderId}
      union all select id::text from part_refunds where order_id = ${orderId}
      union all select milestone.id::text from order_milestones milestone
        join order_lines line on line.id = milestone.line_id where line.order_id = ${orderId}
    ), accounts as (
      select prefix || named.id as account
      from named cross join unnest(array['credits/held/', 'money/held/', 'credits/owned/escrow/', 'world/money/guest/',
        'money/transferred/']) prefix
    ), entries as (
      select posting.entry_id from accounts join ledger_postings posting on posting.from_account = accounts.account
      union select posting.entry_id from accounts join ledger_postings posting on posting.to_account = accounts.account
      union select entry.id from retirements retirement
        join ledger_entries entry on entry.key = 'retire:' || retirement.id::text where retirement.order_id = ${orderId}
    )
    select entry.id as "entryId", entry.key, entry.kind, ${iso(sql`entry.posted_at`)} as at, leaf.leaf_index as "logIndex", (
      select json_agg(json_build_object('asset', case when posting.asset = 'usd' then 'usd' else coalesce(
          project.name || ', ' || extract(year from batch.vintage_starts_on), posting.asset) end,
        'amount', posting.amount, 'from', posting.from_account, 'to', posting.to_account) order by posting.position)
      from ledger_postings posting
      left join batches batch on batch.id::text = posting.asset left join projects project on project.id = batch.project_id
      where posting.entry_id = entry.id) as postings
    from entries join ledger_entries entry on entry.id = entries.entry_id
    left join log_leaves leaf on leaf.entry_id = entry.id
    -- The ledger numbers postings in the order in which they took effect.
    order by (select min(position) from ledger_postings where entry_id = entry.id) limit 500`,
  )
