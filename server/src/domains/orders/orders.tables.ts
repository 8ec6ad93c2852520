import type { TransactionStatus } from '@ledgerleaf/contract/dashboard'
import { bigint, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { listings } from '../listings/index.ts'
import { batches } from '../projects/index.ts'

export const orders = pgTable('orders', {
  id: uuid().primaryKey(),
  buyerId: uuid().notNull(),
  status: text().$type<z.infer<typeof TransactionStatus>>().notNull(),
  totalCents: bigint({ mode: 'number' }).notNull(),
  placedAt: timestamp({ withTimezone: true }).notNull(),
  settledAt: timestamp({ withTimezone: true }),
})

/** One listing within an order, at the price it had, with its cents split exactly. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    batchId: uuid()
      .notNull()
      .references(() => batches.id),
    sellerId: uuid().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    pricePerCreditCents: bigint({ mode: 'number' }).notNull(),
    totalCents: bigint({ mode: 'number' }).notNull(),
    sellerCents: bigint({ mode: 'number' }).notNull(),
    feeCents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.orderId, table.listingId)],
)
