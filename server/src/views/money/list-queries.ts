import { type MoneyList, MoneyRow } from '@ledgerleaf/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { buyerName, iso, joinBuyer } from './money-sql.ts'
import { searchOrders } from './search-orders.ts'

/** What was or is to be paid, where that is not dollars: the amounts of the lists are what our books say. */
const charged = sql`case when orders.currency <> 'usd'
  then to_char(orders.amount_minor / 100.0, 'FM999,999,999,990.00') || ' ' || upper(orders.currency) end`

// Each list has the same columns: id, order_id, at, state, detail, amount.
const lists: Record<MoneyList, SQL> = {
  orders: sql`select orders.id::text, orders.id as order_id, orders.placed_at as at, orders.status as state,
    orders.end_reason as detail, orders.total_cents + orders.vat_cents as amount from orders`,
  payments: sql`select payment.order_id::text, payment.order_id, payment.created_at, payment.state,
    concat_ws(', ', coalesce(payment.intent_id, payment.session_id, payment.provider), ${charged}), orders.total_cents + orders.vat_cents
    from payments payment join orders on orders.id = payment.order_id`,
  invoices: sql`select orders.id::text, orders.id, quote.accepted_at,
    case when orders.status <> 'pending' then orders.status when quote.due_at < now() then 'overdue' else 'open' end,
    concat_ws(', ', quote.invoice_number, 'due ' || to_char(quote.due_at at time zone 'utc', 'YYYY-MM-DD'), ${charged}),
    orders.total_cents + orders.vat_cents
    from quotes quote join orders on orders.id = quote.order_id where quote.accepted_at is not null`,
  refunds: sql`
    select back.order_id::text, back.order_id, back.requested_at,
      case when back.returned_by = 'bank' then 'by_bank' when back.done_at is null then 'under_way' else 'returned' end,
      back.reason, back.amount_cents from refunds back
    union all
    select back.id::text, back.order_id, back.requested_at,
      case when back.returned_by = 'bank' then 'by_bank' when back.done_at is null then 'under_way' else 'returned' end,
      back.reason, back.amount_cents from part_refunds back
    union all
    select back.milestone_id::text, line.order_id, back.requested_at,
      case when back.done_at is null then 'under_way' else 'returned' end, back.reason, back.amount_cents
    from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
    join order_lines line on line.id = milestone.line_id`,
  disputes: sql`select dispute.id, dispute.order_id, dispute.opened_at,
    case when dispute.status = 'lost' and (dispute.open_cents > 0 or dispute.taken_cents is null) then 'to_settle'
      when dispute.status in ('won', 'lost') then dispute.status else 'open' end,
    dispute.reason, dispute.amount_cents from disputes dispute`,
  // What the ledger holds for a line is what waits.
  escrow: sql`select line.id::text, line.order_id, orders.settled_at,
    case when due.next < current_date then 'overdue' else 'open' end, due.next::text, balance.amount
    from order_lines line join orders on orders.id = line.order_id
    join ledger_balances balance on balance.account = 'money/held/' || line.id::text and balance.asset = 'usd'
      and balance.amount > 0
    left join lateral (select min(due_on) as next from order_milestones
      where line_id = line.id and state = 'open') due on true
    where line.sale_type = 'forward' and orders.settled_at is not null`,
  fees: sql`select orders.id::text, orders.id, orders.settled_at,
    case when orders.status = 'refunded' then 'given_back' else 'earned' end, null, (
      select coalesce(sum(case
        when line.sale_type = 'forward' then (
          select coalesce(sum(delivery.fee_cents), 0) from forward_deliveries delivery
          join order_milestones milestone on milestone.id = delivery.milestone_id where milestone.line_id = line.id)
        else line.fee_cents - (select coalesce(sum(back.fee_cents), 0) from part_refund_lines back
          where back.line_id = line.id) end), 0)::bigint
      from order_lines line where line.order_id = orders.id)
    from orders where orders.settled_at is not null`,
}

const Row = z.extend(MoneyRow, { cursor: z.string() })

const rowsMax = 50

export type ListFilter = {
  q?: string | undefined
  state?: string | undefined
  from?: string | undefined
  until?: string | undefined
  after?: string | undefined
}

const cursorOf = (text: string | undefined): { at: string; id: string } | null => {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|(.{1,200})$/.exec(text ?? '') ?? []
  return at && id ? { at, id } : null
}

/** One page of a list, newest first. */
export const findMoneyRows = async (
  db: Reader,
  list: MoneyList,
  { q, state, from, until, after }: ListFilter,
): Promise<{ rows: MoneyRow[]; next: string | null }> => {
  const cursor = cursorOf(after)
  const conditions = [
    await searchOrders(db, q ?? ''),
    ...(state ? [sql`row.state = ${state}`] : []),
    ...(from ? [sql`row.at >= ${from}::date at time zone 'utc'`] : []),
    ...(until ? [sql`row.at < (${until}::date + 1) at time zone 'utc'`] : []),
    ...(cursor ? [sql`(row.at, row.id) < (${cursor.at}::timestamptz, ${cursor.id})`] : []),
  ]
  const rows = await query(
    db,
    Row,
    sql`
    select row.id, row.order_id as "orderId", ${iso(sql`row.at`)} as at, row.state, ${buyerName} as who,
      orders.basket_name as what, row.detail, row.amount as "amountCents",
      to_char(row.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || row.id as cursor
    from (${lists[list]}) as row (id, order_id, at, state, detail, amount)
    join orders on orders.id = row.order_id ${joinBuyer}
    where ${sql.join(conditions, sql` and `)}
    order by row.at desc, row.id desc limit ${rowsMax + 1}`,
  )
  const shown = rows.slice(0, rowsMax)
  return {
    rows: shown.map(({ cursor: _, ...row }) => row),
    next: rows.length > rowsMax ? (shown.at(-1)?.cursor ?? null) : null,
  }
}
