import { sql } from 'drizzle-orm'

/** The credits that came with the settlement of the order at hand, batch by batch. */
const came = sql`
  select posting.asset, range_agg(run) as serials
  from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id cross join unnest(posting.serials) run
  where entry.key = 'settle:' || orders.id::text and posting.to_account like 'credits/owned/%'
  group by posting.asset`

/** Retirements of the order at hand: asked for with it, or later, out of the holdings, of the very serials it brought. */
export const selectRetired = sql`
  select id, batch_id, retired_at, repaid_at, quantity from retirements where order_id = orders.id
  union all
  select own.id, own.batch_id, own.retired_at, own.repaid_at, sum(ledger_count_serials(gone.serials * came.serials))::bigint
  from (${came}) came
  cross join lateral (
    -- By batch, and not among all that its buyer ever retired: fenced off, or the planner reads those and throws them away.
    select * from retirements mine where mine.buyer_id = orders.buyer_id and mine.batch_id = came.asset::uuid offset 0
  ) own
  join ledger_entries act on act.key = 'retire:' || own.id::text
  join ledger_postings gone on gone.entry_id = act.id and gone.asset = came.asset and gone.serials && came.serials
  where own.order_id is distinct from orders.id
  group by own.id, own.batch_id, own.retired_at, own.repaid_at`

/** How many of these credits still lie with the buyer of the order at hand. */
export const selectRetirable = sql`
  select coalesce(sum(ledger_count_serials(
    came.serials * int8multirange(int8range(place.first_serial, place.last_serial, '[]')))), 0)::bigint
  from (${came}) came
  cross join lateral (
    select first_serial, last_serial from credit_ranges
    where asset = came.asset and account = 'credits/owned/' || orders.buyer_id::text offset 0
  ) place`
