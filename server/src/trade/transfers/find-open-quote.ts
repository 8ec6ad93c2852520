import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { readOrder } from '../orders/index.ts'
import type { LockedQuote } from './lock-quote.ts'
import { quoteColumns } from './quote-link.ts'
import { quotes } from './quotes.tables.ts'

/** A quote that can be accepted, to look at: it may be over a moment later. */
export const findOpenQuote = async (db: Reader, orderId: string): Promise<LockedQuote | null> => {
  const order = await readOrder(db, orderId)
  const [quote] = await db.select(quoteColumns).from(quotes).where(eq(quotes.orderId, orderId))
  return order?.status === 'pending' && quote?.state === 'open' ? { order, quote } : null
}
