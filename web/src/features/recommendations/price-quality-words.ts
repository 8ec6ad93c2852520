import {
  type Alternative,
  type Frontier,
  type MarketMark,
  projectPercentLeast,
  type RecommendedBasket,
  type Wish,
} from '@ledgerleaf/contract/recommendations'
import { markWords } from '../../nouns/project/kind-look.ts'
import { writeCategory } from '../../nouns/project/words.ts'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { nameAlternative } from './order-alternatives.ts'

/** What a kind is called under a picture, where its whole name would take a line of its own. */
export const shortKinds: Record<string, string> = { dac: 'Air Capture', erw: 'Rock Weathering' }

export const perTonne = (totalCents: number, tonnes: number): number => Math.round(totalCents / tonnes)

/** One listing in a line: what it is, its year, price, score and size. */
export const sayMark = ({ category, mechanism, ...mark }: MarketMark): string =>
  [
    `${writeCents(mark.pricePerCreditCents)} a tonne`,
    mark.score === null ? 'not scored yet' : `score ${mark.score}`,
    `${writeWhole(mark.availableCredits)} t on sale`,
    ...(category ? [writeCategory(category)] : []),
    ...(mechanism ? [(markWords as Record<string, string>)[mechanism]?.toLowerCase() ?? mechanism] : []),
  ].join(' · ')

export const sayBasket = (basket: RecommendedBasket | null): string => {
  if (!basket) return 'No basket keeps these limits'
  const price = `${writeCents(perTonne(basket.totalCents, basket.tonnes))} a tonne`
  return basket.scoreMean === null ? price : `${price}, mean score ${basket.scoreMean.toFixed(1)}`
}

type Told = { marks: readonly MarketMark[]; basket: RecommendedBasket | null; frontier: Frontier | null }

/** What is to be seen, for whoever does not see it. */
export const sayPicture = ({ marks, basket, frontier }: Told): string => {
  const unscored = marks.filter(({ score }) => score === null).length
  const scored = marks.length - unscored
  const [first, last] = [frontier?.points[0], frontier?.points.at(-1)]
  const line =
    frontier && first && last
      ? ` The least price of a basket rises from ${writeCents(perTonne(first.totalCents, frontier.tonnes))} a tonne at a mean score of ${first.scoreMean.toFixed(1)} to ${writeCents(perTonne(last.totalCents, frontier.tonnes))} at ${last.scoreMean.toFixed(1)}.`
      : ''
  return `${writeCount(scored, 'listing')} by score and price${unscored > 0 ? `, and ${writeWhole(unscored)} not scored yet` : ''}. Your basket: ${sayBasket(basket)}${basket ? `, from ${basket.lines.length} of them` : ''}.${line}`
}

/** What another basket is beside the recommended one, and which limit it leaves out. */
export const sayRing = (
  one: Alternative,
  best: RecommendedBasket,
  { projectPercentMax, removalPercentMin }: Wish['limits'],
  outside: ReadonlySet<string>,
): string => {
  const { largestProjectPercent, removalPercent, lines } = one.basket
  const left = [
    projectPercentMax !== undefined && largestProjectPercent > projectPercentMax
      ? `without the ${projectPercentMax}\u00a0% limit`
      : null,
    removalPercentMin !== undefined && removalPercent < removalPercentMin
      ? `under ${removalPercentMin}\u00a0% removals`
      : null,
    lines.some(({ listingId }) => outside.has(listingId)) ? 'with listings outside your limits' : null,
  ].filter((text) => text !== null)
  return [nameAlternative(one, best), ...left].join(', ')
}

/** What lies on the line: baskets, and not listings. */
export const nameFrontier = ({ projectsMin }: Wish['limits']): string =>
  projectsMin && projectsMin > 1 ? `Cheapest baskets of ${projectsMin} or more projects` : 'Cheapest baskets'

/** What the line is, in words anyone can check it by. */
export const frontierWords = (limits: Wish['limits']): string =>
  `The line: for each mean score the least a basket of your tonnes costs, proven, with every other limit kept${
    limits.projectsMin && limits.projectsMin > 1
      ? `, among them ${limits.projectsMin} projects of ${projectPercentLeast} % or more`
      : ''
  }. Between its dots it only leads the eye.`
