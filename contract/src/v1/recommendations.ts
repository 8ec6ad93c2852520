import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Alternative, LimitCost, Limits, Loosening, UnheldLimit, wishTonnesMax } from '../recommendations.ts'
import { ScoreGrade } from '../scores.ts'
import { Money, named, SentMoney, Tonnes } from './shapes.ts'

const RecommendedLine = z.object({
  listing: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  registry: z.string(),
  country: z.nullable(z.string()),
  vintage: z.int(),
  score: z.nullable(z.int()),
  grade: z.nullable(ScoreGrade),
  quantity: Tonnes,
  price: Money,
  total: Money,
  /** Why this line is here, in sentences. */
  reasons: z.array(z.string()),
})

const RecommendedBasket = z.object({
  lines: z.array(RecommendedLine),
  quantity: Tonnes,
  total: Money,
  removalPercent: z.number(),
  /** Null when a line has no score. */
  scoreMean: z.nullable(z.number()),
  /** Limits that so few tonnes cannot hold, and what is held instead. */
  unheld: z.array(UnheldLimit),
})
named.add(RecommendedBasket, { id: 'RecommendedBasket' })
export type V1RecommendedBasket = z.infer<typeof RecommendedBasket>

export const Recommendation = z.object({
  object: z.literal('recommendation'),
  /** Null where no basket keeps every limit: `loosen` says which to move. */
  basket: z.nullable(RecommendedBasket),
  /** What each limit costs. */
  limitCosts: z.array(
    z.object({ limit: LimitCost.shape.limit, costs: Money, scoreGain: z.nullable(z.number()) }),
  ),
  alternatives: z.array(
    z.object({ kind: Alternative.shape.kind, change: z.string(), basket: RecommendedBasket }),
  ),
  loosen: z.array(Loosening),
  asOf: z.string(),
})
named.add(Recommendation, { id: 'Recommendation' })
export type V1Recommendation = z.infer<typeof Recommendation>

export const recommendationsApi = {
  make: endpoint({
    method: 'POST',
    path: '/v1/recommendations',
    summary: 'The best basket of open listings for a wish, with what each limit costs. It changes nothing',
    description:
      'The goal `cost` covers the tonnes as cheaply as can be, `quality` as well as a budget allows, `tonnes` covers as many as there are.',
    tag: 'Recommendations',
    effect: 'read',
    caller: 'key',
    scope: 'read',
    body: z.object({
      quantity: z.object({
        amount: z.int().check(z.minimum(1), z.maximum(wishTonnesMax)),
        unit: z.optional(z.literal('tCO2e')),
      }),
      goal: z._default(z.enum(['cost', 'quality', 'tonnes']), 'cost'),
      budget: z.optional(SentMoney),
      limits: z._default(Limits, {}),
    }),
    answer: Recommendation,
    errors: ['invalid_input', 'rate_limited', 'unavailable'],
  }),
}
