import { KeptEnterprise, Order, OrderEnd, OrderGroup, OrderLine } from '@ledgerleaf/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { keptOfLine, moneyReturned, returnedOfLine } from '../../trade/orders/index.ts'
import { retirementStanding } from '../../use/retirements/index.ts'
import { isNamed } from './own-words.ts'
import { selectRetirable, selectRetired } from './retired-queries.ts'
import { ReturnRow, selectReturns, toReturns } from './return-queries.ts'

const Row = z.object({
  id: z.string(),
  buyerId: z.nullable(z.string()),
  placedBy: z.nullable(z.string()),
  status: Order.shape.status,
  lapsed: z.boolean(),
  basketId: z.nullable(z.string()),
  basketName: z.string(),
  totalCents: z.number(),
  paid: Order.shape.paid,
  discountCents: z.number(),
  vatCents: z.number(),
  vat: Order.shape.vat,
  invoice: z.nullable(z.string()),
  feeCents: z.number(),
  placedAt: z.string(),
  heldUntil: z.string(),
  settledAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  logIndex: z.nullable(z.int()),
  endReason: z.nullable(OrderEnd),
  email: z.nullable(z.string()),
  claimed: z.boolean(),
  enterprise: z.nullable(KeptEnterprise),
  provider: z.nullable(z.string()),
  isByTransfer: z.boolean(),
  poNumber: z.nullable(z.string()),
  url: z.nullable(z.string()),
  message: z.nullable(z.string()),
  isRetiring: z.boolean(),
  terms: Order.shape.terms,
  certificates: z.nullable(Order.shape.certificates),
  retirable: z.number(),
  returned: z.object({ net: z.number(), vat: z.number(), minor: z.number() }),
  creditNotes: z.nullable(z.array(z.string())),
  lines: z.array(OrderLine),
  returns: z.nullable(z.array(ReturnRow)),
})
type Row = z.infer<typeof Row>

const iso = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Who of the organisation bought it: also that nobody did, or that nobody wrote it down then. */
const placedBy = sql`case when orders.buyer_id is null then null
  when orders.placed_by_key is not null then (select 'The key “' || name || '”' from organisation_keys where id = orders.placed_by_key)
  when orders.placed_by is not null then (select coalesce(nullif(name, ''), email) from users where id = orders.placed_by)
  when exists (select from subscription_runs where order_id = orders.id) then 'A subscription'
  when orders.claimed_at is not null then 'A guest, and added later'
  else 'Not recorded' end`

const selectOrders = (condition: SQL, limit: number) => sql`
  select orders.id, orders.buyer_id as "buyerId", ${placedBy} as "placedBy", orders.status,
    orders.status = 'pending' and orders.held_until <= now() as lapsed,
    orders.basket_id as "basketId", orders.basket_name as "basketName",
    orders.total_cents as "totalCents", orders.discount_cents as "discountCents",
    json_build_object('currency', orders.currency, 'minor', orders.amount_minor, 'rates', (
      select json_build_object('id', sheet.id, 'day', sheet.day, 'source', sheet.source,
        'usdPerEuro', sheet.usd_per_euro, 'gbpPerEuro', sheet.gbp_per_euro)
      from rate_sheets sheet where sheet.id = orders.rate_sheet_id)) as paid,
    orders.vat_cents as "vatCents", case when orders.vat_category is not null then json_build_object(
      'category', orders.vat_category, 'basisPoints', orders.vat_basis_points, 'reason', orders.vat_reason) end as vat,
    (select number from invoices where key in ('order:' || orders.id, 'order:' || orders.id || '/2')
      order by key desc limit 1) as invoice,
    (select po_number from quotes where order_id = orders.id) as "poNumber",
    ${iso(sql`orders.placed_at`)} as "placedAt", ${iso(sql`orders.held_until`)} as "heldUntil",
    ${iso(sql`orders.settled_at`)} as "settledAt", ${iso(sql`orders.ended_at`)} as "endedAt",
    (select leaf.leaf_index from ledger_entries entry join log_leaves leaf on leaf.entry_id = entry.id
      where entry.key = 'settle:' || orders.id) as "logIndex", orders.end_reason as "endReason", orders.email,
    orders.claimed_at is not null as claimed, orders.enterprise,
    orders.retire is not null as "isRetiring", case when orders.buyer_terms is not null then json_build_object(
      'isNamed', orders.are_terms_named, 'accepted', (
        select json_agg(json_build_object('document', document, 'version', version, 'fingerprint', fingerprint) order by document)
        from terms_texts where fingerprint in (orders.buyer_terms, orders.forward_terms))) end as terms, (
      select json_agg(json_build_object('id', retirement.id, 'projectName', project.name, 'quantity', retirement.quantity,
        'vintage', extract(year from batch.vintage_starts_on)::int, 'retiredAt', ${iso(sql`retirement.retired_at`)},
        'isPending', ${retirementStanding} = 'pending')
        order by retirement.retired_at, retirement.id)
      from (${selectRetired}) retirement join batches batch on batch.id = retirement.batch_id
      join projects project on project.id = batch.project_id
    ) as certificates, (${selectRetirable}) as retirable,
    payment.provider, coalesce(payment.pay = 'transfer', false) as "isByTransfer", payment.url, payment.message,
    (select to_json(back) from (${moneyReturned(sql`orders.id`)}) back) as returned,
    (select json_agg(number order by issued_at, number) from invoices
      where order_id = orders.id and kind = 'credit_note') as "creditNotes",
    (${selectReturns}) as returns, lines.lines, lines.fee_cents as "feeCents"
  from orders
  left join payments payment on payment.order_id = orders.id
  cross join lateral (
    select json_agg(json_build_object(
      'id', line.id, 'saleType', line.sale_type,
      'noteToBuyers', line.note_to_buyers, 'listingId', line.listing_id, 'projectId', project.id, 'projectName', project.name,
      'registry', batch.registry, 'category', project.category,
      'vintage', extract(year from batch.vintage_starts_on)::int, 'quantity', line.quantity,
      'returned', ${returnedOfLine}, 'kept', ${keptOfLine},
      'pricePerCreditCents', line.price_per_credit_cents, 'currency', line.currency, 'priceMinor', line.price_minor,
      'ratesDay', (select day from rate_sheets where id = line.rate_sheet_id), 'totalCents', line.total_cents,
      'serialPrefix', coalesce(batch.serial_prefix, ''), 'serials', coalesce(moved.serials, '[]'::json),
      'forward', case when line.sale_type = 'forward' then (
        select json_build_object(
          'delivered', coalesce(sum(case state when 'replaced' then quantity else delivered end), 0),
          'refunded', coalesce(sum(quantity - delivered) filter (where state = 'refunded'), 0),
          'nextDueOn', min(due_on) filter (where state = 'open'))
        from order_milestones where line_id = line.id) end
    ) order by line.id) as lines, sum(line.fee_cents)::bigint as fee_cents
    from order_lines line
    left join lateral (
      select json_agg(json_build_object('first', lower(run), 'last', upper(run) - 1) order by lower(run)) as serials
      from (
        select posting.serials, row_number() over (order by posting.position) as turn
        from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
        where entry.key = 'settle:' || orders.id::text and posting.asset = line.batch_id::text
          and line.sale_type <> 'forward'
      ) settled cross join unnest(settled.serials) run
      -- Two listings of one batch are two lines, settled in the order of their ids.
      where settled.turn = (select count(*) from order_lines other
        where other.order_id = orders.id and other.batch_id = line.batch_id and other.id <= line.id)
    ) moved on true
    join batches batch on batch.id = line.batch_id
    join projects project on project.id = batch.project_id
    where line.order_id = orders.id
  ) lines
  where ${condition}
  order by orders.placed_at desc, orders.id desc limit ${limit}`

/** A hold whose time is over by the database's clock is shown as lapsed, also in the seconds before the sweep. */
const toOrder = (row: Row): Order => {
  const open = row.status === 'pending' && !row.lapsed
  return Order.parse({
    id: row.id,
    placedBy: row.placedBy,
    status: row.lapsed ? 'cancelled' : row.status,
    basketId: row.basketId,
    basketName: row.basketName,
    totalCents: row.totalCents,
    paid: row.paid,
    listValueCents: row.totalCents + row.discountCents,
    discountCents: row.discountCents,
    vatCents: row.vatCents,
    vat: row.vat,
    invoice: row.invoice,
    poNumber: row.poNumber,
    returnedCents: row.returned.net + row.returned.vat,
    returnedMinor: row.returned.minor,
    creditNotes: row.creditNotes ?? [],
    feeCents: row.feeCents,
    placedAt: row.placedAt,
    heldUntil: open ? row.heldUntil : null,
    settledAt: row.settledAt,
    endedAt: row.lapsed ? row.heldUntil : row.endedAt,
    logIndex: row.logIndex,
    endReason: row.lapsed ? 'lapsed' : row.endReason,
    paymentMessage: row.message,
    payUrl: open ? row.url : null,
    isByTransfer: row.isByTransfer,
    escrow: row.email === null ? null : { email: row.email, claimed: row.claimed },
    enterprise: row.enterprise,
    sandbox: row.provider !== 'stripe' && row.provider !== 'bank',
    isRetiring: row.isRetiring,
    terms: row.terms ?? null,
    certificates: row.certificates ?? [],
    retirable: row.retirable,
    lines: row.lines,
    returns: toReturns(row.id, row.returns ?? []),
  })
}

/** One order and whose it is; null for whatever is no order. */
export const findOrder = async (
  db: Reader,
  orderId: string,
): Promise<{ buyerId: string | null; order: Order } | null> => {
  if (!isId(orderId)) return null
  const rows = await query(db, Row, selectOrders(sql`orders.id = ${orderId}`, 1))
  const [row] = rows
  return row ? { buyerId: row.buyerId, order: toOrder(row) } : null
}

export const ordersPerPage = 50

type Which = {
  before?: string | undefined
  group?: OrderGroup | undefined
  /** What an order is known by: its number, its papers, its projects. */
  q?: string | undefined
}

const groupOf = sql`case when orders.status = 'pending' and orders.held_until > now() then 'open'
  when orders.status in ('paid', 'settled', 'retired') then 'bought'
  when orders.status = 'refunded' then 'refunded' else 'ended' end`

const named = (buyerId: string, q = ''): SQL =>
  q.trim() === '' ? sql`orders.buyer_id = ${buyerId}` : sql`orders.buyer_id = ${buyerId} and ${isNamed(q)}`

/** How many of the orders that the words name are how far. */
export const countOrders = async (
  db: Reader,
  buyerId: string,
  q?: string,
): Promise<Record<OrderGroup, number>> => {
  const rows = await query(
    db,
    z.object({ group: OrderGroup, count: z.number() }),
    sql`select ${groupOf} as "group", count(*)::int as count from orders where ${named(buyerId, q)} group by 1`,
  )
  return {
    open: 0,
    bought: 0,
    refunded: 0,
    ended: 0,
    ...Object.fromEntries(rows.map((row) => [row.group, row.count])),
  }
}

export const findOrders = async (
  db: Reader,
  buyerId: string,
  { before, group, q }: Which = {},
  limit = ordersPerPage,
): Promise<{ orders: Order[]; more: boolean }> => {
  const mine = group ? sql`${named(buyerId, q)} and ${groupOf} = ${group}` : named(buyerId, q)
  const condition =
    before && isId(before)
      ? sql`${mine} and (orders.placed_at, orders.id) < (select placed_at, id from orders where id = ${before})`
      : mine
  const rows = await query(db, Row, selectOrders(condition, limit + 1))
  return { orders: rows.slice(0, limit).map(toOrder), more: rows.length > limit }
}
