import {
  basketTonnesMax,
  type Limits,
  limitNames,
  type MarketLimit,
  type MarketStep,
  type Wish,
} from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import { coverMost } from './cover-most.ts'
import { allowedOf, costOf, type Filling, oneBasket, tonnesOf } from './fill-basket.ts'
import { inTime } from './in-time.ts'
import { listingLimits } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

const creditsOf = (offers: readonly Offer[]): number =>
  offers.reduce((total, { availableCredits }) => total + availableCredits, 0)

/** Limits of one listing first, since they can be counted; then those of the basket, which have to be solved. */
const narrowingOrder = [...listingLimits, ...limitNames.filter((name) => !listingLimits.includes(name))]

const narrowByLimits = async (
  solver: Solver,
  offers: readonly Offer[],
  limits: Limits,
): Promise<MarketStep[]> => {
  const steps: MarketStep[] = [{ step: 'on_sale', credits: creditsOf(offers) }]
  let kept: Limits = {}
  for (const limit of narrowingOrder.filter((name) => limits[name] !== undefined)) {
    kept = { ...kept, [limit]: limits[limit] }
    const credits = creditsOf(allowedOf(offers, kept))
    const isOfListing = listingLimits.includes(limit)
    const picks =
      isOfListing || credits === 0
        ? null
        : await coverMost(solver, offers, { tonnes: credits, limits: kept }, { isAnyGood: true })
    steps.push({ step: limit, credits: isOfListing ? credits : tonnesOf(picks ?? []) })
  }
  return steps
}

/**
 * Why a wish cannot be covered in full: what is on sale, what each limit leaves of it, what one basket can hold and what
 * the budget pays for. Every figure is the most there is at that step, proven like the basket itself.
 */
export const explainMarket = async (
  solver: Solver,
  offers: readonly Offer[],
  { tonnes, limits, budgetCents }: Wish,
): Promise<MarketLimit> => {
  const steps = await narrowByLimits(solver, offers, limits)
  const withinLimits = steps.at(-1)?.credits ?? 0
  const budget = budgetCents === undefined ? {} : { budgetCents }
  const cover = (upTo: number, filling: Filling, money: Pick<Wish, 'budgetCents'> = budget) =>
    coverMost(solver, offers, { tonnes: Math.min(upTo, basketTonnesMax), limits, ...money }, filling)
  const counted = { ...oneBasket, isAnyGood: true }
  const held = tonnesOf((await cover(withinLimits, counted, {})) ?? [])
  if (held < withinLimits) steps.push({ step: 'one_basket', credits: held })
  if (budgetCents !== undefined)
    steps.push({ step: 'budgetCents', credits: tonnesOf((await cover(held, oneBasket)) ?? []) })
  // Of a market with thousands of listings the cheapest of the largest baskets may take too long to prove.
  const most = (await inTime(cover(tonnes, oneBasket))) ?? (await cover(tonnes, counted)) ?? []
  return {
    wantedTonnes: tonnes,
    coverableTonnes: tonnesOf(most),
    coverableCents: Cents.parse(costOf(most)),
    withinLimits,
    steps,
    binding: steps.find(({ credits }) => credits < tonnes)?.step ?? null,
  }
}
