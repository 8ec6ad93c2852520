import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { hadFor, leftToCover } from '@ledgerleaf/contract/cover-year'
import { writeWhole } from '../../ui/format.ts'

type Known = Pick<
  Coverage,
  'year' | 'footprintTonnes' | 'retiredTonnes' | 'pendingTonnes' | 'heldForItTonnes' | 'programme'
>

/** What a monthly subscription begins with: a twelfth of what nothing is retired or held for yet. Null where that is not known, or nothing. */
export const firstTonnes = (coverage: Known | null): { tonnes: number; note: string } | null => {
  // Of a footprint that the programme does not take nobody knows how much is left.
  if (!coverage || coverage.programme !== null) return null
  const left = leftToCover(coverage.footprintTonnes, hadFor(coverage))
  if (left === 0) return null
  return {
    tonnes: Math.ceil(left / 12),
    note: `A twelfth of the ${writeWhole(left)} t of ${coverage.year} not yet covered`,
  }
}
