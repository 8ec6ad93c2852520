import type { Alternative, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { alternativeWords } from '../../nouns/recommendation/words.ts'

type Weighed = Pick<RecommendedBasket, 'totalCents' | 'scoreMean' | 'largestProjectPercent'>

const isCheaper = (one: Weighed, best: Weighed) => one.totalCents < best.totalCents
const isBetter = (one: Weighed, best: Weighed) =>
  one.scoreMean !== null && best.scoreMean !== null && one.scoreMean > best.scoreMean

const rank = (one: Weighed, best: Weighed) => Number(isCheaper(one, best)) + Number(isBetter(one, best))

/** What is cheaper and better at once comes first: that is what somebody would want to have been told. */
export const orderAlternatives = (alternatives: readonly Alternative[], best: Weighed): Alternative[] =>
  [...alternatives].sort((a, b) => rank(b.basket, best) - rank(a.basket, best))

/** What it gains, and that more of it comes from one project: what one gives up stands in the title. */
export const nameAlternative = ({ kind, basket }: Alternative, best: Weighed): string => {
  const gains =
    isCheaper(basket, best) && isBetter(basket, best) ? 'Cheaper and better' : alternativeWords[kind]
  return basket.largestProjectPercent > best.largestProjectPercent + 5 ? `${gains}, less spread` : gains
}
