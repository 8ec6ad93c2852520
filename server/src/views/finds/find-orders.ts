import { type FoundThing, hitsMax } from '@ledgerleaf/contract/finds'
import { nameOrder, orderEnding } from '@ledgerleaf/contract/order-name'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { wordsStandIn } from '../../platform/words-stand-in.ts'
import { projectsOf, searchOrders } from '../money/index.ts'
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

/** Its number as `orderNumber` makes it, in groups and without them: what is typed may be a piece of either. */
const digits = sql`lpad((('x' || right(orders.id::text, 8))::bit(32)::bigint)::text, 10, '0')`
const numbers = sql`${digits}, regexp_replace(${digits}, '^(...)(...)', '\\1-\\2-')`

/** All that a buyer knows their order by: its name, its papers, their own number for it, and what was bought. */
const ownWords = sql`concat_ws(' ', 'order', orders.id::text, ${numbers}, orders.basket_name, ${projectsOf},
  (select string_agg(number, ' ') from invoices where order_id = orders.id),
  (select string_agg(concat_ws(' ', number, invoice_number, reference, po_number), ' ') from quotes where order_id = orders.id))`

/** One's own orders, and for an operator everybody's, by anything that names one. */
export const findOrders = async (db: Reader, typed: string, seeker: Seeker): Promise<FoundThing[]> => {
  const own = await found(
    db,
    sql`orders.buyer_id = ${seeker.personId}
      and (right(orders.id::text, 8) = ${orderEnding(typed)} or (${wordsStandIn(typed, ownWords)}))`,
    (id) => `/orders/${id}`,
  )
  if (!seeker.isOperator) return own
  const all = await found(db, await searchOrders(db, typed), (id) => `/operator/money/orders/${id}`)
  return [...own, ...all].slice(0, hitsMax)
}
