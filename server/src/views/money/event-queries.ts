import { MoneyEvent } from '@ledgerleaf/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { iso } from './money-sql.ts'

export const DatedEvent = z.extend(MoneyEvent, {
  /** What comes first of what happened at the same moment. */
  turn: z.int(),
})
export type DatedEvent = z.infer<typeof DatedEvent>

/** What is written down at the order itself, and by whoever acted on it. */
export const findWritten = (db: Reader, orderId: string): Promise<DatedEvent[]> =>
  query(
    db,
    DatedEvent,
    sql`
    with order_of as (select * from orders where id = ${orderId})
    select ${iso(sql`event.at`)} as at, event.kind, event.text, event.cents as "amountCents", event.turn from (
      select placed_at as at, 1 as turn, 'placed' as kind, 'Placed; its credits are held' as text, total_cents + vat_cents as cents from order_of
      union all
      select payment.created_at, 2, 'payment', case when payment.pay = 'transfer' then 'To be paid by bank transfer'
        else 'Payment opened with ' || payment.provider end || coalesce(': ' || coalesce(payment.intent_id, payment.session_id), ''), order_of.total_cents + order_of.vat_cents
      from payments payment cross join order_of where payment.order_id = ${orderId}
      union all
      select coalesce(paid_at, settled_at), 3, 'paid', 'Paid' || case when currency <> 'usd'
        then ' with ' || to_char(amount_minor / 100.0, 'FM999,999,999,990.00') || ' ' || upper(currency) else '' end, total_cents + vat_cents from order_of
      where coalesce(paid_at, settled_at) is not null
      union all
      select settled_at, 4, 'settled', 'Settled: credits to the buyer, money to sellers, fees and escrow', null from order_of
      where settled_at is not null
      union all
      select claimed_at, 5, 'claimed', 'Added to the account of somebody with the guest’s address', null from order_of
      where claimed_at is not null
      union all
      select ended_at, 6, 'ended', 'Ended: ' || status || coalesce(' (' || end_reason || ')', ''), null from order_of
      where ended_at is not null and status <> 'refunded'
      union all
      -- The order itself only knows its last end: those before it, and one whose late money went back, are in the ledger.
      select entry.posted_at, 6, 'ended', 'Ended before it was paid'
        || case when round.number = hold_round and end_reason = 'buyer' then ', by the buyer'
          when round.number = hold_round and end_reason = 'operator' then ', by an operator' else '' end
        || ': its credits were given up', null
      from order_of cross join generate_series(1, hold_round) round (number) join ledger_entries entry
        on entry.key = 'release:' || order_of.id || case when round.number = 1 then '' else '/' || round.number end
      where round.number < hold_round or status = 'refunded'
      union all
      select entry.posted_at, 2, 'held', 'Paid after its time: the same credits are held again', null
      from order_of cross join generate_series(2, hold_round) round (number) join ledger_entries entry
        on entry.key = 'hold:' || order_of.id || '/' || round.number
      union all
      select retirement.retired_at, 7, 'retired', retirement.quantity || ' credits retired, ' || project.name, null
      from retirements retirement join batches batch on batch.id = retirement.batch_id
      join projects project on project.id = batch.project_id where retirement.order_id = ${orderId}
      union all
      select delivery.delivered_at, 8, 'delivered', delivery.quantity || ' credits delivered'
        || case when delivery.is_replacement then ' by another seller' else '' end, delivery.seller_cents + delivery.fee_cents
      from forward_deliveries delivery join order_milestones milestone on milestone.id = delivery.milestone_id
      join order_lines line on line.id = milestone.line_id where line.order_id = ${orderId}
      union all
      select request.asked_at, 9, 'asked', 'The buyer asked for a refund: ' || request.words, request.amount_cents
      from refund_requests request where request.order_id = ${orderId}
      union all
      select request.ended_at, 10, 'answered', 'The request was ' || case request.state when 'by_bank' then 'closed' else request.state end || coalesce(': ' || request.answer, ''), null
      from refund_requests request where request.order_id = ${orderId} and request.ended_at is not null
      union all
      select back.requested_at, 12, 'refund', 'Refund of what was left: ' || back.reason, back.amount_cents
      from refunds back where back.order_id = ${orderId}
      union all
      select back.done_at, 13, 'returned', 'Money returned' || coalesce(': ' || back.provider_id, ''), back.amount_cents
      from refunds back where back.order_id = ${orderId} and back.done_at is not null
      union all
      select back.requested_at, 12, 'refund', 'Refund of some credits: ' || back.reason, back.amount_cents
      from part_refunds back where back.order_id = ${orderId}
      union all
      select back.done_at, 13, 'returned', 'Money returned' || coalesce(': ' || back.provider_id, ''), back.amount_cents
      from part_refunds back where back.order_id = ${orderId} and back.done_at is not null
      union all
      select back.requested_at, 12, 'refund', 'Return for a date: ' || back.reason, back.amount_cents
      from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
      join order_lines line on line.id = milestone.line_id where line.order_id = ${orderId}
      union all
      select back.done_at, 13, 'returned', 'Money returned' || coalesce(': ' || back.provider_id, ''), back.amount_cents
      from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
      join order_lines line on line.id = milestone.line_id where line.order_id = ${orderId} and back.done_at is not null
      union all
      select dispute.opened_at, 11, 'dispute', 'The buyer’s bank disputed the payment: ' || dispute.reason, dispute.amount_cents
      from disputes dispute where dispute.order_id = ${orderId}
      union all
      select dispute.changed_at, 14, 'dispute', case dispute.status
          when 'needs_response' then 'Dispute needs a response'
          when 'warning_needs_response' then 'Inquiry before a dispute needs a response'
          else 'Dispute ' || replace(dispute.status, '_', ' ') end || ' (' || dispute.id || ')', dispute.taken_cents
      from disputes dispute where dispute.order_id = ${orderId} and dispute.changed_at > dispute.opened_at
      union all
      select entry.acted_at, 11, 'act', coalesce(nullif(person.name, ''), person.email,
          case when entry.operator_id is null then 'The command line' else 'A former operator' end)
        || ': ' || replace(entry.act, '_', ' ') || '. ' || entry.reason, null
      from audit_entries entry left join users person on person.id = entry.operator_id
      where entry.subject_kind = 'order' and entry.subject_id = ${orderId}
      union all
      -- A mail to each seller: where as many were written at once as the order has sellers, they are told by name.
      select mail.written_at, 15, 'mail', 'Mail to ' || case
          when mail.audience = 'seller' and mail.number = sellers.number then sellers.names
          when mail.number > 1 then mail.number || ' ' || mail.audience || 's'
          else 'the ' || mail.audience end || ': ' || mail.subject, null
      from (select written_at, audience, subject, count(*) as number from order_mails
        where order_id = ${orderId} group by written_at, audience, subject) mail
      cross join (select count(*) as number, string_agg(name, ' and ' order by name) as names from (
        select distinct line.seller_id, coalesce(seller.company_name, nullif(person.name, ''), 'the seller') as name
        from order_lines line left join seller_profiles seller on seller.seller_id = line.seller_id
        left join parties person on person.id = line.seller_id where line.order_id = ${orderId}) named) sellers
    ) event order by event.at, event.turn limit 1000`,
  )
