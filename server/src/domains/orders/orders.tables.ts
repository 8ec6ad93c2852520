import type { TransactionStatus } from '@ledgerleaf/contract/dashboard'
import type { Enterprise, OrderEnd } from '@ledgerleaf/contract/orders'
import { bigint, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { listings } from '../listings/index.ts'
import { batches } from '../projects/index.ts'

const instant = () => timestamp({ withTimezone: true })
const amount = () => bigint({ mode: 'number' })

export const orders = pgTable('orders', {
  id: uuid().primaryKey(),
  /** Null for a guest until an account proves the address. */
  buyerId: uuid(),
  status: text().$type<z.infer<typeof TransactionStatus>>().notNull(),
  /** What the buyer pays. The lines cost this and the discount together. */
  totalCents: amount().notNull(),
  placedAt: instant().notNull(),
  settledAt: instant(),
  email: text(),
  basketId: text(),
  basketName: text().notNull().default('Order'),
  discountCents: amount().notNull().default(0),
  enterprise: jsonb().$type<Enterprise>(),
  room: text(),
  holdRound: integer().notNull().default(1),
  heldUntil: instant().notNull(),
  paidAt: instant(),
  endedAt: instant(),
  endReason: text().$type<OrderEnd>(),
  claimedAt: instant(),
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
    quantity: amount().notNull(),
    pricePerCreditCents: amount().notNull(),
    totalCents: amount().notNull(),
    sellerCents: amount().notNull(),
    feeCents: amount().notNull(),
    paidCents: amount().notNull(),
    keptRetired: amount().notNull().default(0),
  },
  (table) => [unique().on(table.orderId, table.listingId)],
)

export const refunds = pgTable('refunds', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  amountCents: amount().notNull(),
  reason: text().notNull(),
  requestedAt: instant().notNull(),
  /** The provider's name for it, once it has taken it. */
  providerId: text().unique(),
  doneAt: instant(),
})
