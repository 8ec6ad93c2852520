import { writePercent } from '@ledgerleaf/contract/percent'
import type { Alternative, Limits } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import { describeBasket } from './describe-basket.ts'
import { costOf, meanScore, nearly, oneBasket, type Pick, tonnesOf } from './fill-basket.ts'
import { inTime } from './in-time.ts'
import { type FilledWish, isRemoval, type Offer } from './offer.ts'
import { sayChange } from './say-change.ts'
import type { Solver } from './solve-model.ts'
import { fillTidily } from './tidy-basket.ts'
import { scoreText } from './words.ts'

type Variant = { kind: Alternative['kind']; wish: FilledWish }

const moreOfBudget = 1.2

const removalPercentOf = (picks: readonly Pick[]): number =>
  (tonnesOf(picks.filter(({ offer }) => isRemoval(offer))) / tonnesOf(picks)) * 100

const variantsOf = (wish: FilledWish, picks: readonly Pick[]): Variant[] => {
  const { tonnes, limits } = wish
  const { budgetCents: _, ...unbounded } = wish
  const spread: Limits = limits.projectsMin === undefined ? {} : { projectsMin: limits.projectsMin }
  const variants: Variant[] = [{ kind: 'cheaper', wish: { tonnes, goal: 'cost', limits: spread } }]
  // Without a score on every line there is nothing to call better.
  if (meanScore(picks) !== null) {
    const budgetCents = Cents.parse(Math.floor(costOf(picks) * moreOfBudget))
    // A line without a score would leave the basket without one.
    const scored = { ...limits, scoreMin: limits.scoreMin ?? 0 }
    variants.push({ kind: 'better', wish: { ...wish, goal: 'quality', budgetCents, limits: scored } })
  }
  const removed = removalPercentOf(picks)
  if (removed < 100) {
    const share = removed < 50 ? 50 : 100
    const more = { ...limits, removalPercentMin: share }
    variants.push({ kind: 'more_removals', wish: { ...unbounded, goal: 'cost', limits: more } })
  }
  return variants
}

type Found = { kind: Alternative['kind']; wish: FilledWish; picks: Pick[] }

const score = (picks: readonly Pick[]): number | null => {
  const text = scoreText({ scoreMean: meanScore(picks) })
  return text === null ? null : Number(text)
}

/** Whether a basket is what its name says beside the recommended one, in the figures as they are shown. */
const isAsNamed = ({ kind, picks: found }: Found, picks: readonly Pick[]): boolean => {
  if (kind === 'cheaper') return costOf(found) < costOf(picks)
  if (kind === 'better') return (score(found) ?? 0) > (score(picks) ?? 100)
  const share = (some: readonly Pick[]) => writePercent(removalPercentOf(some), 100)
  return removalPercentOf(found) > removalPercentOf(picks) && share(found) !== share(picks)
}

const keyOf = ({ picks }: Found): string =>
  picks.map(({ offer, quantity }) => `${offer.listingId} ${quantity}`).join()

/** A better basket than one that costs no more and scores as well is none. */
const isBeaten = (better: Found, others: readonly Found[]): boolean =>
  others.some(
    (other) =>
      other !== better &&
      costOf(other.picks) <= costOf(better.picks) &&
      (score(other.picks) ?? 0) >= (score(better.picks) ?? 0),
  )

/** Other ways to cover the same tonnes, each with what it gains and gives up beside the recommended basket. */
export const findAlternatives = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: FilledWish,
  picks: readonly Pick[],
): Promise<Alternative[]> => {
  const tried = await Promise.all(
    variantsOf(wish, picks).map(async ({ kind, wish: other }) => {
      const found = await inTime(fillTidily(solver, offers, other, { ...oneBasket, precision: nearly }))
      return found ? [{ kind, wish: other, picks: found }] : []
    }),
  )
  const named = tried
    .flat()
    .filter((one) => isAsNamed(one, picks))
    .filter((one, at, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
  return named
    .filter((one) => one.kind !== 'better' || !isBeaten(one, named))
    .map(({ kind, wish: other, picks: found }) => ({
      kind,
      change: sayChange(kind, found, picks, wish),
      basket: describeBasket(found, other),
    }))
}
