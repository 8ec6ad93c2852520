import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const demoSeeds = pgTable('demo_seeds', {
  name: text().primaryKey(),
  plantedAt: timestamp({ withTimezone: true }).notNull(),
})
