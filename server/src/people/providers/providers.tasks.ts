import { declareClockTask } from '../../platform/tasks.ts'

/** Looks for the records of proven domains once a day, and drops trips nobody came back from. */
export const watchDomainsTask = declareClockTask('watch-domains', '23 4 * * *')
