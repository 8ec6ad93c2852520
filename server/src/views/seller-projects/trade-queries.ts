import { RetiredLine, SoldLine, tradeLinesMax } from '@ledgerleaf/contract/project-files'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { registryRetirementOf } from '../../use/registry-retirements/index.ts'

/** The newest; every one of them is on the statement. */
export const findSold = async (db: Reader, projectId: string): Promise<SoldLine[]> => {
  const rows = await query(
    db,
    SoldLine,
    sql`
    select orders.id as "orderId", orders.placed_at as at, extract(year from batch.vintage_starts_on)::int as vintage,
      listing.token_id as "tokenId", orders.status, line.quantity - line.returned as quantity, line.returned,
      line.total_cents - back.seller_cents - back.fee_cents as "totalCents",
      line.seller_cents - back.seller_cents as "sellerCents", line.fee_cents - back.fee_cents as "feeCents"
    from batches batch join order_lines line on line.batch_id = batch.id
      join orders on orders.id = line.order_id join listings listing on listing.id = line.listing_id
      cross join lateral (
        select coalesce(sum(seller_cents), 0)::bigint as seller_cents, coalesce(sum(fee_cents), 0)::bigint as fee_cents
        from part_refund_lines where line_id = line.id
      ) back
    where batch.project_id = ${projectId}
    order by orders.placed_at desc, line.id limit ${tradeLinesMax}`,
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
