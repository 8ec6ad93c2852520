import { isDeepStrictEqual } from 'node:util'
import type { KeptScore, ScoreChange, Scorecards } from '@ledgerleaf/contract/scores'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { type ScoreOf, scores } from './scores.tables.ts'

const newestFirst = desc(scores.position)

const areOf = (of: ScoreOf) => eq(scores.isApproved, of === 'approved')

/** The current card of each vintage, newest vintage first. */
export const findScores = async (db: Reader, projectId: string, of: ScoreOf): Promise<KeptScore[]> => {
  const rows = await db
    .selectDistinctOn([scores.vintage])
    .from(scores)
    .where(and(eq(scores.projectId, projectId), areOf(of)))
    .orderBy(desc(scores.vintage), newestFirst)
  return rows.map(({ card, scoredAt }) => ({ ...card, scoredAt: scoredAt.toISOString() }))
}

const findScoreHistory = async (db: Reader, projectId: string, of: ScoreOf): Promise<ScoreChange[]> => {
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
    .where(and(eq(scores.projectId, projectId), areOf(of)))
    .orderBy(newestFirst)
    .limit(100)
  return rows.map((row) => ({ ...row, scoredAt: row.scoredAt.toISOString() }))
}

const findCards = async (db: Reader, projectId: string, of: ScoreOf) => ({
  scores: await findScores(db, projectId, of),
  history: await findScoreHistory(db, projectId, of),
})

/** What cards say, whenever they were made. */
const told = ({ scores: kept }: { scores: readonly KeptScore[] }) =>
  kept.map(({ scoredAt: _, ...card }) => card)

/** The cards of what was approved, and for whoever sees the draft its cards where they say otherwise. */
export const findScorecards = async (
  db: Reader,
  projectId: string,
  seesDraft: boolean,
): Promise<Scorecards> => {
  const approved = await findCards(db, projectId, 'approved')
  const draft = seesDraft ? await findCards(db, projectId, 'draft') : null
  const isSame = draft === null || draft.scores.length === 0 || isDeepStrictEqual(told(draft), told(approved))
  return { ...approved, ifApproved: isSame ? null : draft }
}
