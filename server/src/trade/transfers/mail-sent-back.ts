import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { findOrderRow, type Sender } from '../orders/index.ts'
import { mailBuyer } from './mail-quotes.ts'
import { quotes } from './quotes.tables.ts'

/** A transfer of ours that the bank has booked. */
export type SentBack = {
  orderId: string | null
  reference: string
  currency: Currency
  amountMinor: number
  ending: string | null
}

/** Tells whoever bought that their money has left, once the bank says so. Nobody is known where it came for no order. */
export const mailSentBack = async (
  tx: Tx,
  { orderId, reference, currency, amountMinor, ending }: SentBack,
  sender: Sender,
): Promise<void> => {
  if (orderId === null) return
  const order = await findOrderRow(tx, orderId)
  const [quote] = await tx.select().from(quotes).where(eq(quotes.orderId, orderId))
  if (!order || !quote) return
  const amount = writeMoney(amountMinor, currency)
  await mailBuyer(
    tx,
    { order, quote },
    sender,
    `${amount} has left for your account`,
    [
      `Our bank has booked ${amount} (${currency.toUpperCase()}) back to ${ending ? `the account ending in ${ending}` : 'you'}. It was for invoice ${quote.invoiceNumber}.`,
      `Reference: ${reference}`,
      'Between banks it may take a few days to arrive.',
    ],
    false,
  )
}
