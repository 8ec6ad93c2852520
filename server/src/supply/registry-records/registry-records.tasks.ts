import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Throws away files of registries that were sent and that nobody decided about. */
export const sweepUploadsTask = declareClockTask('sweep-registry-uploads', '23 * * * *')

/** A registry has said something new: whoever goes by its word looks again. */
export const recordsImportedTask = declareTask(
  'registry-records-imported',
  z.object({ registry: z.string(), fileId: z.string() }),
)
