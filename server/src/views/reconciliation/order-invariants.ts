import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Breach } from '../../ledger/invariants.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.record(z.string(), z.unknown())

const balance = (prefix: string, asset: SQL) => sql`
  coalesce((select sum(amount)::bigint from ledger_balances
    where account = ${prefix} || orders.id::text and ${asset}), 0)`
const heldMoney = balance('money/held/', sql`asset = 'usd'`)
const heldCredits = balance('credits/held/', sql`true`)
/** What must always hold of orders and their money, each as the statement that finds the rows which break it. */
const invariants: Record<string, SQL> = {
  'buyer’s cents and discount are what sellers and fees get': sql`
    select orders.id, orders.total_cents, orders.discount_cents from orders
    join (select order_id, sum(seller_cents + fee_cents)::bigint as cost, sum(paid_cents)::bigint as paid
          from order_lines group by order_id) lines on lines.order_id = orders.id
    where lines.cost <> orders.total_cents + orders.discount_cents or lines.paid <> orders.total_cents`,
  'only a pending order holds credits, and all of its own': sql`
    select orders.id, orders.status, ${heldCredits} as held from orders
    where ${heldCredits} <> case when orders.status = 'pending'
      then (select sum(quantity)::bigint from order_lines where order_id = orders.id) else 0 end`,
  'money lies with an order only while it is being returned': sql`
    select orders.id, orders.status, ${heldMoney} as held from orders
    left join refunds on refunds.order_id = orders.id
    where ${heldMoney} <> case when orders.status = 'refunded' and refunds.done_at is null
      then refunds.amount_cents else 0 end`,
  'money lies with a refund in part only while it is being returned': sql`
    select part.id from part_refunds part
    where coalesce((select sum(amount)::bigint from ledger_balances
        where account = 'money/held/' || part.id::text and asset = 'usd'), 0)
      <> case when part.done_at is null then part.amount_cents else 0 end`,
  'what a line says was returned was returned, and paid for': sql`
    select line.id from order_lines line left join part_refund_lines part on part.line_id = line.id
    group by line.id having coalesce(sum(part.quantity), 0) <> line.returned
    union all
    select part.id from part_refunds part left join part_refund_lines line on line.refund_id = part.id
    group by part.id having coalesce(sum(line.paid_cents), 0) + part.borne_cents <> part.amount_cents - part.vat_cents`,
  'the platform bears only what banks took': sql`
    select part.order_id from part_refunds part group by part.order_id
    having sum(part.borne_cents) < 0 or bool_or(part.borne_cents <> 0 and part.returned_by <> 'bank')`,
  'what is open of a lost dispute is borne, and what was taken was returned': sql`
    select dispute.id from disputes dispute
    where dispute.taken_cents is not null and (dispute.open_cents >
        (select coalesce(sum(borne_cents), 0) from part_refunds part where part.order_id = dispute.order_id)
      or dispute.taken_cents <>
        (select coalesce(sum(amount_cents), 0) from part_refunds part where part.provider_id = dispute.id)
        + (select coalesce(sum(amount_cents), 0) from refunds where refunds.provider_id = dispute.id))`,
  'no order returned more than was paid': sql`
    select orders.id from orders left join refunds on refunds.order_id = orders.id
    left join part_refunds part on part.order_id = orders.id
    group by orders.id, refunds.amount_cents
    having coalesce(refunds.amount_cents, 0) + coalesce(sum(part.amount_cents), 0)
      > orders.total_cents + orders.vat_cents`,
  'no order returned more VAT than was paid, and one that is refunded returned all of it': sql`
    select orders.id from orders cross join lateral (
      select coalesce(sum(vat_cents), 0)::bigint as cents from (
        select vat_cents from refunds where order_id = orders.id
        union all select vat_cents from part_refunds where order_id = orders.id
        union all select back.vat_cents from forward_returns back
        join order_milestones milestone on milestone.id = back.milestone_id
        join order_lines line on line.id = milestone.line_id where line.order_id = orders.id
      ) back
    ) returned
    where returned.cents > orders.vat_cents or orders.status = 'refunded' and returned.cents <> orders.vat_cents`,
  'the tax account of a country holds the VAT of settled orders that did not go back': sql`
    select country, owed, held from (
      select orders.vat_country as country, sum(orders.vat_cents - coalesce(back.cents, 0))::bigint as owed,
        coalesce((select sum(amount)::bigint from ledger_balances
          where account = 'money/tax/' || orders.vat_country and asset = 'usd'), 0) as held
      from orders left join lateral (
        select sum(vat_cents)::bigint as cents from (
          select vat_cents from refunds where order_id = orders.id
          union all select vat_cents from part_refunds where order_id = orders.id
          union all select back.vat_cents from forward_returns back
          join order_milestones milestone on milestone.id = back.milestone_id
          join order_lines line on line.id = milestone.line_id where line.order_id = orders.id
        ) gone
      ) back on true
      where orders.vat_country is not null and orders.settled_at is not null group by orders.vat_country
    ) taxed where owed <> held`,
  'an order that is paid in another currency holds of it, in exchange, what did not go back': sql`
    select orders.id, orders.currency from orders
    cross join lateral (
      select coalesce(sum(minor), 0)::bigint as minor, coalesce(sum(cents), 0)::bigint as cents from (
        select amount_minor as minor, amount_cents as cents from refunds where order_id = orders.id and done_at is not null
        union all select amount_minor, amount_cents from part_refunds where order_id = orders.id and done_at is not null
        union all select back.amount_minor, back.amount_cents from forward_returns back
        join order_milestones milestone on milestone.id = back.milestone_id
        join order_lines line on line.id = milestone.line_id
        where line.order_id = orders.id and back.done_at is not null
      ) gone
    ) back
    cross join lateral (
      select exists (select from ledger_entries where key = 'pay:' || orders.id::text) as is_paid
    ) paid
    where orders.currency <> 'usd' and (
      coalesce((select amount from ledger_balances
        where account = 'world/money/exchange/' || orders.id::text and asset = orders.currency), 0)
        <> case when is_paid then orders.amount_minor - back.minor else 0 end
      or coalesce((select -amount from ledger_balances
        where account = 'world/money/exchange/' || orders.id::text and asset = 'usd'), 0)
        <> case when is_paid then orders.total_cents + orders.vat_cents - back.cents else 0 end)`,
  'what goes back in the currency of a payment is no more than it was': sql`
    select orders.id from orders cross join lateral (
      select coalesce(sum(minor), 0)::bigint as minor from (
        select amount_minor as minor from refunds where order_id = orders.id
        union all select amount_minor from part_refunds where order_id = orders.id
        union all select back.amount_minor from forward_returns back
        join order_milestones milestone on milestone.id = back.milestone_id
        join order_lines line on line.id = milestone.line_id where line.order_id = orders.id
      ) gone
    ) back
    where back.minor > orders.amount_minor or orders.status = 'refunded' and back.minor <> orders.amount_minor
      or orders.currency = 'usd' and back.minor <> (
        select coalesce(sum(cents), 0) from (
          select amount_cents as cents from refunds where order_id = orders.id
          union all select amount_cents from part_refunds where order_id = orders.id
          union all select back.amount_cents from forward_returns back
          join order_milestones milestone on milestone.id = back.milestone_id
          join order_lines line on line.id = milestone.line_id where line.order_id = orders.id
        ) dollars)`,
  'the VAT of an order is its rate of what is paid': sql`
    select id from orders where vat_cents <> (total_cents * vat_basis_points + 5000) / 10000`,
  'every hold ends in exactly one of settled and released': sql`
    select orders.id, orders.status, ends.holds, ends.settled, ends.released from orders
    left join (
      -- A key is the verb and the order, and from the second hold on the round: read once for all orders.
      select split_part(split_part(key, ':', 2), '/', 1) as order_id, count(*) filter (where kind = 'hold') as holds,
        count(*) filter (where kind = 'settle') as settled, count(*) filter (where kind = 'release') as released
      from ledger_entries where kind in ('hold', 'settle', 'release') group by 1
    ) ends on ends.order_id = orders.id::text
    where coalesce(ends.holds, 0) <> coalesce(ends.settled + ends.released, 0)
        + (case when orders.status = 'pending' then 1 else 0 end)
      or ends.settled > 1`,
  'an order is settled if and only if it was paid and not only to be returned': sql`
    select orders.id, orders.status from orders
    where (orders.settled_at is not null) <> exists (select from ledger_entries where key = 'settle:' || orders.id::text)
      or (orders.status in ('settled', 'refunded', 'paid')) <> exists (select from ledger_entries where key = 'pay:' || orders.id::text)`,
  'a payment that succeeded has settled its order or is returned': sql`
    select orders.id, orders.status from payments join orders on orders.id = payments.order_id
    where payments.state = 'succeeded' and orders.status not in ('settled', 'refunded', 'retired')`,
  'transfers that make up a payment have settled its order': sql`
    select payments.order_id, balance.amount from payments
    join ledger_balances balance on balance.account = 'money/transferred/' || payments.order_id
    where balance.amount <> 0 and balance.asset <> payments.currency or balance.amount >= payments.amount_cents
      or (balance.amount > 0 and payments.state = 'succeeded')`,
  'what is owed back to a payer lies ready until the bank has booked it': sql`
    select owed.id, owed.state from money_returns owed
    left join ledger_balances balance on balance.account = 'money/owed/' || owed.id and balance.asset = owed.currency
    where coalesce(balance.amount, 0) <> case when owed.state in ('owed', 'proposed', 'sent') then owed.amount_minor else 0 end`,
  'money that nobody has claimed is of a line that is open': sql`
    select balance.account, balance.amount from ledger_balances balance
    left join bank_lines line on line.id::text = split_part(balance.account, '/', 3)
    where balance.account like 'money/unclaimed/%' and balance.amount <> case
      when line.state = 'open' and balance.asset = lower(line.currency) then line.amount_cents else 0 end`,
}

/** Empty when orders, payments and ledger tell the same story. */
export const findOrderBreaches = async (db: Reader): Promise<Breach[]> => {
  const breaches: Breach[] = []
  for (const [invariant, statement] of Object.entries(invariants)) {
    const rows = await query(db, Row, statement)
    breaches.push(...rows.map((row) => ({ invariant, row })))
  }
  return breaches
}
