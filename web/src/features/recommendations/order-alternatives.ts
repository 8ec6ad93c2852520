import { writePercent } from '@ledgerleaf/contract/percent'
import type { Alternative, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { alternativeWords } from '../../nouns/recommendation/words.ts'

type Weighed = Pick<RecommendedBasket, 'totalCents' | 'scoreMean' | 'tonnes' | 'lines'>

const isCheaper = (one: Weighed, best: Weighed) => one.totalCents < best.totalCents
const isBetter = (one: Weighed, best: Weighed) =>
  one.scoreMean !== null && best.scoreMean !== null && one.scoreMean > best.scoreMean

const rank = (one: Weighed, best: Weighed) => Number(isCheaper(one, best)) + Number(isBetter(one, best))

/** What is cheaper and better at once comes first: that is what somebody would want to have been told. */
export const orderAlternatives = (alternatives: readonly Alternative[], best: Weighed): Alternative[] =>
  [...alternatives].sort((a, b) => rank(b.basket, best) - rank(a.basket, best))

/** The share of the project of which most is bought, in tonnes. */
const largest = ({ lines }: Weighed): number => {
  const byProject = new Map<string, number>()
  for (const { projectId, quantity } of lines)
    byProject.set(projectId, (byProject.get(projectId) ?? 0) + quantity)
  return Math.max(0, ...byProject.values())
}

/** What it gains, and where more of it comes from one project, how much: what one gives up stands in the title. */
export const nameAlternative = ({ kind, basket }: Alternative, best: Weighed): string => {
  const gains =
    isCheaper(basket, best) && isBetter(basket, best) ? 'Cheaper and better' : alternativeWords[kind]
  const [most, before] = [largest(basket) / basket.tonnes, largest(best) / best.tonnes]
  return most > before + 0.05
    ? `${gains}, less spread: ${writePercent(most * 100, 100).replace(' ', '\u00a0')} from one project`
    : gains
}
