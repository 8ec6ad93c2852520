import { firstOpen } from '../../nouns/dashboard/open-bases.ts'
import { writeWhole } from '../../ui/format.ts'

type Coverage = Parameters<typeof firstOpen>[0]

/**
 * What a monthly subscription begins with: a twelfth of what credits are looked for first, as everywhere. Null where nothing
 * is left, or nobody knows how much.
 */
export const firstTonnes = (coverage: Coverage | null): { tonnes: number; note: string } | null => {
  const first = coverage && firstOpen(coverage)
  if (!first) return null
  return {
    tonnes: Math.ceil(first.openTonnes / 12),
    note: `A twelfth of the ${writeWhole(first.openTonnes)} t not yet covered of ${first.of}, ${coverage.year}`,
  }
}
