import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { batches } from '../projects/index.ts'

export const retirements = pgTable('retirements', {
  id: uuid().primaryKey(),
  buyerId: uuid().notNull(),
  batchId: uuid()
    .notNull()
    .references(() => batches.id),
  quantity: bigint({ mode: 'number' }).notNull(),
  beneficiary: text().notNull(),
  purpose: text().notNull(),
  retiredAt: timestamp({ withTimezone: true }).notNull(),
})
