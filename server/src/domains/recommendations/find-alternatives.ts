import type { Alternative, LimitCost, Limits, Wish } from '@ledgerleaf/contract/recommendations'
import { limitNames } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import { DomainError } from '../../platform/domain-error.ts'
import { describeBasket } from './describe-basket.ts'
import { costOf, fillBasket, meanScore, nearly, type Pick } from './fill-basket.ts'
import { isRemoval, type Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

/** What is offered beside the answer is left out when it takes too long; the answer itself is not held up by it. */
const inTime = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return null
    throw error
  }
}

export const without = (limits: Limits, name: keyof Limits): Limits => {
  const { [name]: _, ...rest } = limits
  return rest
}

const setLimits = (limits: Limits) => limitNames.filter((name) => limits[name] !== undefined)

/** What each limit costs: the same wish solved once more without it. Limits that cost nothing are said to. */
export const priceLimits = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  picks: readonly Pick[],
): Promise<LimitCost[]> => {
  const priced = await Promise.all(
    setLimits(wish.limits).map(async (limit) => {
      const relaxed = await inTime(
        fillBasket(solver, offers, { ...wish, limits: without(wish.limits, limit) }, nearly),
      )
      if (!relaxed) return []
      const before = meanScore(picks)
      const after = meanScore(relaxed)
      const scoreGain = before === null || after === null ? null : after - before
      return [{ limit, costsCents: costOf(picks) - costOf(relaxed), scoreGain }]
    }),
  )
  return priced.flat()
}

type Variant = { kind: Alternative['kind']; change: string; wish: Wish }

const moreOfBudget = 1.2

const variantsOf = (wish: Wish, picks: readonly Pick[]): Variant[] => {
  const cost = costOf(picks)
  const removed = picks.reduce((total, { offer, quantity }) => total + (isRemoval(offer) ? quantity : 0), 0)
  const removalPercent = Math.floor((removed / wish.tonnes) * 100)
  const cheapest: Wish = {
    tonnes: wish.tonnes,
    goal: 'cost',
    limits: { ...(wish.limits.projectsMin !== undefined && { projectsMin: wish.limits.projectsMin }) },
  }
  const variants: Variant[] = [
    {
      kind: 'cheaper',
      change: 'The lowest price, with no limit but the number of projects.',
      wish: cheapest,
    },
  ]
  // Without a score on every line there is nothing to call better.
  if (meanScore(picks) !== null)
    variants.push({
      kind: 'better',
      change: 'The best score for up to a fifth more money.',
      wish: { ...wish, goal: 'quality', budgetCents: Cents.parse(Math.floor(cost * moreOfBudget)) },
    })
  if (removalPercent < 100) {
    const { budgetCents: _, ...unbounded } = wish
    const share = removalPercent < 50 ? 50 : 100
    variants.push({
      kind: 'more_removals',
      change: `At least ${share} % removals, at the lowest price.`,
      wish: { ...unbounded, goal: 'cost', limits: { ...wish.limits, removalPercentMin: share } },
    })
  }
  return variants
}

const isSame = (a: readonly Pick[], b: readonly Pick[]) =>
  a.length === b.length &&
  a.every(
    ({ offer, quantity }, at) => offer.listingId === b[at]?.offer.listingId && quantity === b[at]?.quantity,
  )

const isWorthShowing = (
  kind: Alternative['kind'],
  found: readonly Pick[],
  picks: readonly Pick[],
): boolean => {
  if (isSame(found, picks)) return false
  if (kind === 'cheaper') return costOf(found) < costOf(picks)
  if (kind === 'better') return (meanScore(found) ?? 0) > (meanScore(picks) ?? 100)
  return true
}

export const findAlternatives = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  picks: readonly Pick[],
): Promise<Alternative[]> => {
  const found = await Promise.all(
    variantsOf(wish, picks).map(async ({ kind, change, wish: other }) => {
      const basket = await inTime(fillBasket(solver, offers, other, nearly))
      return basket && isWorthShowing(kind, basket, picks)
        ? [{ kind, change, basket: describeBasket(basket, other) }]
        : []
    }),
  )
  return found.flat()
}
