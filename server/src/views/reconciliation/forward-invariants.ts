import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Breach } from '../../ledger/invariants.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.record(z.string(), z.unknown())

const balance = (prefix: string, of: SQL, asset: SQL) => sql`
  coalesce((select sum(amount)::bigint from ledger_balances where account = ${prefix} || ${of}::text and ${asset}), 0)`

/** What is owed on a line: the sum over its open dates, while its order stands. */
const owed = sql`
  select line.id, orders.status, line.price_per_credit_cents as price, coalesce(sum(
    case when orders.status = 'settled' and milestone.state = 'open' then milestone.quantity - milestone.delivered else 0 end
  ), 0)::bigint as credits
  from order_lines line join orders on orders.id = line.order_id
  join order_milestones milestone on milestone.line_id = line.id
  group by line.id, orders.status, line.price_per_credit_cents`

/** What must always hold of forward purchases, each as the statement that finds the rows which break it. */
const invariants: Record<string, SQL> = {
  'escrow of a line is the price of what is still owed on it': sql`
    select owed.*, ${balance('money/held/', sql`owed.id`, sql`asset = 'usd'`)} as escrow from (${owed}) owed
    where owed.credits * owed.price <> ${balance('money/held/', sql`owed.id`, sql`asset = 'usd'`)}`,
  'as many credits are promised on a line as are still owed on it': sql`
    select owed.* from (${owed}) owed
    where owed.credits <> ${balance('credits/held/', sql`owed.id`, sql`asset <> 'usd'`)}`,
  'the dates of a line are all of its credits and all of its cents': sql`
    select line.id from order_lines line left join order_milestones milestone on milestone.line_id = line.id
    where line.sale_type = 'forward' group by line.id
    having coalesce(sum(milestone.quantity), 0) <> line.quantity
      or coalesce(sum(milestone.seller_cents), 0) <> line.seller_cents
      or coalesce(sum(milestone.fee_cents), 0) <> line.fee_cents`,
  'what a milestone says was delivered was delivered': sql`
    select milestone.id from order_milestones milestone left join forward_deliveries delivery
      on delivery.milestone_id = milestone.id
    group by milestone.id having coalesce(sum(delivery.quantity), 0) <> milestone.delivered`,
  'the money of a promise that was kept left escrow to the cent': sql`
    select milestone.id from order_milestones milestone join forward_deliveries delivery
      on delivery.milestone_id = milestone.id
    where milestone.state = 'delivered' group by milestone.id
    having sum(delivery.seller_cents) <> milestone.seller_cents or sum(delivery.fee_cents) <> milestone.fee_cents`,
  'money lies with a milestone only while it is being returned': sql`
    select milestone.id from order_milestones milestone
    left join forward_returns returned on returned.milestone_id = milestone.id and returned.done_at is null
    where coalesce(returned.amount_cents, 0) <> ${balance('money/held/', sql`milestone.id`, sql`asset = 'usd'`)}`,
}

/** Empty when promises, deliveries and ledger tell the same story. */
export const findForwardBreaches = async (db: Reader): Promise<Breach[]> => {
  const breaches: Breach[] = []
  for (const [invariant, statement] of Object.entries(invariants)) {
    const rows = await query(db, Row, statement)
    breaches.push(...rows.map((row) => ({ invariant, row })))
  }
  return breaches
}
