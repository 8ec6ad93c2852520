import { declareClockTask } from '../../platform/tasks.ts'

/** Tells whoever keeps a search what came on sale for it, once a day. */
export const tellSearchesTask = declareClockTask('tell-searches', '20 6 * * *')
