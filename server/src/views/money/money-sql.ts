import { type SQL, sql } from 'drizzle-orm'

/** An instant as the wire has it. */
export const iso = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Who bought: the company of the invoice, or whoever is known by the account or the address. */
export const buyerName = sql`coalesce(nullif(orders.enterprise ->> 'companyName', ''), nullif(buyer.name, ''),
  buyer.email, orders.email, 'A guest')`

/** What was bought, by the names of its projects: what a basket was called says nothing at a desk. */
export const projectsOf = sql`(select string_agg(distinct project.name, ', ') from order_lines line
  join batches batch on batch.id = line.batch_id join projects project on project.id = batch.project_id
  where line.order_id = orders.id)`

export const joinBuyer = sql`left join parties buyer on buyer.id = orders.buyer_id`
