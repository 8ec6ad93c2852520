import * as z from 'zod/mini'
import { declareTask } from '../../platform/tasks.ts'

/** Something came of a retirement at its registry: whoever retired is told. Done by those who know them. */
export const registryNewsTask = declareTask(
  'tell-registry-retirement',
  z.object({
    retirementId: z.string(),
    actId: z.string(),
    failure: z.nullable(z.string()),
    /** What a file says against it, or that none does any longer; operators hear of the former too. */
    contradiction: z.optional(z.string()),
    isCleared: z.optional(z.boolean()),
  }),
)
