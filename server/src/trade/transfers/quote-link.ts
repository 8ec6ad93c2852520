import { eq, getTableColumns, sql } from 'drizzle-orm'
import { linkNoOf } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { buyerOf } from '../orders/index.ts'
import { orderNamedBy, type QuoteLink, rightOf } from './quote-token.ts'
import { quotes } from './quotes.tables.ts'

/** While a quote is open its address follows the number of the organisation; from then on it keeps the one it had. */
const linkNo = sql<number>`coalesce(quotes.link_no, ${linkNoOf(buyerOf(sql`quotes.order_id`))}, 0)`.mapWith(
  Number,
)

/** A quote as it is read, with the number its address is made from. */
export const quoteColumns = { ...getTableColumns(quotes), linkNo }

export const findLink = async (db: Reader, orderId: string): Promise<QuoteLink | null> => {
  const [link] = await db
    .select({ orderId: quotes.orderId, linkNo })
    .from(quotes)
    .where(eq(quotes.orderId, orderId))
  return link ?? null
}

/** The order that a token opens, to look at it; null where nobody made it or its time is over. */
export const orderOfToken = async (db: Reader, secret: string, token: string): Promise<string | null> => {
  const orderId = orderNamedBy(token)
  const link = orderId && (await findLink(db, orderId))
  return link && rightOf(secret, token, link) ? link.orderId : null
}
