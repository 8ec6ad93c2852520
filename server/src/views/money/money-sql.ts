import { type SQL, sql } from 'drizzle-orm'

/** An instant as the wire has it. */
export const iso = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Who bought: the company of the invoice, or whoever is known by the account or the address. */
export const buyerName = sql`coalesce(nullif(orders.enterprise ->> 'companyName', ''), nullif(buyer.name, ''),
  buyer.email, orders.email, 'A guest')`

export const joinBuyer = sql`left join parties buyer on buyer.id = orders.buyer_id`
