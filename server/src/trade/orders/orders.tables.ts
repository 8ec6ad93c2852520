import type { Currency } from '@ledgerleaf/contract/currencies'
import type { TransactionStatus } from '@ledgerleaf/contract/dashboard'
import type { Shortfall } from '@ledgerleaf/contract/forward-terms'
import type { MilestoneState } from '@ledgerleaf/contract/forwards'
import type { SaleType } from '@ledgerleaf/contract/listings'
import type { Enterprise, OrderEnd } from '@ledgerleaf/contract/orders'
import type { RetireWords } from '@ledgerleaf/contract/retirements'
import type { VatCategory } from '@ledgerleaf/contract/vat'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { amount, instant } from '../../platform/columns.ts'
import { listings } from '../../supply/listings/index.ts'
import { batches } from '../../supply/projects/index.ts'

/** Which try at returning money it is, and why the one before came to nothing after the provider had taken it. */
const tries = () => ({
  attempt: integer().notNull().default(1),
  failedAt: instant(),
  failure: text(),
  failedId: text(),
})
const returner = () => text().$type<'provider' | 'bank'>().notNull().default('provider')

export const orders = pgTable('orders', {
  id: uuid().primaryKey(),
  /** Null for a guest until somebody who has proved the address takes it over. */
  buyerId: uuid(),
  /** Who of the organisation bought it; null for guests and subscriptions, and where it was not recorded. */
  placedBy: uuid(),
  /** The key by which a program placed it in their place. */
  placedByKey: uuid(),
  status: text().$type<z.infer<typeof TransactionStatus>>().notNull(),
  /** What the buyer pays without VAT. The lines cost this and the discount together. */
  totalCents: amount().notNull(),
  placedAt: instant().notNull(),
  settledAt: instant(),
  email: text(),
  basketId: text(),
  basketName: text().notNull().default('Order'),
  discountCents: amount().notNull().default(0),
  /** On top of the total, as decided when it was placed. */
  vatCents: amount().notNull().default(0),
  vatCategory: text().$type<VatCategory>(),
  vatBasisPoints: integer().notNull().default(0),
  vatCountry: text(),
  vatReason: text(),
  vatCheck: text(),
  enterprise: jsonb().$type<Enterprise>(),
  room: text(),
  holdRound: integer().notNull().default(1),
  heldUntil: instant().notNull(),
  paidAt: instant(),
  endedAt: instant(),
  endReason: text().$type<OrderEnd>(),
  claimedAt: instant(),
  /** What is to be retired by itself once it is the buyer's, in these words. */
  retire: jsonb().$type<Omit<RetireWords, 'isUnderstood'>>(),
  subscribeEvery: text().$type<'month' | 'year'>(),
  /** What the buyer pays, price and VAT, in the currency they chose; the rest of the order is in dollars. */
  currency: text().$type<Currency>().notNull().default('usd'),
  amountMinor: amount().notNull(),
  /** By which rates; null where they pay in dollars. */
  rateSheetId: uuid(),
  /** Fingerprints of the texts the buyer agreed to; null where none were recorded. */
  buyerTerms: text(),
  forwardTerms: text(),
  /** Whether the buyer's own call named their versions. */
  areTermsNamed: boolean().notNull().default(false),
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
    /** What the seller asked for per credit then, and by which rates that came to the dollars above. */
    currency: text().$type<Currency>().notNull().default('usd'),
    priceMinor: amount().notNull(),
    rateSheetId: uuid(),
    totalCents: amount().notNull(),
    sellerCents: amount().notNull(),
    feeCents: amount().notNull(),
    paidCents: amount().notNull(),
    keptRetired: amount().notNull().default(0),
    /** Credits that went back one by one; a refund of the whole order does not count here. */
    returned: amount().notNull().default(0),
    saleType: text().$type<SaleType>().notNull().default('spot'),
    /** What the seller told buyers when it was bought. */
    noteToBuyers: text(),
  },
  (table) => [unique().on(table.orderId, table.listingId)],
)

/** A part of a forward line: so many credits by that day, and their share of the line's money. */
export const orderMilestones = pgTable(
  'order_milestones',
  {
    id: uuid().primaryKey(),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id),
    position: integer().notNull(),
    agreedOn: date().notNull(),
    dueOn: date().notNull(),
    quantity: amount().notNull(),
    sellerCents: amount().notNull(),
    feeCents: amount().notNull(),
    shortfall: text().$type<Shortfall>().notNull(),
    state: text().$type<MilestoneState>().notNull(),
    delivered: amount().notNull().default(0),
    waits: integer().notNull().default(0),
    endedAt: instant(),
  },
  (table) => [unique().on(table.lineId, table.position)],
)

export const refunds = pgTable('refunds', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  /** What the buyer gets back, its VAT included. */
  amountCents: amount().notNull(),
  vatCents: amount().notNull().default(0),
  /** In the currency of the payment. */
  amountMinor: amount().notNull(),
  reason: text().notNull(),
  requestedAt: instant().notNull(),
  returnedBy: returner(),
  /** The provider's name for it, once it has taken it; the dispute's where the bank took the money. */
  providerId: text().unique(),
  doneAt: instant(),
  ...tries(),
})

/** Some credits of an order that went back, and their money on its way to the buyer. */
export const partRefunds = pgTable(
  'part_refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    reference: text().notNull(),
    reason: text().notNull(),
    /** What the buyer got back: the money of the credits, what the platform bore, and the VAT of both. */
    amountCents: amount().notNull(),
    vatCents: amount().notNull().default(0),
    /** In the currency of the payment. */
    amountMinor: amount().notNull(),
    borneCents: amount().notNull().default(0),
    returnedBy: returner(),
    /** Its credit note is the order's so-manieth. */
    note: integer().notNull(),
    requestedAt: instant().notNull(),
    providerId: text().unique(),
    doneAt: instant(),
    ...tries(),
  },
  (table) => [unique().on(table.orderId, table.reference), unique().on(table.orderId, table.note)],
)

export const partRefundLines = pgTable(
  'part_refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => partRefunds.id),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id),
    quantity: amount().notNull(),
    sellerCents: amount().notNull(),
    feeCents: amount().notNull(),
    paidCents: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.lineId] })],
)

/** Which mails were written about an order. */
export const orderMails = pgTable('order_mails', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid()
    .notNull()
    .references(() => orders.id),
  audience: text().$type<'buyer' | 'seller'>().notNull(),
  subject: text().notNull(),
  writtenAt: instant().notNull().defaultNow(),
})

/** Money of a milestone on its way back to the buyer. */
export const forwardReturns = pgTable('forward_returns', {
  milestoneId: uuid()
    .primaryKey()
    .references(() => orderMilestones.id),
  amountCents: amount().notNull(),
  vatCents: amount().notNull().default(0),
  /** In the currency of the payment. */
  amountMinor: amount().notNull(),
  reason: text().notNull(),
  requestedAt: instant().notNull(),
  /** The provider's name for it, once it has taken it. */
  providerId: text().unique(),
  doneAt: instant(),
  ...tries(),
})
