import type { KeptScore, ScoreChange, ScoreSummary } from '@ledgerleaf/contract/scores'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { scores } from './scores.tables.ts'

const newestFirst = desc(scores.position)

/** The current card of each vintage, newest vintage first. */
export const findScores = async (db: Reader, projectId: string): Promise<KeptScore[]> => {
  const rows = await db
    .selectDistinctOn([scores.vintage])
    .from(scores)
    .where(eq(scores.projectId, projectId))
    .orderBy(desc(scores.vintage), newestFirst)
  return rows.map(({ card, scoredAt }) => ({ ...card, scoredAt: scoredAt.toISOString() }))
}

export const findScoreHistory = async (db: Reader, projectId: string): Promise<ScoreChange[]> => {
  const rows = await db
    .select({
      vintage: scores.vintage,
      ruleSet: scores.ruleSet,
      value: scores.value,
      grade: scores.grade,
      confidence: scores.confidence,
      scoredAt: scores.scoredAt,
    })
    .from(scores)
    .where(eq(scores.projectId, projectId))
    .orderBy(newestFirst)
    .limit(100)
  return rows.map((row) => ({ ...row, scoredAt: row.scoredAt.toISOString() }))
}

/** The score of each project's newest rated vintage, for cards and lists. */
export const findScoreSummaries = async (
  db: Reader,
  projectIds: readonly string[],
): Promise<Map<string, ScoreSummary>> => {
  if (projectIds.length === 0) return new Map()
  const current = db
    .selectDistinctOn([scores.projectId, scores.vintage])
    .from(scores)
    .where(inArray(scores.projectId, [...projectIds]))
    .orderBy(scores.projectId, desc(scores.vintage), newestFirst)
    .as('current')
  const rows = await db
    .selectDistinctOn([current.projectId])
    .from(current)
    .where(and(isNotNull(current.value), isNotNull(current.grade)))
    .orderBy(current.projectId, desc(current.vintage))
  return new Map(
    rows.flatMap(({ projectId, value, grade, confidence }) =>
      value === null || grade === null ? [] : [[projectId, { value, grade, confidence }] as const],
    ),
  )
}
