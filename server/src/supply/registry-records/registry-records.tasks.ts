import { declareClockTask } from '../../platform/tasks.ts'

/** Throws away files of registries that were sent and that nobody decided about. */
export const sweepUploadsTask = declareClockTask('sweep-registry-uploads', '23 * * * *')
