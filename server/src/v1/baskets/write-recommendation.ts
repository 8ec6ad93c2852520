import type {
  Recommendation as Known,
  RecommendedBasket as KnownBasket,
} from '@ledgerleaf/contract/recommendations'
import type { V1Recommendation, V1RecommendedBasket } from '@ledgerleaf/contract/v1/recommendations'
import { dollars, tonnes } from '../shapes/index.ts'

const writeBasket = ({
  lines,
  totalCents,
  projects: _,
  largestProjectPercent: __,
  tonnes: amount,
  ...kept
}: KnownBasket): V1RecommendedBasket => ({
  ...kept,
  quantity: tonnes(amount),
  total: dollars(totalCents),
  lines: lines.map((line) => ({
    listing: line.listingId,
    project: { id: line.projectId, name: line.projectName },
    registry: line.registry,
    country: line.country,
    vintage: line.vintage,
    score: line.score,
    grade: line.grade,
    quantity: tonnes(line.quantity),
    price: dollars(line.pricePerCreditCents),
    total: dollars(line.totalCents),
    reasons: line.reasons,
  })),
})

/** A recommendation as programs read it. */
export const writeRecommendation = ({
  basket,
  limitCosts,
  alternatives,
  loosen,
  asOf,
}: Omit<Known, 'forwardCredits'>): V1Recommendation => ({
  object: 'recommendation',
  basket: basket && writeBasket(basket),
  limitCosts: limitCosts.map(({ limit, costsCents, scoreGain }) => ({
    limit,
    costs: dollars(costsCents),
    scoreGain,
  })),
  alternatives: alternatives.map(({ basket: other, ...kept }) => ({ ...kept, basket: writeBasket(other) })),
  loosen,
  asOf,
})
