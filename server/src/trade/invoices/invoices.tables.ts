import type { InvoiceKind } from '@ledgerleaf/contract/invoices'
import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { amount, instant } from '../../platform/columns.ts'
import { orders } from '../orders/index.ts'
import type { InvoiceBuyer, InvoiceContent } from './invoice-content.ts'

/** The number given last, by series and year. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** Each as it was issued: the database refuses any change but that the buyer's name is taken off. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    /** What it is issued for, so that it is issued once. */
    key: text().notNull().unique(),
    kind: text().$type<InvoiceKind>().notNull(),
    number: text().notNull().unique(),
    series: text().notNull(),
    year: integer().notNull(),
    place: integer().notNull(),
    orderId: uuid().references(() => orders.id),
    sellerId: uuid(),
    issuedAt: instant().notNull(),
    dueAt: instant(),
    netCents: amount().notNull(),
    vatCents: amount().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    buyer: jsonb().$type<InvoiceBuyer>(),
  },
  (table) => [unique().on(table.series, table.year, table.place)],
)
