import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { findOrderRow, type Sender } from '../orders/index.ts'
import { mailBuyer } from './mail-quotes.ts'
import { quoteColumns } from './quote-link.ts'
import { type BookedBack, sentBackMail } from './quote-mails.ts'
import { quotes } from './quotes.tables.ts'

export type SentBack = BookedBack & { orderId: string | null }

/** Tells whoever bought that their money has left, once the bank says so. Nobody is known where it came for no order. */
export const mailSentBack = async (
  tx: Tx,
  { orderId, ...booked }: SentBack,
  sender: Sender,
): Promise<void> => {
  if (orderId === null) return
  const order = await findOrderRow(tx, orderId)
  const [quote] = await tx.select(quoteColumns).from(quotes).where(eq(quotes.orderId, orderId))
  if (!order || !quote) return
  const about = { order, quote }
  await mailBuyer(tx, about, sentBackMail({ ...about, ...booked }, sender))
}
