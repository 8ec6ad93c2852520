import type { Wish } from '@ledgerleaf/contract/recommendations'
import { ScoreGrade } from '@ledgerleaf/contract/scores'
import * as z from 'zod/mini'
import { SellableListing } from '../../supply/listings/index.ts'

/** A sellable listing as the optimiser sees it. */
export const Offer = z.extend(
  z.pick(SellableListing, {
    listingId: true,
    projectId: true,
    projectName: true,
    sellerId: true,
    category: true,
    mechanism: true,
    country: true,
    registry: true,
    vintage: true,
    availableCredits: true,
    minimumFill: true,
  }),
  {
    priceCents: z.number(),
    score: z.nullable(z.number()),
    grade: z.nullable(ScoreGrade),
    durabilityYears: z.nullable(z.number()),
  },
)
export type Offer = z.infer<typeof Offer>

/** A mixed project counts as none: a claim that rests on removal must not lean on a part nobody measured. */
export const isRemoval = (offer: Offer): boolean => offer.mechanism === 'removal'

/** A wish whose number of tonnes is settled. */
export type FilledWish = Omit<Wish, 'goal'> & {
  goal: 'cost' | 'quality'
  /** The least sum of the scores of all its credits: a mean score, times the tonnes. */
  pointsMin?: number
}
