import { customType, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { listings } from '../listings/index.ts'
import { projects } from '../projects/index.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** How often people came to a project's page, day by day. */
export const projectViews = pgTable(
  'project_views',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
)

/** How often people put a listing into their basket, day by day. */
export const basketAdditions = pgTable(
  'basket_additions',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    day: date().notNull(),
    additions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
)

/** What was counted on a day, so that it counts once; gone with the day. */
export const interestMarks = pgTable('interest_marks', {
  mark: bytes().primaryKey(),
  day: date().notNull(),
})
