import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { ScoreFacts } from './facts.ts'
import { scoreVintage } from './score-vintage.ts'
import { type ScoreOf, scores } from './scores.tables.ts'

/** Scores a vintage afresh. What did not change is not written again, so the history holds changes only. */
export const keepScore = async (
  tx: Tx,
  { projectId, of }: { projectId: string; of: ScoreOf },
  facts: ScoreFacts,
  now: Date,
): Promise<void> => {
  const isApproved = of === 'approved'
  const card = scoreVintage(facts)
  const [last] = await tx
    .select({ card: scores.card })
    .from(scores)
    .where(
      and(
        eq(scores.projectId, projectId),
        eq(scores.isApproved, isApproved),
        eq(scores.vintage, facts.vintage),
      ),
    )
    .orderBy(desc(scores.position))
    .limit(1)
  if (last && isDeepStrictEqual(last.card, card)) return
  const { vintage, ruleSet, value, grade, confidence } = card
  await tx.insert(scores).values({
    projectId,
    isApproved,
    vintage,
    ruleSet,
    value,
    grade,
    confidence,
    card,
    scoredAt: now,
  })
}
