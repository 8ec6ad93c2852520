import type { QuoteState } from '@ledgerleaf/contract/quotes'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { orders } from '../orders/index.ts'

/** An order that a company pays by invoice: first a quote, and once that is accepted an invoice that is due. */
export const quotes = pgTable('quotes', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  number: text().notNull().unique(),
  state: text().$type<QuoteState>().notNull(),
  poNumber: text(),
  billingEmail: text().notNull(),
  madeAt: instant().notNull(),
  validUntil: instant().notNull(),
  acceptedAt: instant(),
  acceptedBy: text().$type<'buyer' | 'colleague'>(),
  /** As they said of themselves: it may be a colleague without an account. */
  acceptedName: text(),
  acceptedEmail: text(),
  dueAt: instant(),
  invoiceNumber: text(),
  /** ISO 11649, made from the number of the invoice: what a transfer is known by. */
  reference: text().unique(),
  remindedAt: instant(),
  dunnedAt: instant(),
  closedAt: instant(),
  /** Of one that is no longer open: what its address was made with. */
  linkNo: integer(),
  askedBy: uuid(),
})
