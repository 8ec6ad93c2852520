import type { PayBy } from '@ledgerleaf/contract/orders'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { orders } from '../orders/index.ts'

/** How one order is paid. The provider's names for it are known once the provider has answered. */
export const payments = pgTable('payments', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  /** Who takes the money; of a transfer our bank, and in the sandbox nobody. */
  provider: text().$type<'sandbox' | 'stripe' | 'bank'>().notNull(),
  pay: text().$type<PayBy>().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  sessionId: text().unique(),
  intentId: text().unique(),
  url: text(),
  state: text().$type<'open' | 'succeeded' | 'failed' | 'expired'>().notNull(),
  message: text(),
  /** The provider's own word for why a card was refused. */
  declineCode: text(),
  createdAt: instant().notNull(),
  checkedAt: instant(),
})

/** A card the provider keeps for a person: its names there, and what a person knows it by. */
export const savedCards = pgTable('saved_cards', {
  personId: uuid().primaryKey(),
  provider: text().$type<'sandbox' | 'stripe'>().notNull(),
  customerId: text().notNull().unique(),
  /** Null until a card is kept. */
  methodId: text(),
  brand: text(),
  last4: text(),
  expMonth: integer(),
  expYear: integer(),
  savedAt: instant(),
  warnedOf: text(),
})

/** What the provider reported, kept before anything is done about it. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  body: jsonb().notNull(),
  receivedAt: instant().notNull(),
  state: text().$type<'received' | 'handled' | 'ignored' | 'quarantined'>().notNull(),
  reason: text(),
  handledAt: instant(),
})

/** A payment the buyer's bank has taken into question, as the provider told it last. */
export const disputes = pgTable('disputes', {
  id: text().primaryKey(),
  orderId: uuid()
    .notNull()
    .references(() => orders.id),
  /** In dollars, by the rate of the order, and as the bank tells it. */
  amountCents: bigint({ mode: 'number' }).notNull(),
  amountMinor: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  reason: text().notNull(),
  status: text().notNull(),
  /** What the bank took back once it was lost; null until the order was settled with it. */
  takenCents: bigint({ mode: 'number' }),
  /** Of that, what came with no credits and waits for an operator; the platform bears it meanwhile. */
  openCents: bigint({ mode: 'number' }).notNull().default(0),
  openedAt: instant().notNull(),
  changedAt: instant().notNull(),
  /** When the buyer was written to that it was lost. */
  toldAt: instant(),
})
