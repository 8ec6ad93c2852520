import { declareClockTask } from '../../platform/tasks.ts'

/** Looks for the reference rates of the day; they come out in the afternoon of working days. */
export const fetchRatesTask = declareClockTask('fetch-rates', '19 * * * *')
