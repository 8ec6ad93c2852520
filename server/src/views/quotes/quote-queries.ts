import { Quote } from '@ledgerleaf/contract/quotes'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.extend(z.omit(Quote, { payTo: true, token: true, isOwn: true }), {
  buyerId: z.nullable(z.string()),
})
export type QuoteFound = z.infer<typeof Row>

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * The quote of an order. One whose time is over by the database's clock is shown as over, also in the seconds before it is
 * ended.
 */
export const findQuote = async (db: Reader, orderId: string): Promise<QuoteFound | null> => {
  const [found] = await query(
    db,
    Row,
    sql`select quote.order_id as "orderId", orders.buyer_id as "buyerId", quote.number,
        case when orders.status = 'pending' and orders.held_until <= now() then 'expired'
          when quote.state in ('open', 'accepted') and orders.status in ('cancelled', 'failed')
            then case when orders.end_reason = 'lapsed' then 'expired' else 'withdrawn' end
          else quote.state end as state,
        case when orders.status = 'pending' and orders.held_until <= now() then 'cancelled' else orders.status end as "orderStatus",
        orders.enterprise ->> 'companyName' as company, quote.po_number as "poNumber",
        ${iso('quote.made_at')} as "madeAt", ${iso('quote.valid_until')} as "validUntil",
        ${iso('quote.accepted_at')} as "acceptedAt", ${iso('quote.due_at')} as "dueAt",
        case when orders.status = 'pending' and orders.held_until > now() then ${iso('orders.held_until')} end as "heldUntil",
        quote.invoice_number as "invoiceNumber", quote.reference,
        orders.total_cents as "netCents", payment.amount_cents as "amountCents",
        case when payment.state = 'succeeded' then payment.amount_cents
          else coalesce(balance.amount, 0) end as "receivedCents",
        (select json_agg(json_build_object('projectId', project.id, 'projectName', project.name, 'registry', batch.registry,
            'vintage', extract(year from batch.vintage_starts_on)::int, 'saleType', line.sale_type, 'quantity', line.quantity,
            'pricePerCreditCents', line.price_per_credit_cents, 'totalCents', line.total_cents) order by line.id)
          from order_lines line join batches batch on batch.id = line.batch_id
          join projects project on project.id = batch.project_id where line.order_id = orders.id) as lines
      from quotes quote join orders on orders.id = quote.order_id
      join payments payment on payment.order_id = quote.order_id
      left join ledger_balances balance on balance.account = 'money/transferred/' || quote.order_id and balance.asset = 'usd'
      where quote.order_id = ${orderId}::uuid`,
  )
  return found ?? null
}
