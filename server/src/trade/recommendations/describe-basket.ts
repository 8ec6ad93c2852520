import { writeDollars } from '@ledgerleaf/contract/currencies'
import {
  projectPercentLeast,
  type RecommendedBasket,
  type RecommendedLine,
} from '@ledgerleaf/contract/recommendations'
import { Cents, Credits, orderTotal } from '@ledgerleaf/contract/units'
import { costOf, meanScore, type Pick } from './fill-basket.ts'
import { projectCreditsLeast, projectCreditsMax, projectsMin, removalCreditsMin } from './keep-limits.ts'
import { largestProject } from './largest-project.ts'
import { type FilledWish, isRemoval, type Offer } from './offer.ts'
import { tellUnheld } from './tell-unheld.ts'

/** What is true of a line and of no other reason to buy it: its rank in price, its part in the limits, its bounds. */
const reasonsFor = (pick: Pick, picks: readonly Pick[], wish: FilledWish): string[] => {
  const { offer, quantity } = pick
  const { tonnes, limits, goal } = wish
  const others = picks.filter((other) => other !== pick)
  const reasons: string[] = []
  const cheapest = others.every((other) => offer.priceCents <= other.offer.priceCents)
  if (cheapest) reasons.push(`The lowest price in this basket, ${writeDollars(offer.priceCents)} a credit.`)
  const removals = removalCreditsMin(limits, tonnes)
  const removed = picks.reduce((total, { offer, quantity }) => total + (isRemoval(offer) ? quantity : 0), 0)
  if (removals > 0 && isRemoval(offer) && removed - quantity < removals)
    reasons.push(`Without it the basket would miss its ${limits.removalPercentMin} % of removals.`)
  const ofProject = picks
    .filter(({ offer: { projectId } }) => projectId === offer.projectId)
    .reduce((total, { quantity }) => total + quantity, 0)
  const most = projectCreditsMax(limits, tonnes)
  if (most === ofProject && ofProject < tonnes)
    reasons.push(
      most * 100 > tonnes * (limits.projectPercentMax ?? 100)
        ? 'The one credit that each project has here.'
        : `As much of this project as one project may have (${limits.projectPercentMax}\u00a0%).`,
    )
  if (quantity === offer.availableCredits) reasons.push('Every credit this listing still has.')
  if (
    goal === 'quality' &&
    offer.score !== null &&
    others.every(({ offer: { score } }) => (score ?? 0) <= (offer.score ?? 0))
  )
    reasons.push(`The highest score in this basket, ${offer.score}.`)
  if (reasons.length > 0) return reasons
  const projects = new Set(picks.map(({ offer: { projectId } }) => projectId)).size
  const fewest = projectsMin(limits, tonnes)
  if (
    fewest > 1 &&
    projects === fewest &&
    quantity === projectCreditsLeast(limits, tonnes) &&
    others.every(({ offer: { projectId } }) => projectId !== offer.projectId)
  )
    return [
      // A further project may have less: it is none of those that were asked for.
      quantity === Math.ceil((tonnes * projectPercentLeast) / 100)
        ? `Makes it ${fewest} projects of ${projectPercentLeast}\u00a0% or more, ${writeDollars(offer.priceCents)} a credit.`
        : `Makes it ${fewest} projects, ${writeDollars(offer.priceCents)} a credit, and as little of it as counts for one.`,
    ]
  return [goal === 'cost' ? tellPrice(offer, picks) : tellWorth(offer)]
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (place: number): string => `${place}${endings[ordinals.select(place)] ?? 'th'}`

/** Where its price stands among those of the basket: what is true of it, whatever else is on sale. */
const tellPrice = ({ priceCents }: Offer, picks: readonly Pick[]): string => {
  const lower = new Set(picks.map(({ offer }) => offer.priceCents).filter((cents) => cents < priceCents)).size
  return `The ${lower === 0 ? 'lowest' : `${ordinal(lower + 1)} lowest`} price in this basket, ${writeDollars(priceCents)} a credit.`
}

const tellWorth = ({ score, priceCents }: Offer): string =>
  score === null
    ? 'Not scored yet; without it not all of the tonnes are covered.'
    : `Part of the best mean score the budget pays for: score ${score} at ${writeDollars(priceCents)} a credit.`

const lineOf = (offer: Offer, quantity: number, reasons: string[]): RecommendedLine => {
  const { priceCents, sellerId: _, durabilityYears: __, minimumFill: ___, ...shown } = offer
  const pricePerCreditCents = Cents.parse(priceCents)
  const credits = Credits.parse(quantity)
  const totalCents = orderTotal(pricePerCreditCents, credits)
  return { ...shown, quantity: credits, pricePerCreditCents, totalCents, reasons }
}

export const describeBasket = (picks: readonly Pick[], wish: FilledWish): RecommendedBasket => {
  const removed = picks.reduce((total, { offer, quantity }) => total + (isRemoval(offer) ? quantity : 0), 0)
  return {
    lines: picks.map((pick) => lineOf(pick.offer, pick.quantity, reasonsFor(pick, picks, wish))),
    tonnes: wish.tonnes,
    totalCents: Cents.parse(costOf(picks)),
    projects: new Set(picks.map(({ offer }) => offer.projectId)).size,
    largestProjectPercent: (largestProject(picks) / wish.tonnes) * 100,
    removalPercent: (removed / wish.tonnes) * 100,
    scoreMean: meanScore(picks),
    unheld: tellUnheld(wish),
  }
}
