import { OrderReturn } from '@ledgerleaf/contract/orders'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'

export const ReturnRow = z.extend(z.omit(OrderReturn, { number: true, by: true, keptRetired: true }), {
  note: z.number(),
  returnedBy: z.enum(['provider', 'bank']),
  /** Credits whose money went back, retired or not. */
  asked: z.number(),
})
type ReturnRow = z.infer<typeof ReturnRow>

/** What went back of the order at hand, in part or as a whole, with the serials the ledger moved for it. */
export const selectReturns = sql`
  select json_agg(json_build_object('id', back.id, 'note', back.note, 'vatCents', back.vat_cents,
    'creditNote', (select number from invoices where key = 'credit:' || orders.id || ':refund:' || back.id), 'returnedBy', back.returned_by, 'amountCents', back.amount_cents, 'amountMinor', back.amount_minor,
    'at', to_char(back.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isPaid', back.done_at is not null and not exists (
      -- What goes back by transfer has left once the bank says so.
      select from money_returns owed where owed.order_id = orders.id and owed.why = 'refund'
        and owed.state in ('owed', 'proposed', 'sent') and coalesce(owed.refund_id, back.id) = back.id), 'asked', back.asked, 'credits', coalesce(moved.credits, '[]'::json)) order by back.note)
  from (
    select part.id, part.note, part.returned_by, part.amount_cents, part.amount_minor, part.vat_cents, part.requested_at, part.done_at,
      (select coalesce(sum(back.quantity), 0)::bigint from part_refund_lines back join order_lines line on line.id = back.line_id
       where back.refund_id = part.id and line.sale_type <> 'forward') as asked
    from part_refunds part where part.order_id = orders.id
    union all
    -- The rest of an order goes back once, after all parts.
    select rest.order_id, (select count(*) + 1 from part_refunds where order_id = orders.id), rest.returned_by,
      rest.amount_cents, rest.amount_minor, rest.vat_cents, rest.requested_at, rest.done_at,
      (select coalesce(sum(quantity - returned), 0)::bigint from order_lines
       where order_id = orders.id and sale_type <> 'forward' and orders.settled_at is not null)
    from refunds rest where rest.order_id = orders.id
  ) back
  left join lateral (
    select json_agg(json_build_object('projectName', project.name, 'registry', batch.registry,
      'vintage', extract(year from batch.vintage_starts_on)::int, 'quantity', posting.amount, 'serialPrefix', batch.serial_prefix,
      'serials', (select json_agg(json_build_object('first', lower(run), 'last', upper(run) - 1) order by lower(run))
        from unnest(posting.serials) run)) order by posting.position) as credits
    from ledger_entries entry
    join ledger_postings posting on posting.entry_id = entry.id and posting.from_account like 'credits/owned/%'
    join batches batch on batch.id::text = posting.asset
    join projects project on project.id = batch.project_id
    where entry.key = 'refund:' || back.id::text
  ) moved on true`

export const toReturns = (orderId: string, rows: readonly ReturnRow[]): OrderReturn[] =>
  rows.map(({ note, returnedBy, asked, ...row }) => ({
    ...row,
    number: `${orderId}-C${note}`,
    by: returnedBy === 'bank' ? 'bank' : 'operator',
    keptRetired: (asked -
      row.credits.reduce((sum, { quantity }) => sum + quantity, 0)) as OrderReturn['keptRetired'],
  }))
