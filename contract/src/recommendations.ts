import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Cents, Credits } from './units.ts'

const percent = z.int().check(z.minimum(0), z.maximum(100))
const words = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.minLength(1), z.maxLength(60))

/** Where a basket is to have several projects, one counts from this share of the credits on. */
export const projectPercentLeast = 5

/** What a buyer insists on. A limit that is absent does not bind. */
export const Limits = z.object({
  scoreMin: z.optional(percent),
  removalPercentMin: z.optional(percent),
  durabilityYearsMin: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  countries: z.optional(words),
  registries: z.optional(words),
  categories: z.optional(words),
  vintageFrom: z.optional(z.int().check(z.minimum(1990), z.maximum(2100))),
  /** The largest share of the basket one project may have. */
  projectPercentMax: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** So many projects, each with at least `projectPercentLeast` of the credits. */
  projectsMin: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
})
export type Limits = z.infer<typeof Limits>
export const limitNames = Object.keys(Limits.shape) as (keyof Limits)[]

/** Cover so many tonnes: as cheaply as can be, or as well as a budget allows. */
export const Wish = z.object({
  tonnes: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  goal: z.enum(['cost', 'quality']),
  budgetCents: z.optional(Cents),
  limits: Limits,
})
export type Wish = z.infer<typeof Wish>

export const RecommendedLine = z.object({
  listingId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  category: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  country: z.nullable(z.string()),
  registry: z.string(),
  vintage: z.int(),
  score: z.nullable(percent),
  availableCredits: z.int(),
  quantity: Credits,
  pricePerCreditCents: Cents,
  totalCents: Cents,
  /** Why this line is here, in sentences. */
  reasons: z.array(z.string()),
})
export type RecommendedLine = z.infer<typeof RecommendedLine>

export const RecommendedBasket = z.object({
  lines: z.array(RecommendedLine),
  tonnes: z.int(),
  totalCents: Cents,
  projects: z.int(),
  removalPercent: z.number(),
  /** Null when a line has no score: an average over part of a basket would flatter it. */
  scoreMean: z.nullable(z.number()),
})
export type RecommendedBasket = z.infer<typeof RecommendedBasket>

const LimitName = z.enum(limitNames as [keyof Limits, ...(keyof Limits)[]])

/** The same wish without one limit: what that limit costs. */
export const LimitCost = z.object({
  limit: LimitName,
  costsCents: z.int(),
  scoreGain: z.nullable(z.number()),
})
export type LimitCost = z.infer<typeof LimitCost>

export const Alternative = z.object({
  kind: z.enum(['cheaper', 'better', 'more_removals']),
  /** What was changed to get it, in a sentence. */
  change: z.string(),
  basket: RecommendedBasket,
})
export type Alternative = z.infer<typeof Alternative>

/** A limit which, loosened alone, makes the wish possible. */
export const Loosening = z.object({
  limit: z.enum([...limitNames, 'budgetCents', 'tonnes']),
  advice: z.string(),
})
export type Loosening = z.infer<typeof Loosening>

export const Recommendation = z.object({
  /** Null when no basket keeps every limit. */
  basket: z.nullable(RecommendedBasket),
  limitCosts: z.array(LimitCost),
  alternatives: z.array(Alternative),
  loosen: z.array(Loosening),
  /** How many open listings were looked at, and when. */
  listings: z.int(),
  asOf: z.iso.datetime(),
})
export type Recommendation = z.infer<typeof Recommendation>

export const recommendationsApi = {
  recommend: endpoint({
    method: 'POST',
    path: '/api/recommendations',
    summary: 'The best basket of open listings for a wish, with what each limit costs',
    tag: 'Recommendations',
    effect: 'read',
    caller: 'anyone',
    body: Wish,
    answer: Recommendation,
    errors: ['rate_limited', 'unavailable'],
  }),
} as const
