import type { ListingState, SaleType } from '@ledgerleaf/contract/listings'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { batches } from '../projects/index.ts'

export type { ListingState }

/** What was offered. How much of it is left is the ledger's `listedCredits(id)`. */
export const listings = pgTable('listings', {
  id: uuid().primaryKey(),
  tokenId: text().notNull().unique(),
  batchId: uuid()
    .notNull()
    .references(() => batches.id),
  sellerId: uuid().notNull(),
  quantity: bigint({ mode: 'number' }).notNull(),
  pricePerCreditCents: bigint({ mode: 'number' }).notNull(),
  saleType: text().$type<SaleType>().notNull().default('spot'),
  state: text().$type<ListingState>().notNull(),
  openedAt: timestamp({ withTimezone: true }).notNull(),
  /** The fewest credits one order may take; the last ones may go as they are. */
  minimumFill: bigint({ mode: 'number' }).notNull().default(1),
  /** When it is withdrawn by itself; null for a listing without an end. */
  expiresAt: timestamp({ withTimezone: true }),
})
