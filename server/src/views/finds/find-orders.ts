import { type FoundThing, hitsMax } from '@ledgerleaf/contract/finds'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { searchOrders } from '../money/index.ts'
import { isNamed, projectsOf } from '../orders/index.ts'
import type { Seeker } from './seeker.ts'

const Row = z.object({
  id: z.string(),
  projectNames: z.nullable(z.string()),
  invoice: z.nullable(z.string()),
  at: Instant,
  credits: z.number(),
})

const found = async (db: Reader, condition: SQL, pageOf: (id: string) => string): Promise<FoundThing[]> => {
  const rows = await query(
    db,
    Row,
    sql`
    select orders.id, ${projectsOf} as "projectNames", orders.placed_at as at,
      (select number from invoices where key in ('order:' || orders.id, 'order:' || orders.id || '/2')
        order by key desc limit 1) as invoice,
      (select coalesce(sum(line.quantity), 0)::bigint from order_lines line where line.order_id = orders.id) as credits
    from orders where ${condition} order by orders.placed_at desc, orders.id limit ${hitsMax}`,
  )
  return rows.map(({ id, projectNames, invoice, at, credits }) => ({
    kind: 'order',
    title: projectNames ?? nameOrder(id),
    text: [invoice, projectNames && nameOrder(id)].filter(Boolean).join(' · '),
    to: pageOf(id),
    at: at.toISOString(),
    credits,
  }))
}

/** One's own orders, and for an operator everybody's, by anything that names one. */
export const findOrders = async (db: Reader, typed: string, seeker: Seeker): Promise<FoundThing[]> => {
  const own = await found(
    db,
    sql`orders.buyer_id = ${seeker.personId} and ${isNamed(typed)}`,
    (id) => `/orders/${id}`,
  )
  if (!seeker.isOperator) return own
  const all = await found(db, await searchOrders(db, typed), (id) => `/operator/money/orders/${id}`)
  return [...own, ...all].slice(0, hitsMax)
}
