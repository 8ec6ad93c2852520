import type { MarketFilters } from '@ledgerleaf/contract/market'
import { boolean, date, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Searches of the marketplace that somebody keeps, and up to when what came on sale has been told. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    personId: uuid().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<MarketFilters>().notNull(),
    isMailed: boolean().notNull(),
    toldUntil: instant().notNull(),
    mailedOn: date(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('saved_searches_name').on(table.personId, table.name)],
)
