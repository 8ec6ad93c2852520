import type { MoneyList } from '@ledgerleaf/contract/money-lists'
import { type SQL, sql } from 'drizzle-orm'

/** The names of a list's columns. `who` and `what` are an order's own where they are null; `words` is what else it is found by. */
export const listColumns = sql`(id, order_id, at, state, who, what, detail, amount, currency, minor, words)`

const gross = sql`orders.total_cents + orders.vat_cents`
const ofOrder = sql`null::text, null::text`
const paidIn = sql`orders.currency, orders.amount_minor, null::text`

/** A hold whose time is over is over, also in the seconds before the sweep. */
const isLapsed = sql`orders.status = 'pending' and orders.held_until <= now()`
const standing = sql`case when ${isLapsed} then 'cancelled' else orders.status end`

/** How the payment of an order stands. What was opened for an order that has ended is awaited by nobody. */
export const paymentState = sql`case when coalesce(orders.paid_at, orders.settled_at) is not null then 'succeeded'
  when payment.state = 'open' and ${standing} in ('cancelled', 'failed') then 'expired' else payment.state end`

const backState = (
  byBank: SQL,
): SQL => sql`case when ${byBank} then 'by_bank' when back.done_at is not null then 'returned'
  when back.failure is not null then 'return_failed' else 'under_way' end`
const backDetail = sql`case when back.done_at is null and back.failure is not null
  then 'The provider could not return it: ' || back.failure else back.reason end`
const backColumns = (byBank: SQL): SQL =>
  sql`back.requested_at, ${backState(byBank)}, ${ofOrder}, ${backDetail}, back.amount_cents, orders.currency, back.amount_minor, null::text`

const refunds = sql`
  select back.order_id::text, back.order_id, ${backColumns(sql`back.returned_by = 'bank'`)}
  from refunds back join orders on orders.id = back.order_id
  union all
  select back.id::text, back.order_id, ${backColumns(sql`back.returned_by = 'bank'`)}
  from part_refunds back join orders on orders.id = back.order_id
  union all
  select back.milestone_id::text, line.order_id, ${backColumns(sql`false`)}
  from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
  join order_lines line on line.id = milestone.line_id join orders on orders.id = line.order_id`

const isTaken = sql`posting.to_account like 'money/fees/%'`
const feeAmount = sql`case when ${isTaken} then posting.amount else -posting.amount end`

/** Each posting of a fee. It comes from and goes back to what is held for an order, a line of it, a date or a refund of some credits. */
const fees = sql`
  select posting.position::text, coalesce(orders.id, line.order_id, part.order_id, promised.order_id), entry.posted_at,
    case when ${isTaken} then 'earned' else 'given_back' end, ${ofOrder}, null, ${feeAmount}, 'usd', ${feeAmount}, null::text
  from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
  cross join lateral (select case when ${isTaken} then posting.from_account else posting.to_account end as name) other
  cross join lateral (select case when other.name like 'money/held/%' then right(other.name, 36)::uuid end as id) held
  left join orders on orders.id = held.id left join order_lines line on line.id = held.id
  left join part_refunds part on part.id = held.id
  left join order_milestones milestone on milestone.id = held.id left join order_lines promised on promised.id = milestone.line_id
  where posting.asset = 'usd' and (${isTaken} or posting.from_account like 'money/fees/%')`

/** What is owed back is what the ledger says that came into its account. */
const returns = sql`
  select back.id::text, back.order_id, back.owed_at, case back.state when 'returned' then 'came_back' else back.state end,
    coalesce(back.payee ->> 'holder', 'Nobody has said whom'), back.reason, back.reference || coalesce(': ' || back.return_reason, ''),
    case when posting.asset = 'usd' then posting.amount end, posting.asset, posting.amount,
    concat_ws(' ', back.reference, back.payee ->> 'holder', back.payee ->> 'iban', back.payee ->> 'account')
  from money_returns back join ledger_entries entry on entry.key = 'owe:' || back.id::text
  join ledger_postings posting on posting.entry_id = entry.id and posting.to_account = 'money/owed/' || back.id::text`

const payouts = sql`
  select payout.id::text, null::uuid, coalesce(payout.sent_at, run.made_at, payout.settled_at),
    case payout.state when 'returned' then 'came_back' else payout.state end,
    coalesce(seller.company_name, nullif(person.name, ''), person.email, 'A seller'), 'Payout to a seller',
    payout.reference || coalesce(': ' || payout.return_reason, ''), payout.amount_cents, 'usd', payout.amount_cents,
    concat_ws(' ', payout.reference, payout.transfer_id, seller.company_name, person.name, person.email)
  from payouts payout left join payout_runs run on run.id = payout.run_id
  left join seller_profiles seller on seller.seller_id = payout.seller_id left join parties person on person.id = payout.seller_id`

const bank = sql`
  select line.id::text, orders.id, line.booked_on::timestamp at time zone 'utc', line.state,
    coalesce(line.counterparty, 'Nobody named'), coalesce(nullif(line.remittance, ''), line.end_to_end_id, 'Without words'), line.note,
    case when lower(line.currency) = 'usd' then signed.amount end, lower(line.currency), signed.amount,
    concat_ws(' ', line.end_to_end_id, line.remittance, line.counterparty, line.counterparty_account)
  from bank_lines line cross join lateral (
    select case when line.is_credit then line.amount_cents else -line.amount_cents end as amount) signed
  left join orders on line.match_kind = 'transfer' and orders.id = line.match_id`

/** Each list of the desk, with the columns named above. */
export const lists: Record<MoneyList, SQL> = {
  orders: sql`select orders.id::text, orders.id, orders.placed_at, ${standing}, ${ofOrder},
    case when ${isLapsed} then 'lapsed' when ${standing} = 'settled' then (
        select 'to_deliver ' || sum(milestone.quantity - milestone.delivered) from order_milestones milestone
        join order_lines line on line.id = milestone.line_id
        where line.order_id = orders.id and milestone.state = 'open' having sum(milestone.quantity - milestone.delivered) > 0)
      else orders.end_reason end, ${gross}, ${paidIn} from orders`,
  payments: sql`select orders.id::text, orders.id, coalesce(orders.paid_at, orders.settled_at, payment.created_at),
    ${paymentState}, ${ofOrder}, case when payment.order_id is null then 'settled without a payment record'
      when payment.pay = 'transfer' then 'bank transfer' else coalesce(payment.intent_id, payment.session_id, payment.provider) end,
    ${gross}, ${paidIn}
    from orders left join payments payment on payment.order_id = orders.id
    where payment.order_id is not null or coalesce(orders.paid_at, orders.settled_at) is not null`,
  invoices: sql`select orders.id::text, orders.id, quote.accepted_at,
    case when ${standing} <> 'pending' then ${standing} when quote.due_at < now() then 'overdue' else 'open' end, ${ofOrder},
    quote.invoice_number || ', due ' || to_char(quote.due_at at time zone 'utc', 'YYYY-MM-DD'), ${gross}, ${paidIn}
    from quotes quote join orders on orders.id = quote.order_id where quote.accepted_at is not null`,
  refunds,
  disputes: sql`select dispute.id, dispute.order_id, dispute.opened_at,
    case when dispute.status = 'lost' and (dispute.open_cents > 0 or dispute.taken_cents is null) then 'to_settle'
      when dispute.status in ('won', 'lost') then dispute.status else 'open' end, ${ofOrder},
    dispute.reason, dispute.amount_cents, dispute.currency, dispute.amount_minor, null::text from disputes dispute`,
  // What the ledger holds for a line is what waits.
  escrow: sql`select line.id::text, line.order_id, orders.settled_at,
    case when due.next < current_date then 'overdue' else 'open' end, ${ofOrder}, due.next::text, balance.amount, 'usd',
    balance.amount, null::text
    from order_lines line join orders on orders.id = line.order_id
    join ledger_balances balance on balance.account = 'money/held/' || line.id::text and balance.asset = 'usd'
      and balance.amount > 0
    left join lateral (select min(due_on) as next from order_milestones
      where line_id = line.id and state = 'open') due on true
    where line.sale_type = 'forward' and orders.settled_at is not null`,
  fees,
  returns,
  payouts,
  bank,
}
