import { MoneyOverview } from '@ledgerleaf/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { iso } from './money-sql.ts'

const Figures = z.omit(MoneyOverview, {
  payoutsDue: true,
  fourEyesCents: true,
  requests: true,
  proposals: true,
})

const figure = (cents: SQL, from: SQL): SQL =>
  sql`(select json_build_object('cents', coalesce(sum(${cents}), 0)::bigint, 'count', count(*)) from ${from})`

const paidSince = (start: SQL): SQL =>
  figure(sql`total_cents + vat_cents`, sql`orders where coalesce(paid_at, settled_at) >= ${start}`)

/** What came into the fees since then, without what was given back. */
const feesSince = (start: SQL): SQL => sql`(
  select json_build_object('cents', greatest(0, coalesce(sum(
    case when posting.to_account like 'money/fees/%' then posting.amount else -posting.amount end), 0))::bigint,
    'count', count(distinct entry.id))
  from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
  where entry.posted_at >= ${start} and posting.asset = 'usd'
    and (posting.to_account like 'money/fees/%' or posting.from_account like 'money/fees/%'))`

/** The figures of the desk. Days and months are those of UTC. */
export const findFigures = async (db: Reader, now: Date): Promise<z.infer<typeof Figures>> => {
  const at = sql`(${now.toISOString()}::timestamptz at time zone 'utc')`
  const today = sql`date_trunc('day', ${at}) at time zone 'utc'`
  const month = sql`date_trunc('month', ${at}) at time zone 'utc'`
  const isOpen = sql`(status not in ('won', 'lost') or status = 'lost' and (open_cents > 0 or taken_cents is null))`
  const [found] = await query(
    db,
    Figures,
    sql`select ${paidSince(today)} as "paidToday", ${paidSince(month)} as "paidThisMonth",
      ${figure(sql`total_cents + vat_cents`, sql`orders where status = 'pending' and held_until > ${now.toISOString()}::timestamptz`)} as waiting,
      ${figure(
        sql`back.amount_cents`,
        sql`(select amount_cents from refunds where done_at is null
          union all select amount_cents from part_refunds where done_at is null
          union all select amount_cents from forward_returns where done_at is null) back`,
      )} as "refundsUnderWay",
      ${figure(sql`amount_cents`, sql`disputes where ${isOpen}`)} as "disputesOpen",
      (select ${iso(sql`min(opened_at)`)} from disputes where ${isOpen}) as "disputeSince",
      ${figure(
        sql`balance.amount`,
        sql`order_lines line join ledger_balances balance on balance.account = 'money/held/' || line.id::text
          and balance.asset = 'usd' and balance.amount > 0 where line.sale_type = 'forward'`,
      )} as escrow,
      ${feesSince(month)} as "feesThisMonth",
      ${figure(sql`amount`, sql`ledger_balances where account like 'money/fees/%' and amount > 0`)} as "feesEarned",
      ${figure(
        sql`orders.total_cents + orders.vat_cents`,
        sql`quotes quote join orders on orders.id = quote.order_id
        where quote.state = 'accepted' and orders.status = 'pending'`,
      )} as "invoicesOpen",
      ${figure(
        sql`orders.total_cents + orders.vat_cents`,
        sql`quotes quote join orders on orders.id = quote.order_id
        where quote.state = 'accepted' and orders.status = 'pending'
          and quote.due_at < ${now.toISOString()}::timestamptz`,
      )} as "invoicesOverdue",
      (select json_build_object('count', coalesce(sum(own.count), 0)::int, 'totals', coalesce(json_agg(
          json_build_object('currency', own.currency, 'inMinor', own.came, 'outMinor', own.went) order by own.currency desc), '[]'::json))
        from (select currency, count(*) as count, coalesce(sum(amount_cents) filter (where is_credit), 0)::bigint as came,
            coalesce(sum(amount_cents) filter (where not is_credit), 0)::bigint as went from bank_lines
          where state = 'open' group by currency) own) as "bankLinesOpen"`,
  )
  if (!found) throw new Error('the figures of the desk have no row')
  return found
}
