import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/columns.ts'

export const demoSeeds = pgTable('demo_seeds', {
  name: text().primaryKey(),
  plantedAt: instant().notNull(),
})
