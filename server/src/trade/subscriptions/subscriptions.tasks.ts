import { declareClockTask } from '../../platform/tasks.ts'

/** Starts and follows what is due of subscriptions. */
export const runSubscriptionsTask = declareClockTask('run-subscriptions', '* * * * *')
