import { orderEnding } from '@ledgerleaf/contract/order-name'
import { type SQL, sql } from 'drizzle-orm'
import { wordsStandIn } from '../../platform/words-stand-in.ts'

/** What was bought, by the names of its projects: what a basket was called says nothing at a desk. */
export const projectsOf = sql`(select string_agg(distinct project.name, ', ') from order_lines line
  join batches batch on batch.id = line.batch_id join projects project on project.id = batch.project_id
  where line.order_id = orders.id)`

/** Its number as `orderNumber` makes it, in groups and without them: what is typed may be a piece of either. */
const digits = sql`lpad((('x' || right(orders.id::text, 8))::bit(32)::bigint)::text, 10, '0')`
const numbers = sql`${digits}, regexp_replace(${digits}, '^(...)(...)', '\\1-\\2-')`

/** All that a buyer knows their order by: its name, its papers, their own number for it, and what was bought. */
const ownWords = sql`concat_ws(' ', 'order', orders.id::text, ${numbers}, orders.basket_name, ${projectsOf},
  (select string_agg(number, ' ') from invoices where order_id = orders.id),
  (select string_agg(concat_ws(' ', number, invoice_number, reference, po_number), ' ') from quotes where order_id = orders.id))`

/** Whether what a buyer typed names an order. */
export const isNamed = (typed: string): SQL =>
  sql`(right(orders.id::text, 8) = ${orderEnding(typed)} or (${wordsStandIn(typed, ownWords)}))`
