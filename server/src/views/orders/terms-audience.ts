import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Writer } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.object({ id: z.string(), email: z.string() })

const whom = {
  buyers: sql`exists (select from orders where orders.buyer_id = person.id)
    or exists (select from subscriptions where subscriptions.buyer_id = person.id and subscriptions.state <> 'cancelled')`,
  sellers: sql`exists (
    select from organisation_sides side where side.organisation_id = person.id and side.side = 'seller')`,
  forward: sql`exists (
    select from order_lines line join orders on orders.id = line.order_id
    where line.sale_type = 'forward' and person.id in (line.seller_id, orders.buyer_id))
    or exists (select from listings where listings.seller_id = person.id and listings.sale_type = 'forward')`,
}

/** Whom a new version of a text concerns: who has bought, who sells, who has promised or been promised something. */
export const findTermsAudience = (db: Reader | Writer, document: TermsDocument) =>
  query(
    db,
    Row,
    sql`select person.id::text, person.email from parties person where ${whom[document]} order by person.id`,
  )
