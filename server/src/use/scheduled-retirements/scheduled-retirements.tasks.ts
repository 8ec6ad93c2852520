import { declareClockTask } from '../../platform/tasks.ts'

/** Retires what is due, and reminds of what soon will be. */
export const runSchedulesTask = declareClockTask('run-scheduled-retirements', '* * * * *')
