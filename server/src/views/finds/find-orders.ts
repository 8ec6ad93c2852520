import { type FoundThing, hitsMax } from '@ledgerleaf/contract/finds'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { searchOrders } from '../money/index.ts'
import { isNamed, projectsOf } from '../orders/index.ts'
import { type FoundOfKind, foundOf } from './found.ts'
import type { Seeker } from './seeker.ts'

const Row = z.object({
  id: z.string(),
  projectNames: z.nullable(z.string()),
  invoice: z.nullable(z.string()),
  at: Instant,
  credits: z.number(),
  count: z.number(),
})

type Rows = { hits: Omit<FoundThing, 'kind'>[]; count: number }

const found = async (db: Reader, condition: SQL, pageOf: (id: string) => string): Promise<Rows> => {
  const rows = await query(
    db,
    Row,
    sql`
    select orders.id, ${projectsOf} as "projectNames", orders.placed_at as at,
      (select number from invoices where key in ('order:' || orders.id, 'order:' || orders.id || '/2')
        order by key desc limit 1) as invoice,
      (select coalesce(sum(line.quantity), 0)::bigint from order_lines line where line.order_id = orders.id) as credits,
      (count(*) over ())::int as count
    from orders where ${condition} order by orders.placed_at desc, orders.id limit ${hitsMax}`,
  )
  const hits = rows.map(({ id, projectNames, invoice, at, credits }) => ({
    title: projectNames ?? nameOrder(id),
    text: [invoice, projectNames && nameOrder(id)].filter(Boolean).join(' · '),
    to: pageOf(id),
    at: at.toISOString(),
    credits,
  }))
  return { hits, count: rows[0]?.count ?? 0 }
}

/** One's own orders, and for an operator everybody's, by anything that names one. */
export const findOrders = async (db: Reader, typed: string, seeker: Seeker): Promise<FoundOfKind> => {
  const own = await found(
    db,
    sql`orders.buyer_id = ${seeker.personId} and ${isNamed(typed)}`,
    (id) => `/orders/${id}`,
  )
  const all = seeker.isOperator
    ? await found(db, await searchOrders(db, typed), (id) => `/operator/money/orders/${id}`)
    : { hits: [], count: 0 }
  const hits = [...own.hits, ...all.hits].slice(0, hitsMax)
  const words = new URLSearchParams({ q: typed })
  // An operator's list holds what they bought themselves as well.
  if (seeker.isOperator) return foundOf('order', hits, own.count + all.count)
  return foundOf('order', hits, own.count, `/orders?${words}`)
}
