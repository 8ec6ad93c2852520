import type { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'

type Covered = Pick<
  NonNullable<BuyerDesk['coverage']>,
  'year' | 'footprintTonnes' | 'retiredTonnes' | 'pendingTonnes' | 'programme'
>

/**
 * How much of the footprint nothing is retired for yet. Nothing of one that the programme does not take, as while reports
 * contradict each other: nobody knows how much that would be.
 */
export const unretiredOf = (coverage: Covered | null): number =>
  coverage && coverage.programme === null
    ? Math.max(0, coverage.footprintTonnes - coverage.retiredTonnes - coverage.pendingTonnes)
    : 0

/** The year whose footprint credits are retired for next; null where none is open. */
export const openYear = (coverage: Covered | null): number | null =>
  coverage && unretiredOf(coverage) > 0 ? coverage.year : null
