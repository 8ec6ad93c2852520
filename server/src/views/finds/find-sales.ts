import { nameOrder, orderEnding } from '@ledgerleaf/contract/order-name'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { type FoundOfKind, foundOf } from './found.ts'

const Row = z.object({ id: z.string(), title: z.string(), at: Instant, credits: z.nullable(z.number()) })

/** What a seller has on paper: a sale by the number of its order, and our invoice for fees by its own. Both stand in the statement. */
export const findSales = async (db: Reader, typed: string, sellerId: string): Promise<FoundOfKind> => {
  const rows = await query(
    db,
    Row,
    sql`
    select orders.id::text as id, string_agg(distinct project.name, ', ') as title, orders.placed_at as at,
      sum(line.quantity)::bigint as credits
    from orders join order_lines line on line.order_id = orders.id and line.seller_id = ${sellerId}
      join batches batch on batch.id = line.batch_id join projects project on project.id = batch.project_id
    where right(orders.id::text, 8) = ${orderEnding(typed)} and orders.status in ('settled', 'retired', 'refunded')
    group by orders.id
    union all
    select '' as id, paper.number as title, paper.issued_at as at, null::bigint as credits
    from invoices paper where paper.seller_id = ${sellerId} and paper.order_id is null
      and lower(paper.number) = lower(${typed.trim()})`,
  )
  const hits = rows.map(({ id, title, at, credits }) => ({
    title,
    text: id ? `Sold in ${nameOrder(id)}` : 'Our invoice for fees, in your statement',
    to: id ? `/statement#${id}` : '/statement',
    at: at.toISOString(),
    credits,
  }))
  return foundOf('order', hits, hits.length)
}
