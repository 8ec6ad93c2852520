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
import { allowedOf, costOf, oneBasket, tonnesOf } from './fill-basket.ts'
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
      isOfListing || credits === 0 ? null : await coverMost(solver, offers, { tonnes: credits, limits: kept })
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
  const add = async (step: MarketStep['step'], cents: Wish['budgetCents']) => {
    const upTo = Math.min(withinLimits, basketTonnesMax)
    const budget = cents === undefined ? {} : { budgetCents: cents }
    const picks =
      upTo > 0 ? await coverMost(solver, offers, { tonnes: upTo, limits, ...budget }, oneBasket) : null
    const credits = tonnesOf(picks ?? [])
    if (cents !== undefined || credits < withinLimits) steps.push({ step, credits })
  }
  await add('one_basket', undefined)
  if (budgetCents !== undefined) await add('budgetCents', budgetCents)
  const upTo = Math.min(tonnes, basketTonnesMax)
  const budget = budgetCents === undefined ? {} : { budgetCents }
  const most = (await coverMost(solver, offers, { tonnes: upTo, limits, ...budget }, oneBasket)) ?? []
  return {
    wantedTonnes: tonnes,
    coverableTonnes: tonnesOf(most),
    coverableCents: Cents.parse(costOf(most)),
    withinLimits,
    steps,
    binding: steps.find(({ credits }) => credits < tonnes)?.step ?? null,
  }
}
