import { and, desc, eq } from 'drizzle-orm'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { invoices } from './invoices.tables.ts'
import { findInvoiceOfOrder } from './stored-invoice.ts'

/**
 * Issues whatever an order lacks, and answers the number of its invoice and of its newest credit note, for whoever writes to
 * its buyer. Nothing may be locked after it, like issuing itself.
 */
export const issuePapers = async (
  tx: Tx,
  config: InvoicingConfig,
  orderId: string,
  now: Date,
): Promise<{ invoice: string | null; creditNote: string | null }> => {
  await bringUpToDate(tx, config, [orderId], now)
  const [credit] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit_note')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(1)
  const invoice = await findInvoiceOfOrder(tx, orderId)
  return { invoice: invoice?.number ?? null, creditNote: credit?.number ?? null }
}
