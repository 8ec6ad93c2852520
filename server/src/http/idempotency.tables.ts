import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/columns.ts'

/** Calls that were made under a key, and what they were answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    holder: text().notNull(),
    key: text().notNull(),
    inputHash: text().notNull(),
    decision: jsonb().notNull(),
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.key] })],
)
