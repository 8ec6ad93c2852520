import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, instant } from '../platform/columns.ts'
import type { Form } from './read-form.ts'

export type CardError = { code: string; message: string }

export const sandboxSessions = pgTable('sandbox_sessions', {
  id: text().primaryKey(),
  status: text().$type<'open' | 'complete' | 'expired'>().notNull(),
  intentId: text(),
  request: jsonb().$type<Form>().notNull(),
  amountCents: amount().notNull(),
  currency: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

export const sandboxIntents = pgTable('sandbox_intents', {
  id: text().primaryKey(),
  status: text().$type<'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'>().notNull(),
  amountCents: amount().notNull(),
  currency: text().notNull(),
  metadata: jsonb().$type<Record<string, string>>().notNull(),
  error: jsonb().$type<CardError>(),
  customer: text(),
  method: text(),
  /** Whether the card is kept for charges its holder is not there for. */
  isSaved: boolean().notNull().default(false),
  createdAt: instant().notNull(),
})

export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text().primaryKey(),
  intentId: text()
    .notNull()
    .references(() => sandboxIntents.id),
  amountCents: amount().notNull(),
  createdAt: instant().notNull(),
})

export const sandboxDisputes = pgTable('sandbox_disputes', {
  id: text().primaryKey(),
  intentId: text()
    .notNull()
    .unique()
    .references(() => sandboxIntents.id),
  amountCents: amount().notNull(),
  currency: text().notNull(),
  status: text().$type<'needs_response' | 'won' | 'lost'>().notNull(),
  createdAt: instant().notNull(),
})

export const sandboxAccounts = pgTable('sandbox_accounts', {
  id: text().primaryKey(),
  metadata: jsonb().$type<Record<string, string>>().notNull(),
  isReady: boolean().notNull().default(false),
  createdAt: instant().notNull(),
})

export const sandboxTransfers = pgTable('sandbox_transfers', {
  id: text().primaryKey(),
  accountId: text()
    .notNull()
    .references(() => sandboxAccounts.id),
  amountCents: amount().notNull(),
  reversedCents: amount().notNull().default(0),
  currency: text().notNull(),
  transferGroup: text(),
  metadata: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: instant().notNull(),
})

export const sandboxEvents = pgTable('sandbox_events', {
  id: text().primaryKey(),
  body: text().notNull(),
  createdAt: instant().notNull(),
  deliveredAt: instant(),
})

/** Answers kept under the caller's idempotency key, as the real provider keeps them. */
export const sandboxAnswers = pgTable('sandbox_answers', {
  key: text().primaryKey(),
  requestHash: text().notNull(),
  status: integer().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull(),
})
