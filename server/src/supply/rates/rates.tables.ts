import { date, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** What one euro cost on a day, in millionths. The database refuses to change a sheet. */
export const rateSheets = pgTable(
  'rate_sheets',
  {
    id: uuid().primaryKey(),
    day: date().notNull(),
    source: text().notNull(),
    usdPerEuro: integer().notNull(),
    gbpPerEuro: integer().notNull(),
    importedBy: uuid(),
    importedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.day, table.source)],
)
