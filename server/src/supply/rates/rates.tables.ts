import { date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

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
    importedAt: instant().notNull(),
  },
  (table) => [unique().on(table.day, table.source)],
)
