import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { unretiredOf } from '../../nouns/dashboard/open-year.ts'

type Covered = Pick<
  Coverage,
  'year' | 'footprintTonnes' | 'retiredTonnes' | 'pendingTonnes' | 'programme' | 'heldTonnes' | 'laterTonnes'
>

/**
 * How a year stands once so many are retired for it, as the dashboard will say it: what is retired waits for the registry,
 * and what is still held of a vintage that fits is no longer open.
 */
export const afterRetiring = (
  coverage: Covered,
  credits: number,
  laterCredits: number,
): { pendingTonnes: number; uncoveredTonnes: number } => {
  const openTonnes = Math.max(0, unretiredOf(coverage) - credits)
  const heldTonnes = Math.max(0, coverage.heldTonnes - coverage.laterTonnes - (credits - laterCredits))
  return {
    pendingTonnes: coverage.pendingTonnes + credits,
    uncoveredTonnes: openTonnes - Math.min(openTonnes, heldTonnes),
  }
}
