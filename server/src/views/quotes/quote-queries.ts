import { isWelcomePlan } from '@ledgerleaf/contract/discount-words'
import { Quote } from '@ledgerleaf/contract/quotes'
import { Cents } from '@ledgerleaf/contract/units'
import { netOfGross, VatCategory } from '@ledgerleaf/contract/vat'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findSheetsOf } from '../../supply/rates/index.ts'
import { linesInCurrency } from '../../trade/orders/index.ts'

const Line = Quote.shape.lines.def.element
const Row = z.extend(
  z.omit(Quote, {
    payTo: true,
    supplier: true,
    billedTo: true,
    vat: true,
    token: true,
    isOwn: true,
    mayDecide: true,
    hasXml: true,
    rates: true,
    netMinor: true,
    allowanceMinor: true,
    isWelcome: true,
    lines: true,
  }),
  {
    buyerId: z.nullable(z.string()),
    discountCents: z.int(),
    basketId: z.nullable(z.string()),
    vatBasisPoints: z.int(),
    vatCategory: z.nullable(VatCategory),
    vatReason: z.nullable(z.string()),
    billingAddress: z.nullable(z.string()),
    country: z.nullable(z.string()),
    taxId: z.nullable(z.string()),
    rateSheetId: z.nullable(z.string()),
    lines: z.array(
      z.extend(z.omit(Line, { totalMinor: true }), { totalCents: Cents, ownMinor: z.nullable(Cents) }),
    ),
  },
)

/** As it is charged: the lines, what is taken off them and the VAT, all in the currency of the quote. */
const inItsCurrency = ({
  lines,
  discountCents,
  basketId,
  vatBasisPoints,
  vatCategory,
  vatReason,
  billingAddress,
  country,
  taxId,
  rateSheetId: _,
  ...quote
}: z.infer<typeof Row>) => {
  const netMinor = Cents.parse(netOfGross(quote.amountMinor, vatBasisPoints))
  const part = {
    lineCents: lines.map(({ totalCents }) => totalCents),
    allowanceCents: discountCents,
    ownMinor: lines.map(({ ownMinor }) => ownMinor),
  }
  const shared = linesInCurrency(part, netMinor)
  return {
    ...quote,
    billedTo: billingAddress === null ? null : { address: billingAddress.split('\n'), country, taxId },
    vat: vatCategory && { category: vatCategory, basisPoints: vatBasisPoints, reason: vatReason },
    netMinor,
    allowanceMinor: Cents.parse(shared.allowanceMinor),
    isWelcome: isWelcomePlan(basketId),
    lines: lines.map(({ totalCents: __, ownMinor: ___, ...line }, place) => ({
      ...line,
      totalMinor: Cents.parse(shared.lines[place] ?? 0),
    })),
  }
}
export type QuoteFound = ReturnType<typeof inItsCurrency> & Pick<Quote, 'rates'>

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
    sql`select quote.order_id as "orderId", orders.buyer_id as "buyerId", orders.retire is not null as retires, quote.number,
        case when orders.status = 'pending' and orders.held_until <= now() then 'expired'
          when quote.state in ('open', 'accepted') and orders.status in ('cancelled', 'failed')
            then case when orders.end_reason = 'lapsed' then 'expired' else 'withdrawn' end
          else quote.state end as state,
        case when orders.status = 'pending' and orders.held_until <= now() then 'cancelled' else orders.status end as "orderStatus",
        orders.enterprise ->> 'companyName' as company,
        orders.enterprise ->> 'billingAddress' as "billingAddress", orders.enterprise ->> 'country' as country,
        orders.enterprise ->> 'taxId' as "taxId", quote.po_number as "poNumber",
        ${iso('quote.made_at')} as "madeAt", ${iso('quote.valid_until')} as "validUntil",
        ${iso('quote.accepted_at')} as "acceptedAt", quote.accepted_name as "acceptedName",
        ${iso('quote.due_at')} as "dueAt",
        case when orders.status = 'pending' and orders.held_until > now() then ${iso('orders.held_until')} end as "heldUntil",
        coalesce(again.number, quote.invoice_number) as "invoiceNumber", quote.reference,
        case when note.number is not null
          then json_build_object('invoiceNumber', quote.invoice_number, 'creditNote', note.number) end as "takenBack",
        orders.total_cents as "netCents", orders.discount_cents as "discountCents", orders.basket_id as "basketId", orders.vat_basis_points as "vatBasisPoints",
        orders.vat_category as "vatCategory", orders.vat_reason as "vatReason",
        orders.currency, orders.rate_sheet_id as "rateSheetId", payment.amount_cents as "amountMinor",
        case when payment.state = 'succeeded' then payment.amount_cents
          else coalesce(balance.amount, 0) end as "receivedMinor",
        (select coalesce(json_agg(json_build_object('state', moved.state, 'amountMinor', moved.amount, 'why', moved.why,
            'on', moved.on_day::text) order by moved.on_day, moved.turn, moved.amount desc), '[]'::json)
          from (
            select 'received' as state, amount_cents as amount, null as why, booked_on as on_day, 0 as turn
            from bank_lines where match_kind = 'transfer' and match_id = quote.order_id
            union all
            -- One that came back is owed again by a row of its own.
            select case state when 'sent' then 'sent' when 'confirmed' then 'booked' else 'owed' end, amount_minor, why,
              (coalesce(settled_at, sent_at, owed_at) at time zone 'utc')::date, 1
            from money_returns where order_id = quote.order_id and state <> 'returned'
          ) moved) as transfers,
        (select json_agg(json_build_object('projectId', project.id, 'projectName', project.name, 'registry', batch.registry,
            'vintage', extract(year from batch.vintage_starts_on)::int, 'saleType', line.sale_type, 'quantity', line.quantity,
            'totalCents', line.total_cents,
            'ownMinor', case when line.currency = orders.currency then line.price_minor * line.quantity end) order by line.id)
          from order_lines line join batches batch on batch.id = line.batch_id
          join projects project on project.id = batch.project_id where line.order_id = orders.id) as lines
      from quotes quote join orders on orders.id = quote.order_id
      join payments payment on payment.order_id = quote.order_id
      left join ledger_balances balance on balance.account = 'money/transferred/' || quote.order_id
        and balance.asset = orders.currency
      left join invoices again on again.key = 'order:' || quote.order_id || '/2'
      left join invoices note on note.key = 'credit:' || quote.order_id || ':cancel'
      where quote.order_id = ${orderId}::uuid`,
  )
  if (!found) return null
  const { rateSheetId } = found
  const rates = (await findSheetsOf(db, [rateSheetId])).get(rateSheetId ?? '') ?? null
  return { ...inItsCurrency(found), rates }
}

const Id = z.object({ id: z.string() })

/** The quotes of an organisation by their orders, the newest first, so many after the one with this id. */
export const findQuoteIds = async (
  db: Reader,
  buyerId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> => {
  const rows = await query(
    db,
    Id,
    sql`select quote.order_id::text as id from quotes quote join orders on orders.id = quote.order_id
      where orders.buyer_id = ${buyerId} and (${after}::uuid is null or quote.order_id < ${after}::uuid)
      order by quote.order_id desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
