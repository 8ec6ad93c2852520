import type { ActivityLine, DataGrade } from '@ledgerleaf/contract/activity-basis'
import type { DraftLine } from '@ledgerleaf/contract/activity-draft'
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Lines of activity data as they are typed. */
export const activityInventories = pgTable('activity_inventories', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  companyName: text().notNull(),
  year: integer().notNull(),
  lines: jsonb().$type<DraftLine[]>().notNull(),
  revision: integer().notNull(),
  /** The one that was finished last. */
  finishedRevision: integer(),
  savedAt: instant().notNull(),
  analysisId: uuid(),
})

/** Every state one was finished in; the database itself refuses a change of it. */
export const activityVersions = pgTable(
  'activity_versions',
  {
    inventoryId: uuid().notNull(),
    version: integer().notNull(),
    finishedAt: instant().notNull(),
    /** Null where nobody of that address was known any more. */
    personId: uuid(),
    year: integer().notNull(),
    drafts: jsonb().$type<DraftLine[]>().notNull(),
    lines: jsonb().$type<ActivityLine[]>().notNull(),
    tonnes: doublePrecision().notNull(),
    grade: text().$type<DataGrade>(),
    changes: jsonb().$type<string[]>().notNull(),
    factorSet: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.inventoryId, table.version] })],
)
