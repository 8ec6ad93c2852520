import { versionOf } from '@ledgerleaf/contract/history'
import { standing } from '@ledgerleaf/contract/inventory'
import { tellCorrection } from '@ledgerleaf/contract/tell-change'
import type { Tx } from '../../platform/db.ts'
import type { Maker } from './correct-figure.ts'
import { openInventory, writeCorrection } from './inventory-history.ts'
import { turned } from './turn-correction.ts'

/**
 * Takes back whatever people once gave by hand on a computed analysis, the newest first, as its lines are finished anew: what
 * they come to is what stands. The history keeps each one; answers what ended, in words.
 */
export const endCorrections = async (
  tx: Tx,
  { owner, name }: Maker,
  analysisId: string,
  reason: string,
  now: Date,
): Promise<string[]> => {
  const { corrections } = await openInventory(tx, owner, analysisId)
  const ended = standing(corrections).reverse()
  let version = versionOf(corrections)
  for (const change of ended) {
    version += 1
    await writeCorrection(tx, owner, analysisId, turned(change, 'undo', { version, reason, name, now }))
  }
  return ended.map((change) => tellCorrection(change))
}
