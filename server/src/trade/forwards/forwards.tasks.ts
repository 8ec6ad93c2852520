import { declareClockTask } from '../../platform/tasks.ts'

/** Applies the agreed rule to delivery dates that have passed. */
export const runForwardsTask = declareClockTask('run-forwards', '* * * * *')
