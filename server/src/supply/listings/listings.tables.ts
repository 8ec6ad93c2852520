import type { Currency } from '@ledgerleaf/contract/currencies'
import type { Shortfall } from '@ledgerleaf/contract/forward-terms'
import type { ListingState, SaleType } from '@ledgerleaf/contract/listings'
import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { batches, projects } from '../projects/index.ts'
import { rateSheets } from '../rates/index.ts'

export type { ListingState }

/** What was offered. How much of it is left is the ledger's `listedCredits(id)`. */
export const listings = pgTable('listings', {
  id: uuid().primaryKey(),
  tokenId: text().notNull().unique(),
  projectId: uuid()
    .notNull()
    .references(() => projects.id),
  /** Null while it is in review and no credits stand behind it. */
  batchId: uuid().references(() => batches.id),
  sellerId: uuid().notNull(),
  quantity: bigint({ mode: 'number' }).notNull(),
  /** In dollars, which market, books and fees go by: what the seller's own price comes to by the sheet it names. */
  pricePerCreditCents: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<Currency>().notNull().default('usd'),
  /** The seller's own price, in hundredths of the currency. */
  priceMinor: bigint({ mode: 'number' }).notNull(),
  /** Null for a price in dollars. */
  rateSheetId: uuid().references(() => rateSheets.id),
  saleType: text().$type<SaleType>().notNull().default('spot'),
  state: text().$type<ListingState>().notNull(),
  openedAt: instant().notNull(),
  /** The fewest credits one order may take; the last ones may go as they are. */
  minimumFill: bigint({ mode: 'number' }).notNull().default(1),
  /** What the seller tells whoever buys. */
  noteToBuyers: text(),
  /** When it is withdrawn by itself; null for a listing without an end. */
  expiresAt: instant(),
  /** What happens when a forward date is not met; null for what is sold otherwise. */
  shortfall: text().$type<Shortfall>(),
  /** Off sale since then, whatever its seller set, until the seller's identity is checked; null where it is not. */
  withheldAt: instant(),
  /** Paused by a rejection of its project, and not by its seller: an approval resumes it. */
  reviewPausedAt: instant(),
  /** The highest price it had, where that was changed: what was sold of it counts by that. */
  priceHighestCents: bigint({ mode: 'number' }),
})

/** So many credits of a forward listing by that day; together all of it. */
export const listingMilestones = pgTable(
  'listing_milestones',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    dueOn: date().notNull(),
    credits: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
)
