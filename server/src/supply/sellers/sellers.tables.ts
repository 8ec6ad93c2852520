import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** What a seller says of itself, beside the names given at sign-up. */
export const sellerDetails = pgTable('seller_details', {
  sellerId: uuid().primaryKey(),
  country: text(),
  website: text(),
  description: text(),
  payoutSealed: text(),
  payoutEnding: text(),
  /** When another account took the place of one; null while it is the first. */
  payoutChangedAt: instant(),
  updatedAt: instant().notNull(),
})
