import { desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { invoices } from './invoices.tables.ts'

/** An invoice or credit note as it was issued. */
export type StoredInvoice = typeof invoices.$inferSelect

export const isCredit = ({ kind }: Pick<StoredInvoice, 'kind'>): boolean =>
  kind === 'credit_note' || kind === 'fee_credit_note'

/** The invoice of an order that stands: where the first was taken back and it was paid all the same, the second. */
export const findInvoiceOfOrder = async (db: Reader, orderId: string): Promise<StoredInvoice | null> => {
  const [found] = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.key, invoiceKeys(orderId)))
    .orderBy(desc(invoices.key))
    .limit(1)
  return found ?? null
}

export const findInvoice = async (
  db: Reader,
  by: { key: string } | { number: string },
): Promise<StoredInvoice | null> => {
  const condition = 'key' in by ? eq(invoices.key, by.key) : eq(invoices.number, by.number)
  const [found] = await db.select().from(invoices).where(condition)
  return found ?? null
}

/** Under which name the invoice of an order, and the credit note of a return of it, are issued. */
export const invoiceKey = (orderId: string): string => `order:${orderId}`
export const creditKey = (orderId: string, of: string): string => `credit:${orderId}:${of}`
/** Of one that was paid after its first invoice had been taken back. */
export const keyAgain = (orderId: string): string => `${invoiceKey(orderId)}/2`
/** The invoice of an order that stands, by the later key before the first. */
export const invoiceKeys = (orderId: string): string[] => [keyAgain(orderId), invoiceKey(orderId)]
