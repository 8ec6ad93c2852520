import { writePercent } from '@ledgerleaf/contract/percent'
import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { writeCents } from '../../ui/format.ts'

type Measure = {
  name: string
  /** As it is shown; null where the basket has none. */
  says: (basket: RecommendedBasket) => string | null
  /** The higher the better. */
  worth: (basket: RecommendedBasket) => number
}

const counts = ['none', 'one', 'two', 'three', 'four'] as const

/** By how many baskets it is the best is said with it. */
const bestOfAll = ({ length }: readonly RecommendedBasket[]): string =>
  length === 2 ? 'better of two' : `best of ${counts[length] ?? length}`

const largestProject = 'Largest project'

const measures: Measure[] = [
  {
    name: 'Price per tonne',
    says: ({ totalCents, tonnes }) => writeCents(Math.round(totalCents / tonnes)),
    worth: ({ totalCents }) => -totalCents,
  },
  {
    name: 'Mean score',
    says: ({ scoreMean }) => scoreMean?.toFixed(1) ?? null,
    worth: ({ scoreMean }) => scoreMean ?? Number.NEGATIVE_INFINITY,
  },
  {
    name: 'Removals',
    says: ({ removalPercent }) => writePercent(removalPercent, 100),
    worth: ({ removalPercent }) => removalPercent,
  },
  {
    name: largestProject,
    says: ({ largestProjectPercent }) => writePercent(largestProjectPercent, 100),
    worth: ({ largestProjectPercent }) => -largestProjectPercent,
  },
]

export type ComparedMeasure = { name: string; says: string; note: string | null; isBest: boolean }

/**
 * What baskets side by side are judged by, and in which of it this one is the best of them: two figures that read the same
 * are the same, and where all of them do none is best. What one project has above the share that was asked for is said.
 */
export const compareBaskets = (
  basket: RecommendedBasket,
  all: readonly RecommendedBasket[],
  shareMax: number | null,
): ComparedMeasure[] =>
  measures.map(({ name, says, worth }) => {
    const own = says(basket)
    const [best] = [...all].sort((a, b) => worth(b) - worth(a))
    const isSame = all.every((other) => says(other) === own)
    const isBest = own !== null && !isSame && !!best && says(best) === own
    const isOver = name === largestProject && shareMax !== null && basket.largestProjectPercent > shareMax
    const over = isOver ? `over ${shareMax}\u00a0%` : null
    return { name, says: own ?? '–', note: over ?? (isBest ? bestOfAll(all) : null), isBest: isBest && !over }
  })
