import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { quoteColumns } from './quote-link.ts'
import { quotes } from './quotes.tables.ts'

export type QuoteRow = Omit<typeof quotes.$inferSelect, 'linkNo'> & { linkNo: number }
export type LockedQuote = { order: LockedOrder; quote: QuoteRow }

/** A quote with its order. Whoever changes either waits at the order, so each is decided once. */
export const lockQuote = async (tx: Tx, orderId: string): Promise<LockedQuote | null> => {
  const order = await lockOrder(tx, orderId)
  const [quote] = await tx.select(quoteColumns).from(quotes).where(eq(quotes.orderId, orderId))
  return order && quote ? { order, quote } : null
}
