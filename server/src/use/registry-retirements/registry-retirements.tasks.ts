import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Something came of a retirement at its registry: whoever retired is told. Done by those who know them. */
export const registryNewsTask = declareTask(
  'tell-registry-retirement',
  z.object({ retirementId: z.string(), actId: z.string(), failure: z.nullable(z.string()) }),
)

/** A buyer has retired credits that the seller holds at the registry: the seller is told to retire them there. */
export const instructSellerTask = declareTask('instruct-seller', z.object({ retirementId: z.string() }))

/** Reminds sellers of what they were told to retire, before its last day and on it. */
export const remindSellersTask = declareClockTask('remind-sellers', '12 7 * * *')
