import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ScoreGrade } from './scores.ts'
import { Cents, Credits } from './units.ts'
import { Whole } from './whole.ts'

const From0To100 = (words: string) => Whole(words, [0, words], [100, words])
const percent = z.int().check(z.minimum(0), z.maximum(100))
const words = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.minLength(1), z.maxLength(60))

/** Where a basket is to have several projects, one counts from this share of the credits on. */
export const projectPercentLeast = 5
/** A line of a basket has at least this share of its credits, where that costs no more than this share of its price. */
export const linePercentLeast = 1

/** What a buyer insists on. A limit that is absent does not bind. */
export const Limits = z.object({
  scoreMin: z.optional(From0To100('From 0 to 100')),
  removalPercentMin: z.optional(From0To100('Percent, from 0 to 100')),
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

/** What one basket takes at most. A wish may name more: it is then answered with what there is, and why not all. */
export const basketTonnesMax = 10_000_000
/** No footprint on earth is larger; what is, was mistyped. */
export const wishTonnesMax = 1_000_000_000_000

/**
 * Cover so many tonnes as cheaply as can be (`cost`) or as well as a budget allows (`quality`); or as many of them as there
 * are on sale or a budget pays for, at the lowest price (`tonnes`).
 */
export const Wish = z.object({
  tonnes: z.int().check(z.minimum(1), z.maximum(wishTonnesMax)),
  goal: z.enum(['cost', 'quality', 'tonnes']),
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
  /** The letter of that score, by the rules it was given under. */
  grade: z.nullable(ScoreGrade),
  availableCredits: z.int(),
  quantity: Credits,
  pricePerCreditCents: Cents,
  totalCents: Cents,
  /** Why this line is here, in sentences. */
  reasons: z.array(z.string()),
})
export type RecommendedLine = z.infer<typeof RecommendedLine>

const LimitName = z.enum(limitNames as [keyof Limits, ...(keyof Limits)[]])

/** A limit that so few tonnes cannot hold, since credits come whole, and what is held instead. */
export const UnheldLimit = z.object({ limit: LimitName, says: z.string() })
export type UnheldLimit = z.infer<typeof UnheldLimit>

export const RecommendedBasket = z.object({
  lines: z.array(RecommendedLine),
  tonnes: z.int(),
  totalCents: Cents,
  projects: z.int(),
  /** The share of the project of which most is bought. */
  largestProjectPercent: z.number(),
  removalPercent: z.number(),
  /** Null when a line has no score: an average over part of a basket would flatter it. */
  scoreMean: z.nullable(z.number()),
  unheld: z.array(UnheldLimit),
})
export type RecommendedBasket = z.infer<typeof RecommendedBasket>

/** The same wish without one limit: what that limit costs. */
export const LimitCost = z.object({
  limit: LimitName,
  costsCents: z.int(),
  scoreGain: z.nullable(z.number()),
  /** Where as many tonnes as possible are asked for: how many more there would be. */
  costsTonnes: z.nullable(z.int()),
})
export type LimitCost = z.infer<typeof LimitCost>

export const Alternative = z.object({
  kind: z.enum(['cheaper', 'better', 'more_removals']),
  /** What was changed to get it, in a sentence. */
  change: z.string(),
  basket: RecommendedBasket,
})
export type Alternative = z.infer<typeof Alternative>

/** A limit which, loosened alone, lets more be covered. */
export const Loosening = z.object({
  limit: z.enum([...limitNames, 'budgetCents']),
  /** As far as it has to be loosened for all of the wish; null where it has to go, and even then may not be enough. */
  value: z.union([z.int(), z.array(z.string()), z.null()]),
  /** How many tonnes are covered then. */
  tonnes: z.int(),
  advice: z.string(),
})
export type Loosening = z.infer<typeof Loosening>

/** What is left of the market after one more condition: everything on sale, each limit, what one basket holds, the budget. */
export const MarketStep = z.object({
  step: z.enum(['on_sale', ...limitNames, 'one_basket', 'budgetCents']),
  credits: z.int(),
})
export type MarketStep = z.infer<typeof MarketStep>

/** Why a wish is not covered in full, and how much of it can be. */
export const MarketLimit = z.object({
  wantedTonnes: z.int(),
  /** The most that can be covered with every limit and the budget kept, and what that costs at least. */
  coverableTonnes: z.int(),
  coverableCents: Cents,
  /** How many credits keep the limits, whatever they cost. */
  withinLimits: z.int(),
  steps: z.array(MarketStep),
  /** The first step that leaves too little; null where there is enough, but no amounts sellers part with add up to it. */
  binding: z.nullable(MarketStep.shape.step),
})
export type MarketLimit = z.infer<typeof MarketLimit>

export const Recommendation = z.object({
  /** Null when no basket keeps every limit. */
  basket: z.nullable(RecommendedBasket),
  /** Null when the basket covers all of the wish, or when it took too long to find out why not. */
  market: z.nullable(MarketLimit),
  limitCosts: z.array(LimitCost),
  alternatives: z.array(Alternative),
  loosen: z.array(Loosening),
  /** How many open listings were looked at, and when. */
  listings: z.int(),
  /** Credits promised for later: they cover nothing yet, and are no part of a basket. */
  forwardCredits: z.int(),
  asOf: z.iso.datetime(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** The basket alone, for whoever moves a limit: what each limit costs, and what else there is, is asked for when it rests. */
export const BasketAnswer = z.pick(Recommendation, { basket: true, listings: true, asOf: true })
export type BasketAnswer = z.infer<typeof BasketAnswer>

/** A listing that can be bought now, as a mark in the picture of price against quality. */
export const MarketMark = z.object({
  ...z.omit(RecommendedLine, { quantity: true, totalCents: true, reasons: true }).shape,
  durabilityYears: z.nullable(z.int()),
})
export type MarketMark = z.infer<typeof MarketMark>

/** More marks than these nobody tells apart; the largest listings are drawn, and the rest counted. */
export const marksMax = 2000

export const MarketMarks = z.object({ marks: z.array(MarketMark), leftOut: z.int(), asOf: z.iso.datetime() })
export type MarketMarks = z.infer<typeof MarketMarks>

/** No basket of these tonnes within these limits has this mean score, or a better one, for less. */
export const FrontierPoint = z.object({ scoreMean: z.number(), totalCents: Cents })
export type FrontierPoint = z.infer<typeof FrontierPoint>

export const FrontierWish = z.object({
  tonnes: z.int().check(z.minimum(1), z.maximum(basketTonnesMax)),
  limits: Limits,
})
export type FrontierWish = z.infer<typeof FrontierWish>

export const Frontier = z.object({ tonnes: z.int(), points: z.array(FrontierPoint), asOf: z.iso.datetime() })
export type Frontier = z.infer<typeof Frontier>

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
  basket: endpoint({
    method: 'POST',
    path: '/api/recommendations/basket',
    summary: 'The best basket for a wish alone, at once: for a limit that is being moved',
    tag: 'Recommendations',
    effect: 'read',
    caller: 'anyone',
    body: Wish,
    answer: BasketAnswer,
    errors: ['rate_limited', 'unavailable'],
  }),
  frontier: endpoint({
    method: 'POST',
    path: '/api/recommendations/frontier',
    summary: 'The least price of a basket at each quality, within limits',
    tag: 'Recommendations',
    effect: 'read',
    caller: 'anyone',
    body: FrontierWish,
    answer: Frontier,
    errors: ['rate_limited', 'unavailable'],
  }),
  marks: endpoint({
    method: 'GET',
    path: '/api/recommendations/listings',
    summary: 'Every listing the optimiser chooses from, with its price and score',
    tag: 'Recommendations',
    effect: 'read',
    caller: 'anyone',
    answer: MarketMarks,
    errors: ['rate_limited'],
  }),
} as const
