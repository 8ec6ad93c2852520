import { strict as assert } from 'node:assert'
import type { Correction } from '@ledgerleaf/contract/analysis'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { analysisCorrections } from './analysis.tables.ts'
import { findOwned } from './analysis-queries.ts'
import type { Owner } from './owner.ts'

type NewCorrection = { metric: Metric; year: number; value: number; reason: string }

/** One correction for each figure; a second one takes the first one's place. */
export const correctFigure = async (
  tx: Tx,
  owner: Owner,
  analysisId: string,
  { metric, year, value, reason }: NewCorrection,
  now: Date,
): Promise<Correction> => {
  const { analysis } = await findOwned(tx, owner, analysisId)
  const said = { value, reason, madeAt: now }
  const [row] = await tx
    .insert(analysisCorrections)
    .values({ analysisId: analysis.id, metric, year, ...said })
    .onConflictDoUpdate({
      target: [analysisCorrections.analysisId, analysisCorrections.metric, analysisCorrections.year],
      set: said,
    })
    .returning()
  assert(row, 'a correction that was made is there')
  return { id: row.id, metric, year, value, reason, madeAt: now.toISOString() }
}

export const withdrawCorrection = async (
  tx: Tx,
  owner: Owner,
  analysisId: string,
  correctionId: string,
): Promise<void> => {
  const { analysis } = await findOwned(tx, owner, analysisId)
  if (!isId(correctionId)) throw new DomainError('not_found')
  const gone = await tx
    .delete(analysisCorrections)
    .where(and(eq(analysisCorrections.id, correctionId), eq(analysisCorrections.analysisId, analysis.id)))
    .returning()
  if (gone.length === 0) throw new DomainError('not_found')
}
