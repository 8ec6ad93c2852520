import type { Reader } from '../../platform/db.ts'
import type { BatchFacts } from '../../supply/projects/index.ts'
import { findScores } from '../../supply/scores/index.ts'

/** The screening score of a vintage today; null where there is none. */
export const findVintageScore = async (db: Reader, batch: BatchFacts): Promise<number | null> => {
  const cards = await findScores(db, batch.projectId, 'approved')
  return cards.find(({ vintage }) => vintage === Number(batch.vintageStartsOn.slice(0, 4)))?.value ?? null
}
