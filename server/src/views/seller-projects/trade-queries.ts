import { RetiredLine, SoldLine, tradeLinesMax } from '@ledgerleaf/contract/project-files'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { registryRetirementOf } from '../../use/registry-retirements/index.ts'

/** What became of what was bought on the spot. What was retired before its order went back stays with its buyer. */
const boughtAtOnce = (projectId: string): SQL => sql`
  select line.id, line.order_id, orders.placed_at as at, batch.vintage_starts_on, orders.status, line.quantity as ordered,
    line.kept_retired + case orders.status when 'settled' then line.quantity - line.returned else 0 end as quantity,
    line.returned, 0 as owed,
    case orders.status when 'settled' then line.seller_cents - back.seller_cents else 0 end as seller_cents,
    case orders.status when 'settled' then line.fee_cents - back.fee_cents else 0 end as fee_cents, 0 as escrow_cents
  from batches batch join order_lines line on line.batch_id = batch.id join orders on orders.id = line.order_id
    cross join lateral (
      select coalesce(sum(seller_cents), 0) as seller_cents, coalesce(sum(fee_cents), 0) as fee_cents
      from part_refund_lines where line_id = line.id
    ) back
  where batch.project_id = ${projectId} and line.sale_type <> 'forward'`

/** What was bought forward is sold as it is delivered; until then its money is in escrow. */
const boughtForward = (projectId: string): SQL => sql`
  select line.id, line.order_id, orders.placed_at, batch.vintage_starts_on,
    case when orders.status = 'settled' and promise.owed > 0 then 'escrow' else orders.status end, line.quantity,
    promise.delivered, promise.returned, case orders.status when 'settled' then promise.owed else 0 end,
    promise.seller_cents, promise.fee_cents, case orders.status when 'settled' then promise.escrow_cents else 0 end
  from batches batch join order_lines line on line.batch_id = batch.id join orders on orders.id = line.order_id
    cross join lateral (
      select coalesce(sum(handed.quantity), 0) as delivered, coalesce(sum(handed.seller_cents), 0) as seller_cents,
        coalesce(sum(handed.fee_cents), 0) as fee_cents,
        coalesce(sum(milestone.quantity - milestone.delivered) filter (where milestone.state = 'open'), 0) as owed,
        coalesce(sum(milestone.quantity - milestone.delivered) filter (where milestone.state = 'refunded'), 0) as returned,
        coalesce(sum(milestone.seller_cents - handed.seller_cents) filter (where milestone.state = 'open'), 0) as escrow_cents
      from order_milestones milestone cross join lateral (
        select coalesce(sum(quantity), 0) as quantity, coalesce(sum(seller_cents), 0) as seller_cents,
          coalesce(sum(fee_cents), 0) as fee_cents
        from forward_deliveries where milestone_id = milestone.id and not is_replacement
      ) handed
      where milestone.line_id = line.id
    ) promise
  where batch.project_id = ${projectId} and line.sale_type = 'forward'`

/** What was bought in place of another seller's promise. */
const boughtInPlace = (projectId: string): SQL => sql`
  select delivery.id, line.order_id, delivery.delivered_at, batch.vintage_starts_on, 'replacement', delivery.quantity,
    delivery.quantity, 0, 0, delivery.seller_cents, delivery.fee_cents, 0
  from batches batch join forward_deliveries delivery on delivery.batch_id = batch.id
    join order_milestones milestone on milestone.id = delivery.milestone_id
    join order_lines line on line.id = milestone.line_id
  where batch.project_id = ${projectId} and delivery.is_replacement`

/** The newest; every one of them is on the statement. */
export const findSold = async (db: Reader, projectId: string): Promise<SoldLine[]> => {
  const rows = await query(
    db,
    SoldLine,
    sql`
    select id, order_id as "orderId", at, extract(year from vintage_starts_on)::int as vintage, status, ordered,
      quantity::bigint as quantity, returned::bigint as returned, owed::bigint as owed,
      seller_cents::bigint as "sellerCents", fee_cents::bigint as "feeCents", escrow_cents::bigint as "escrowCents"
    from (
      ${boughtAtOnce(projectId)} union all ${boughtForward(projectId)} union all ${boughtInPlace(projectId)}
    ) sold
    order by at desc, id limit ${tradeLinesMax}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Newest first, and all of them without a bound. */
export const findRetired = async (
  db: Reader,
  projectId: string,
  rowsMax: number | null = null,
): Promise<RetiredLine[]> => {
  const rows = await query(
    db,
    RetiredLine,
    sql`
    select retirement.id, retirement.retired_at as at, extract(year from batch.vintage_starts_on)::int as vintage,
      retirement.quantity, retirement.beneficiary, retirement.purpose,
      ${registryRetirementOf(sql`retirement.id`)} as "atRegistry"
    from batches batch join retirements retirement on retirement.batch_id = batch.id
    where batch.project_id = ${projectId}
    order by retirement.retired_at desc, retirement.id limit ${rowsMax}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
