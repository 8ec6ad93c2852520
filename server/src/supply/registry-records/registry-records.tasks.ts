import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Throws away files of registries that were sent and that nobody decided about. */
export const sweepUploadsTask = declareClockTask('sweep-registry-uploads', '23 * * * *')

/** After a file was brought in: what is here of the registry's credits is held against its records once more. */
export const matchBackingTask = declareTask('match-backing', z.object({ registry: z.string() }))
/** A registry has said something new: whoever goes by its word looks again. */
export const recordsImportedTask = declareTask(
  'registry-records-imported',
  /** Withdrawn: it has taken something back, and what rested on that is looked at too. */
  z.object({ registry: z.string(), fileId: z.string(), withdrawn: z.optional(z.boolean()) }),
)
