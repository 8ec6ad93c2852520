import { MoneyEvent } from '@ledgerleaf/contract/money'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { iso } from './money-sql.ts'

/** Everything that happened to an order, in time. Each line is read from where it was written down, none from a summary. */
export const findEvents = (db: Reader, orderId: string): Promise<MoneyEvent[]> =>
  query(
    db,
    MoneyEvent,
    sql`
    with order_of as (select * from orders where id = ${orderId})
    select ${iso(sql`event.at`)} as at, event.kind, event.text, event.cents as "amountCents" from (
      select placed_at as at, 1 as turn, 'placed' as kind, 'Placed; its credits are held' as text, total_cents + vat_cents as cents from order_of
      union all
      select payment.created_at, 2, 'payment', 'Payment opened with ' || payment.provider
        || coalesce(': ' || coalesce(payment.intent_id, payment.session_id), ''), order_of.total_cents + order_of.vat_cents
      from payments payment cross join order_of where payment.order_id = ${orderId}
      union all
      select coalesce(paid_at, settled_at), 3, 'paid', 'Paid' || case when currency <> 'usd'
        then ' with ' || to_char(amount_minor / 100.0, 'FM999,999,999,990.00') || ' ' || upper(currency) else '' end, total_cents + vat_cents from order_of
      where coalesce(paid_at, settled_at) is not null
      union all
      select settled_at, 4, 'settled', 'Settled: credits to the buyer, money to sellers, fees and escrow', null from order_of
      where settled_at is not null
      union all
      select claimed_at, 5, 'claimed', 'Claimed by an account with the guest’s address', null from order_of
      where claimed_at is not null
      union all
      select ended_at, 6, 'ended', 'Ended: ' || status || coalesce(' (' || end_reason || ')', ''), null from order_of
      where ended_at is not null and status <> 'refunded'
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
      select request.ended_at, 10, 'answered', 'The request was ' || request.state || coalesce(': ' || request.answer, ''), null
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
      select owed.settled_at, 16, 'returned', 'The bank has booked ' || to_char(owed.amount_minor / 100.0, 'FM999,999,999,990.00')
        || ' ' || upper(owed.currency) || ' back to the payer: ' || owed.reference, null
      from money_returns owed where owed.order_id = ${orderId} and owed.state = 'confirmed'
      union all
      select dispute.opened_at, 11, 'dispute', 'The buyer’s bank disputed the payment: ' || dispute.reason, dispute.amount_cents
      from disputes dispute where dispute.order_id = ${orderId}
      union all
      select dispute.changed_at, 14, 'dispute', 'The dispute ' || dispute.id || ' is ' || replace(dispute.status, '_', ' '), dispute.taken_cents
      from disputes dispute where dispute.order_id = ${orderId} and dispute.changed_at > dispute.opened_at
      union all
      select entry.acted_at, 11, 'act', coalesce(nullif(person.name, ''), person.email,
          case when entry.operator_id is null then 'The command line' else 'A former operator' end)
        || ': ' || replace(entry.act, '_', ' ') || '. ' || entry.reason, null
      from audit_entries entry left join users person on person.id = entry.operator_id
      where entry.subject_kind = 'order' and entry.subject_id = ${orderId}
      union all
      select mail.written_at, 15, 'mail', 'Mail to the ' || mail.audience || ': ' || mail.subject, null
      from order_mails mail where mail.order_id = ${orderId}
    ) event order by event.at, event.turn limit 1000`,
  )
