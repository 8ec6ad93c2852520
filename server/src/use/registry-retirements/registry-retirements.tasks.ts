import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Something came of a retirement at its registry: whoever retired is told. Done by those who know them. */
export const registryNewsTask = declareTask(
  'tell-registry-retirement',
  z.object({
    retirementId: z.string(),
    actId: z.string(),
    failure: z.nullable(z.string()),
    /** What a file says against it, or that none does any longer; operators hear of the former too. */
    contradiction: z.optional(z.string()),
    /** How many of its credits that is about; left out by an older release. */
    contradicted: z.optional(z.int()),
    isCleared: z.optional(z.boolean()),
    /** When it came of it; left out by an older release. */
    at: z.optional(z.string()),
  }),
)

/** A buyer has retired credits that the seller holds at the registry: the seller is told to retire them there. */
export const instructSellerTask = declareTask('instruct-seller', z.object({ retirementId: z.string() }))

/** Reminds sellers of what they were told to retire, before its last day and on it. */
export const remindSellersTask = declareClockTask('remind-sellers', '12 7 * * *')
