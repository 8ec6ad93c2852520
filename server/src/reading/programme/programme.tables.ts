import type { DecisionSaid } from '@ledgerleaf/contract/programme-decisions'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Only ever added to; the database itself refuses a change of what was said. */
export const programmeDecisions = pgTable(
  'programme_decisions',
  {
    organisationId: uuid().notNull(),
    version: integer().notNull(),
    kind: text().$type<DecisionSaid['kind']>().notNull(),
    said: jsonb().$type<DecisionSaid>().notNull(),
    reason: text().notNull(),
    personId: uuid().notNull(),
    madeBy: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.version] })],
)
