import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a seller says of itself, beside the names given at sign-up. */
export const sellerDetails = pgTable('seller_details', {
  sellerId: uuid().primaryKey(),
  country: text(),
  website: text(),
  description: text(),
  payoutSealed: text(),
  payoutEnding: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
