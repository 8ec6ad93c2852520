import type { ScoreCard, ScoreGrade } from '@ledgerleaf/contract/scores'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/**
 * Every score a vintage ever had, appended and never altered: of the approved version of its file, and of what is being
 * written. The newest of each is the one that is shown.
 */
export const scores = pgTable('scores', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  projectId: uuid().notNull(),
  vintage: integer().notNull(),
  ruleSet: text().notNull(),
  value: integer(),
  grade: text().$type<ScoreGrade>(),
  confidence: integer().notNull(),
  isApproved: boolean().notNull(),
  card: jsonb().$type<ScoreCard>().notNull(),
  scoredAt: instant().notNull(),
})

/** Which file a score is of: the version an operator approved, or what its seller is writing. */
export type ScoreOf = 'approved' | 'draft'
