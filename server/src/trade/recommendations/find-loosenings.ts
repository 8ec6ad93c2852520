import { writeDollars } from '@ledgerleaf/contract/currencies'
import {
  basketTonnesMax,
  type Limits,
  type Loosening,
  limitNames,
  type Wish,
} from '@ledgerleaf/contract/recommendations'
import { coverMost } from './cover-most.ts'
import { costOf, fillBasket, oneBasket, tonnesOf } from './fill-basket.ts'
import { inTime } from './in-time.ts'
import { without } from './keep-limits.ts'
import { milderLimits } from './milder-limits.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'
import { whole } from './words.ts'

const named: Record<keyof Limits, string> = {
  scoreMin: 'minimum score',
  removalPercentMin: 'share of removals',
  durabilityYearsMin: 'durability',
  countries: 'choice of countries',
  registries: 'choice of registries',
  categories: 'choice of kinds of project',
  vintageFrom: 'oldest vintage',
  projectPercentMax: 'largest share of one project',
  projectsMin: 'number of projects',
}

const counted = { ...oneBasket, isAnyGood: true }

/** The first of some values, each milder than the one before, that works; the last is known to. */
const firstThatWorks = async <T>(values: readonly T[], works: (value: T) => Promise<boolean>): Promise<T> => {
  let [below, at] = [-1, values.length - 1]
  while (at - below > 1) {
    const middle = Math.floor((below + at) / 2)
    const value = values[middle] as T
    if (await works(value)) at = middle
    else below = middle
  }
  return values[at] as T
}

const loosenOne = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  limit: keyof Limits,
  coverable: number,
): Promise<Loosening[]> => {
  const limits = without(wish.limits, limit)
  const upTo = Math.min(wish.tonnes, basketTonnesMax)
  const most = await coverMost(solver, offers, { ...wish, tonnes: upTo, limits }, counted)
  const tonnes = tonnesOf(most ?? [])
  if (tonnes <= coverable) return []
  const dropped = { limit, value: null, tonnes }
  if (tonnes < wish.tonnes)
    return [{ ...dropped, advice: `Without your ${named[limit]} the market covers ${whole(tonnes)} t.` }]
  const covers = async ({ value }: { value: unknown }) =>
    (await fillBasket(
      solver,
      offers,
      { ...wish, goal: 'cost', limits: { ...limits, [limit]: value } },
      counted,
    )) !== null
  const values = milderLimits(offers, wish.limits, limit)
  const mildest = values.at(-1)
  if (!mildest || !(await covers(mildest)))
    return [{ ...dropped, advice: `Without your ${named[limit]} the market covers all of it.` }]
  const { value, advice } = await firstThatWorks(values, covers)
  return [{ limit, value, tonnes, advice }]
}

const loosenBudget = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  coverable: number,
): Promise<Loosening[]> => {
  const { budgetCents, ...unbounded } = wish
  if (budgetCents === undefined) return []
  const upTo = Math.min(wish.tonnes, basketTonnesMax)
  const most = (await coverMost(solver, offers, { ...unbounded, tonnes: upTo }, oneBasket)) ?? []
  const [tonnes, cents] = [tonnesOf(most), costOf(most)]
  if (tonnes <= coverable) return []
  const covers = tonnes === wish.tonnes ? 'covers all of it' : `covers ${whole(tonnes)} t, all the market has`
  return [
    { limit: 'budgetCents', value: cents, tonnes, advice: `A budget of ${writeDollars(cents)} ${covers}.` },
  ]
}

/** Each limit that, loosened alone, lets more be covered, and how far; what helps most comes first. */
export const findLoosenings = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  coverable: number,
): Promise<Loosening[]> => {
  const set = limitNames.filter((name) => wish.limits[name] !== undefined)
  const found = await Promise.all([
    inTime(loosenBudget(solver, offers, wish, coverable)),
    ...set.map((limit) => inTime(loosenOne(solver, offers, wish, limit, coverable))),
  ])
  return found.flatMap((some) => some ?? []).sort((a, b) => b.tonnes - a.tonnes)
}
