import type { PayoutState, RunState } from '@ledgerleaf/contract/payouts'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true })

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
})
