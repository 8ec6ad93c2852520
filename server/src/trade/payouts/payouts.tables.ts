import type { PayoutState, RunState } from '@ledgerleaf/contract/payouts'
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Payouts that one operator proposed together and another sends, or not. */
export const payoutRuns = pgTable('payout_runs', {
  id: uuid().primaryKey(),
  madeBy: uuid().notNull(),
  madeAt: instant().notNull(),
  state: text().$type<RunState>().notNull(),
  decidedBy: uuid(),
  decidedAt: instant(),
})

/** Money for sellers. The reference is what the bank knows the transfer by, so that one is recorded once. */
export const payouts = pgTable('payouts', {
  reference: text().primaryKey(),
  id: uuid().notNull().unique(),
  sellerId: uuid().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  /** Null for what an operator recorded by hand. */
  runId: uuid().references(() => payoutRuns.id),
  state: text().$type<PayoutState>().notNull(),
  accountSealed: text(),
  accountEnding: text(),
  sentAt: instant(),
  settledAt: instant(),
  returnReason: text(),
  /** The seller's account at the provider, where it goes there. */
  destination: text(),
  /** The provider's name for it, once it was made. */
  transferId: text().unique(),
})

/** A seller's account at the provider. */
export const connectAccounts = pgTable('connect_accounts', {
  sellerId: uuid().primaryKey(),
  provider: text().$type<'sandbox' | 'stripe'>().notNull(),
  accountId: text().notNull().unique(),
  isReady: boolean().notNull().default(false),
  missing: text().array().notNull().default([]),
  madeAt: instant().notNull(),
  toldAt: instant(),
  bankFailure: text(),
})
