import type { Limits, Loosening, Wish } from '@ledgerleaf/contract/recommendations'
import { limitNames } from '@ledgerleaf/contract/recommendations'
import { costOf, fillBasket } from './fill-basket.ts'
import { without } from './find-alternatives.ts'
import { keepsLimits } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

const advice: Record<keyof Limits, string> = {
  scoreMin: 'A lower minimum score makes this basket possible.',
  removalPercentMin: 'A smaller share of removals makes this basket possible.',
  durabilityYearsMin: 'A shorter durability makes this basket possible.',
  countries: 'More countries make this basket possible.',
  registries: 'More registries make this basket possible.',
  categories: 'More kinds of project make this basket possible.',
  vintageFrom: 'Older vintages make this basket possible.',
  projectPercentMax: 'A larger share for one project makes this basket possible.',
  projectsMin: 'Fewer projects make this basket possible.',
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

const loosenLimits = async (solver: Solver, offers: readonly Offer[], wish: Wish): Promise<Loosening[]> => {
  const set = limitNames.filter((name) => wish.limits[name] !== undefined)
  const tried = await Promise.all(
    set.map(async (limit) => {
      const possible = await fillBasket(solver, offers, { ...wish, limits: without(wish.limits, limit) })
      return possible ? [{ limit, advice: advice[limit] }] : []
    }),
  )
  return tried.flat()
}

const loosenBudget = async (solver: Solver, offers: readonly Offer[], wish: Wish): Promise<Loosening[]> => {
  const { budgetCents, ...unbounded } = wish
  if (budgetCents === undefined) return []
  const cheapest = await fillBasket(solver, offers, { ...unbounded, goal: 'cost' })
  return cheapest
    ? [
        {
          limit: 'budgetCents',
          advice: `The cheapest basket within these limits costs ${dollars(costOf(cheapest))}.`,
        },
      ]
    : []
}

/** Why nothing fits: each limit that, loosened alone, would let a basket through; failing that, how much there is. */
export const findLoosenings = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
): Promise<Loosening[]> => {
  const found = (
    await Promise.all([loosenBudget(solver, offers, wish), loosenLimits(solver, offers, wish)])
  ).flat()
  if (found.length > 0) return found
  const available = offers
    .filter((offer) => keepsLimits(offer, wish.limits))
    .reduce((total, { availableCredits }) => total + availableCredits, 0)
  const text =
    available < wish.tonnes
      ? `Only ${available.toLocaleString('en-US')} credits on sale keep these limits. Ask for fewer tonnes, or loosen several limits.`
      : 'No single limit is the cause: loosen several of them.'
  return [{ limit: 'tonnes', advice: text }]
}
