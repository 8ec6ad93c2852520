import type { PhotographState } from '@ledgerleaf/contract/photographs'
import { customType, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const projectPhotographs = pgTable(
  'project_photographs',
  {
    id: uuid().primaryKey(),
    projectId: uuid().notNull(),
    caption: text().notNull(),
    takenBy: text().notNull(),
    state: text().$type<PhotographState>().notNull(),
    refusedReason: text(),
    /** Of the larger picture: the same photograph twice is one. */
    sha256: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [unique().on(table.projectId, table.sha256)],
)

/** What is shown of it, in two widths. What came is not kept. */
export const photographImages = pgTable(
  'photograph_images',
  {
    photographId: uuid()
      .notNull()
      .references(() => projectPhotographs.id, { onDelete: 'cascade' }),
    size: text().$type<'small' | 'large'>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    sha256: text().notNull(),
    /** Unknown of one that was added before and is still here. */
    byteCount: integer(),
    /** In the store under a name, or here until it is moved there. */
    webp: bytea(),
    object: text(),
  },
  (table) => [primaryKey({ columns: [table.photographId, table.size] })],
)
