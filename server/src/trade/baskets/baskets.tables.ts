import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { listings } from '../../supply/listings/index.ts'

/** A basket somebody put together: a wish, which holds nothing. */
export const baskets = pgTable('baskets', {
  id: uuid().primaryKey(),
  createdAt: instant().notNull(),
})

export const basketLines = pgTable(
  'basket_lines',
  {
    basketId: uuid()
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    quantity: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.listingId] })],
)
