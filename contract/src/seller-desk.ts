import * as z from 'zod/mini'
import { Currency } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { ListingState, SaleType } from './listings.ts'
import { ProjectCategory } from './market.ts'
import { ScoreGrade } from './scores.ts'
import { StoppedBy } from './stopped-listings.ts'

export const DueKind = z.enum([
  'deliver',
  'retire',
  'review',
  'document',
  'stopped',
  'account',
  'identity',
  'terms',
  'file',
])
export type DueKind = z.infer<typeof DueKind>

/** Something a seller has to do next. */
export const DueStep = z.object({
  kind: DueKind,
  /** The project it is about; null where it is about the seller. */
  projectName: z.nullable(z.string()),
  says: z.string(),
  /** By which day, where there is one. */
  dueOn: z.nullable(z.string()),
  isOverdue: z.boolean(),
  /** Where it is done. */
  to: z.string(),
})
export type DueStep = z.infer<typeof DueStep>

/** Prices are compared from so many on: fewer are no market. */
export const comparedMin = 3
/** How many years a vintage may be away from another and still be held against it. */
export const comparedYears = 2

/** What others ask now for the like: same kind and way of sale, a vintage close by, a grade at most one step away. */
export const ComparedPrices = z.object({
  count: z.int(),
  /** How many of them ask for less. */
  cheaper: z.int(),
  /** In US cents per credit, the lowest first; of very many some, spread evenly. Empty where too few are compared. */
  pricesCents: z.array(z.int()),
  medianCents: z.nullable(z.int()),
})
export type ComparedPrices = z.infer<typeof ComparedPrices>

/** A listing that is not over, as it does on the market. */
export const ListingFigures = z.object({
  id: z.string(),
  tokenId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  category: z.nullable(ProjectCategory),
  /** Of its vintage; null where there is no approved score. */
  grade: z.nullable(ScoreGrade),
  vintage: z.nullable(z.int()),
  saleType: SaleType,
  state: ListingState,
  stoppedBy: z.nullable(StoppedBy),
  listedCredits: z.int(),
  /** Bought and kept; what is sold forward counts as it is bought. */
  soldCredits: z.int(),
  leftCredits: z.int(),
  priceCents: z.int(),
  currency: Currency,
  priceMinor: z.int(),
  /** Visits to the page of its project, of the last days. */
  views: z.int(),
  /** Times it was put into a basket, of the same days. */
  additions: z.int(),
  /** Null where it has no kind or no vintage to compare by. */
  compared: z.nullable(ComparedPrices),
})
export type ListingFigures = z.infer<typeof ListingFigures>

const read = {
  method: 'GET',
  tag: 'Seller',
  effect: 'read',
  caller: 'person',
  errors: ['forbidden'],
} as const

export const sellerDeskApi = {
  due: endpoint({
    ...read,
    path: '/api/seller/due',
    summary:
      'What the caller has to do next as a seller: what is due within a month first, then what waits now, then later days',
    answer: z.object({ steps: z.array(DueStep) }),
  }),
  listings: endpoint({
    ...read,
    path: '/api/seller/listing-figures',
    summary: 'How the caller’s listings do: views, baskets, sales, and what others ask for the like',
    answer: z.object({
      listings: z.array(ListingFigures),
      /** How many days views and baskets are counted back. */
      days: z.int(),
    }),
  }),
} as const
