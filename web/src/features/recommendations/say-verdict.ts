import type { Alternative, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { writeCents } from '../../ui/format.ts'

type Weighed = Pick<RecommendedBasket, 'scoreMean' | 'largestProjectPercent' | 'projects'> & {
  totalCents: number
}
type Other = Pick<Alternative, 'kind'> & { basket: Weighed }

const half = 50

/** What the basket is the best of, and what letting go of the share of one project would bring; null where it brings nothing. */
type Verdict = { says: string; number: number } | null

/**
 * Another basket that costs less and scores higher would make a basket that is called the best look beaten: it is so by a limit,
 * and that is said beside it, what the limit is good for before what it costs. Its number is the one of its card.
 */
export const sayVerdict = (best: Weighed, others: readonly Other[], shareMax: number | null): Verdict => {
  if (shareMax === null || best.scoreMean === null) return null
  const at = others.findIndex(
    ({ basket: { totalCents, scoreMean, largestProjectPercent } }) =>
      totalCents < best.totalCents &&
      scoreMean !== null &&
      scoreMean > (best.scoreMean ?? 0) &&
      largestProjectPercent > shareMax,
  )
  const basket = others[at]?.basket
  if (!basket || basket.scoreMean === null) return null
  const limit = shareMax === half ? 'half of the tonnes' : `${shareMax}\u00a0% of the tonnes`
  return {
    number: at + 1,
    says: `Spread over ${best.projects} projects, so that no one failure takes more than ${limit}. Allowing more in one project saves ${writeCents(best.totalCents - basket.totalCents)}; score ${basket.scoreMean.toFixed(1)} instead of ${best.scoreMean.toFixed(1)}.`,
  }
}
