import type { Limits, Wish } from '@ledgerleaf/contract/recommendations'
import { projectCreditsLeast, projectsMin, removalCreditsMin } from './keep-limits.ts'
import { isRemoval, type Offer } from './offer.ts'

const descending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => b - a)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The most tonnes up to a bound of which something holds that holds of all fewer. */
const mostThat = (bound: number, holds: (tonnes: number) => boolean): number => {
  let [yes, no] = [0, bound + 1]
  while (no - yes > 1) {
    const middle = Math.floor((yes + no) / 2)
    if (holds(middle)) yes = middle
    else no = middle
  }
  return yes
}

/** If only the price mattered: the cheapest first, until the money is gone. */
const forMoney = (offers: readonly Offer[], budgetCents: number): number => {
  let [credits, cents] = [0, budgetCents]
  for (const { priceCents, availableCredits } of [...offers].sort((a, b) => a.priceCents - b.priceCents)) {
    const quantity = Math.min(availableCredits, Math.floor(cents / priceCents))
    credits += quantity
    cents -= quantity * priceCents
  }
  return credits
}

const byProject = (offers: readonly Offer[]): number[] => {
  const credits = new Map<string, number>()
  for (const { projectId, availableCredits } of offers)
    credits.set(projectId, (credits.get(projectId) ?? 0) + availableCredits)
  return descending(credits.values())
}

type Market = { stocks: readonly number[]; removals: number }

/**
 * Whether each limit by itself leaves room for so many tonnes; if it does, then for fewer as well. Shares are not rounded
 * to whole credits, which may be one more for each project. What is asked of several limits at once is for the solver.
 */
const hasRoom = (
  { stocks, removals }: Market,
  limits: Limits,
  tonnes: number,
  percentLeast: number,
): boolean => {
  const share = (tonnes * (limits.projectPercentMax ?? 100)) / 100
  const counting = stocks[projectsMin(limits, tonnes) - 1] ?? 0
  return (
    sum(stocks.map((stock) => Math.min(stock, share))) >= tonnes - stocks.length &&
    removals >= removalCreditsMin(limits, tonnes) &&
    counting >= projectCreditsLeast(limits, tonnes, percentLeast)
  )
}

/** So many tonnes at most can be had, counted without a solver: by stock, money, lines, and each limit alone. */
export const mostBound = (
  allowed: readonly Offer[],
  { tonnes, limits, budgetCents }: Omit<Wish, 'goal'>,
  percentLeast: number,
  linesMax: number,
): number => {
  const largest = descending(allowed.map(({ availableCredits }) => availableCredits))
  const stock = sum(largest.slice(0, linesMax))
  const paid = budgetCents === undefined ? stock : forMoney(allowed, budgetCents)
  const removals = sum(allowed.filter(isRemoval).map(({ availableCredits }) => availableCredits))
  const market = { stocks: byProject(allowed), removals }
  return mostThat(Math.min(tonnes, stock, paid), (most) => hasRoom(market, limits, most, percentLeast))
}
