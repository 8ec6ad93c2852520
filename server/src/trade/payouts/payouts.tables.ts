import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Money sent to sellers. The reference is the bank's, so that one transfer is recorded once. */
export const payouts = pgTable('payouts', {
  reference: text().primaryKey(),
  id: uuid().notNull().unique(),
  sellerId: uuid().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  paidAt: timestamp({ withTimezone: true }).notNull(),
})
