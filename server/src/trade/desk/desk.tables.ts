import type { MoneyAct, MoneyActKind, ProposalState } from '@ledgerleaf/contract/money'
import type { OrderPart, RequestState } from '@ledgerleaf/contract/refund-requests'
import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { orders } from '../orders/index.ts'

const ofOrder = () =>
  uuid()
    .notNull()
    .references(() => orders.id)

/** What operators did about the money of an order, or propose to do. */
export const moneyActs = pgTable('money_acts', {
  id: uuid().primaryKey(),
  orderId: ofOrder(),
  /** What the buyer asked for, where the act grants it. */
  requestId: uuid(),
  kind: text().$type<MoneyActKind>().notNull(),
  act: jsonb().$type<MoneyAct>().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  reason: text().notNull(),
  needsSecond: boolean().notNull(),
  /** What the order stood at: whatever has changed since refuses a proposal. */
  basis: text().notNull(),
  state: text().$type<ProposalState>().notNull(),
  madeBy: uuid().notNull(),
  madeAt: instant().notNull(),
  decidedBy: uuid(),
  decidedAt: instant(),
  decisionReason: text(),
})

/** What buyers ask to have back. */
export const refundRequests = pgTable('refund_requests', {
  id: uuid().primaryKey(),
  orderId: ofOrder(),
  /** Null for the whole order. */
  parts: jsonb().$type<OrderPart[]>(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  words: text().notNull(),
  state: text().$type<RequestState>().notNull(),
  askedAt: instant().notNull(),
  endedAt: instant(),
  decidedBy: uuid(),
  answer: text(),
})
