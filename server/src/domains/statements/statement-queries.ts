import { Statement, type StatementRow } from '@ledgerleaf/contract/statement'
import { sql } from 'drizzle-orm'
import { proceeds } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'

type Row = Omit<StatementRow, 'balanceCents'>

const rowsMax = 2000

/** What a seller earned and was paid, oldest first: each row is one movement of their proceeds in the ledger. */
const findRows = async (db: Reader, sellerId: string): Promise<(Row & { balanceCents: number })[]> => {
  const account = proceeds(sellerId)
  const { rows } = await db.execute<Row & { balanceCents: number }>(sql`
    with moved as (
      select entry_id, max(position) as position, sum(amount)::bigint as net from (
        select entry_id, position, amount from ledger_postings where to_account = ${account}
        union all
        select entry_id, position, -amount from ledger_postings where from_account = ${account}
      ) move group by entry_id
    )
    select to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case entry.kind when 'settle' then 'sale' when 'deliver' then 'sale' when 'refund' then 'refund' else 'payout' end as kind,
      coalesce(payout.reference, part.order_id::text, substr(entry.key, position(':' in entry.key) + 1)) as reference,
      sold.names as "projectName", sold.quantity as credits,
      sold.gross as "grossCents", sold.fee as "feeCents", moved.net as "netCents",
      (sum(moved.net) over (order by entry.posted_at, moved.position))::bigint as "balanceCents"
    from moved
    join ledger_entries entry on entry.id = moved.entry_id
    left join payouts payout on entry.kind = 'payout' and entry.key = 'payout:' || payout.id
    left join part_refunds part on entry.kind = 'refund' and entry.key = 'refund:' || part.id
    left join lateral (
      select string_agg(distinct project.name, ', ') as names,
        sum(line.quantity - coalesce(earlier.quantity, 0))::bigint as quantity,
        sum(line.total_cents - coalesce(earlier.gross, 0))::bigint as gross,
        sum(line.fee_cents - coalesce(earlier.fee, 0))::bigint as fee
      from order_lines line
      -- What went back credit by credit is not in the refund of the rest.
      left join lateral (
        select sum(back.quantity) as quantity, sum(back.seller_cents + back.fee_cents) as gross, sum(back.fee_cents) as fee
        from part_refund_lines back where back.line_id = line.id and entry.kind = 'refund'
      ) earlier on true
      join batches batch on batch.id = line.batch_id
      join projects project on project.id = batch.project_id
      -- What is sold forward earns nothing before it is delivered.
      where line.seller_id = ${sellerId} and line.sale_type <> 'forward' and line.order_id =
        case when entry.kind in ('settle', 'refund') then split_part(entry.key, ':', 2)::uuid end
      having count(*) > 0
      union all
      select string_agg(distinct project.name, ', '), sum(back.quantity)::bigint,
        sum(back.seller_cents + back.fee_cents)::bigint, sum(back.fee_cents)::bigint
      from part_refund_lines back
      join order_lines line on line.id = back.line_id
      join batches batch on batch.id = line.batch_id
      join projects project on project.id = batch.project_id
      where back.refund_id = part.id and line.seller_id = ${sellerId}
      having count(*) > 0
      union all
      select project.name, delivery.quantity, delivery.seller_cents + delivery.fee_cents, delivery.fee_cents
      from forward_deliveries delivery
      join batches batch on batch.id = delivery.batch_id
      join projects project on project.id = batch.project_id
      where entry.kind = 'deliver' and delivery.id = case when entry.kind = 'deliver' then split_part(entry.key, ':', 2)::uuid end
    ) sold on true
    order by entry.posted_at desc, moved.position desc limit ${rowsMax}`)
  return rows
}

const sum = (amounts: (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

export const findStatement = async (db: Reader, sellerId: string): Promise<Statement> => {
  const rows = await findRows(db, sellerId)
  const of = (kind: StatementRow['kind']) => rows.filter((row) => row.kind === kind)
  return Statement.parse({
    salesCents: sum(of('sale').map((row) => row.grossCents)),
    feesCents: sum(of('sale').map((row) => row.feeCents)),
    refundsCents: -sum(of('refund').map((row) => row.netCents)),
    payoutsCents: -sum(of('payout').map((row) => row.netCents)),
    balanceCents: rows[0]?.balanceCents ?? 0,
    rows,
  })
}
