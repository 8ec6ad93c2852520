import { SalesMonth, type SalesMonths, Statement, StatementRow } from '@ledgerleaf/contract/statement'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { platformFees, proceeds } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** How each entry of the ledger changed a seller's proceeds, and the fees that were kept of their sales. */
const movesOf = (sellerId: string): SQL => sql`
  select entry_id, max(position) as position, sum(net)::bigint as net, sum(fee)::bigint as fee from (
    select entry_id, position, amount as net, 0 as fee from ledger_postings where to_account = ${proceeds(sellerId)}
    union all
    select entry_id, position, -amount, 0 from ledger_postings where from_account = ${proceeds(sellerId)}
    union all
    select entry_id, position, 0, amount from ledger_postings where to_account = ${platformFees(sellerId)}
    union all
    select entry_id, position, 0, -amount from ledger_postings where from_account = ${platformFees(sellerId)}
  ) move group by entry_id`

type Shown = { rowsMax?: number | null; since?: string | null }

/**
 * What a seller earned and was paid, newest first: each row is one entry of the ledger, in the order they took effect, and
 * its money is what was posted. Where a seller was paid out before a refund, that is less than the credits had cost.
 */
const rowsOf = (sellerId: string, { rowsMax = null, since = null }: Shown): SQL => sql`
  with entry as (
    select entry.id, entry.key, entry.kind, entry.posted_at, moved.net, moved.fee, moved.position,
      (sum(moved.net) over (order by moved.position))::bigint as balance
    from (${movesOf(sellerId)}) moved join ledger_entries entry on entry.id = moved.entry_id
    order by moved.position desc limit ${rowsMax}
  )
  select entry.id::text as id, to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    case entry.kind when 'settle' then 'sale' when 'deliver' then 'sale' when 'refund' then 'refund'
      when 'payout_returned' then 'payout_returned' else 'payout' end as kind,
    coalesce(payout.reference, part.order_id::text, delivered.order_id::text, substr(entry.key, position(':' in entry.key) + 1)) as reference,
    sold.names as "projectName", case entry.kind when 'refund' then -sold.quantity else sold.quantity end as credits,
    case when entry.kind in ('settle', 'deliver', 'refund') then entry.net + entry.fee end as "grossCents",
    case when entry.kind in ('settle', 'deliver', 'refund') then entry.fee end as "feeCents", entry.net as "netCents", entry.balance as "balanceCents"
  from entry
  left join payouts payout on entry.kind in ('payout', 'payout_returned') and entry.key = entry.kind || ':' || payout.id
  left join part_refunds part on entry.kind = 'refund' and entry.key = 'refund:' || part.id
  left join lateral (
    select line.order_id from forward_deliveries delivery join order_milestones milestone on milestone.id = delivery.milestone_id
    join order_lines line on line.id = milestone.line_id
    where delivery.id = case when entry.kind = 'deliver' then split_part(entry.key, ':', 2)::uuid end
  ) delivered on true
  left join lateral (
    select string_agg(distinct project.name, ', ') as names,
      sum(line.quantity - coalesce(earlier.quantity, 0))::bigint as quantity
    from order_lines line
    -- What went back credit by credit is not in the refund of the rest.
    left join lateral (
      select sum(back.quantity) as quantity from part_refund_lines back where back.line_id = line.id and entry.kind = 'refund'
    ) earlier on true
    join batches batch on batch.id = line.batch_id
    join projects project on project.id = batch.project_id
    -- What is sold forward earns nothing before it is delivered.
    where line.seller_id = ${sellerId} and line.sale_type <> 'forward' and line.order_id =
      case when entry.kind in ('settle', 'refund') then split_part(entry.key, ':', 2)::uuid end
    having count(*) > 0
    union all
    select string_agg(distinct project.name, ', '), sum(back.quantity)::bigint
    from part_refund_lines back
    join order_lines line on line.id = back.line_id
    join batches batch on batch.id = line.batch_id
    join projects project on project.id = batch.project_id
    where back.refund_id = part.id and line.seller_id = ${sellerId} and line.sale_type <> 'forward'
    having count(*) > 0
    union all
    select project.name, delivery.quantity
    from forward_deliveries delivery
    join batches batch on batch.id = delivery.batch_id
    join projects project on project.id = batch.project_id
    where entry.kind = 'deliver' and delivery.id = case when entry.kind = 'deliver' then split_part(entry.key, ':', 2)::uuid end
  ) sold on true
  where ${since}::timestamptz is null or entry.posted_at >= ${since}::timestamptz
  order by entry.position desc`

const Totals = z.object({
  count: z.number(),
  sales: z.number(),
  fees: z.number(),
  refunds: z.number(),
  payouts: z.number(),
  balance: z.number(),
})
type Totals = z.infer<typeof Totals>

/** Over everything there ever was, however much of it is shown. The fee of what went back went back as well. */
const findTotals = async (db: Reader, sellerId: string): Promise<Totals> => {
  const rows = await query(
    db,
    Totals,
    sql`
    select count(*) as count,
      coalesce(sum(moved.net + moved.fee) filter (where entry.kind in ('settle', 'deliver')), 0)::bigint as sales,
      coalesce(sum(moved.fee), 0)::bigint as fees,
      coalesce(-sum(moved.net + moved.fee) filter (where entry.kind = 'refund'), 0)::bigint as refunds,
      coalesce(-sum(moved.net) filter (where entry.kind not in ('settle', 'deliver', 'refund')), 0)::bigint as payouts,
      coalesce(sum(moved.net), 0)::bigint as balance
    from (${movesOf(sellerId)}) moved join ledger_entries entry on entry.id = moved.entry_id`,
  )
  return rows[0] ?? { count: 0, sales: 0, fees: 0, refunds: 0, payouts: 0, balance: 0 }
}

/** The newest rows, all of them without a bound, and what everything comes to. */
export const findStatement = async (
  db: Reader,
  sellerId: string,
  rowsMax: number | null = null,
): Promise<Statement> => {
  const { count, sales, fees, refunds, payouts, balance } = await findTotals(db, sellerId)
  const rows = await query(db, StatementRow, rowsOf(sellerId, { rowsMax }))
  return Statement.parse({
    salesCents: sales,
    feesCents: fees,
    refundsCents: refunds,
    payoutsCents: payouts,
    balanceCents: balance,
    earlierRows: Math.max(0, count - rows.length),
    rows,
  })
}

/** Months are shown as far back as a year beside the one before it. */
const monthsMax = 24

const firstMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsMax + 1, 1)).toISOString()

/** The rows of the statement month by month, by UTC: what was sold, what it cost and what went back. A payout is no sale. */
export const findSalesMonths = async (db: Reader, sellerId: string, now: Date): Promise<SalesMonths> => {
  const since = firstMonth(now)
  const months = await query(
    db,
    SalesMonth,
    sql`
    select left(at, 7) as month,
      coalesce(sum("grossCents") filter (where kind = 'sale'), 0)::bigint as "salesCents",
      coalesce(-sum("grossCents") filter (where kind = 'refund'), 0)::bigint as "refundsCents",
      sum("feeCents")::bigint as "feesCents", sum("netCents")::bigint as "netCents",
      coalesce(sum(credits), 0)::bigint as credits
    from (${rowsOf(sellerId, { since })}) told
    where kind in ('sale', 'refund') group by 1 order by 1`,
  )
  const [earlier] = await query(
    db,
    z.object({ net: z.number() }),
    sql`
    select coalesce(sum(moved.net), 0)::bigint as net
    from (${movesOf(sellerId)}) moved join ledger_entries entry on entry.id = moved.entry_id
    where entry.kind in ('settle', 'deliver', 'refund') and entry.posted_at < ${since}::timestamptz`,
  )
  return {
    months,
    earlierNetCents: earlier?.net ?? 0,
    firstMonth: since.slice(0, 7),
    asOf: now.toISOString().slice(0, 7),
  }
}
