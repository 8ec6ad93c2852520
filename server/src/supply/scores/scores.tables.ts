import type { ScoreCard, ScoreGrade } from '@ledgerleaf/contract/scores'
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every score a vintage ever had, appended and never altered. The newest is the one that is shown. */
export const scores = pgTable('scores', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  projectId: uuid().notNull(),
  vintage: integer().notNull(),
  ruleSet: text().notNull(),
  value: integer(),
  grade: text().$type<ScoreGrade>(),
  confidence: integer().notNull(),
  card: jsonb().$type<ScoreCard>().notNull(),
  scoredAt: timestamp({ withTimezone: true }).notNull(),
})
