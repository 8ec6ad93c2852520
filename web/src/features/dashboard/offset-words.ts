import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { writeWhole } from '../../ui/format.ts'

type Offset = { offsetTonnes: number; uncountedTonnes: number }
type Counted = Pick<Coverage, 'year' | 'retiredTonnes' | 'elsewhere'>

/** As many other years as are named one by one. */
const yearsMax = 2

/** The tonnes of each year they count for; what is of more than one year is of no one of them. */
const byYear = (elsewhere: Counted['elsewhere']): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { startsOn, endsOn, tonnes, isPending } of elsewhere) {
    if (isPending) continue
    const year = startsOn.slice(0, 4)
    const name = year === endsOn.slice(0, 4) ? year : ''
    sums.set(name, (sums.get(name) ?? 0) + tonnes)
  }
  return sums
}

/**
 * For which years the offset counts, so that it does not seem to stand against what the year of the footprint says. Null
 * without a footprint, without an offset, and where the two do not come to the same.
 */
export const sayOffsetYears = (
  { offsetTonnes, uncountedTonnes }: Offset,
  coverage: Counted | null,
): string | null => {
  if (!coverage || offsetTonnes === 0 || uncountedTonnes > 0) return null
  const { year, retiredTonnes, elsewhere } = coverage
  const others = byYear(elsewhere)
  const sum = [...others.values()].reduce((all, one) => all + one, retiredTonnes)
  if (sum !== offsetTonnes) return null
  const isNamed = others.size <= yearsMax && !others.has('')
  const told = isNamed
    ? [...others].toSorted(([a], [b]) => b.localeCompare(a))
    : [['other times', sum - retiredTonnes] as const]
  return [...told, [String(year), retiredTonnes] as const]
    .map(([name, tonnes], at) =>
      at === 0
        ? `${writeWhole(tonnes)}\u00a0t count for ${name}`
        : `${writeWhole(tonnes)}\u00a0t\u00a0for\u00a0${name}`,
    )
    .join(', ')
}
