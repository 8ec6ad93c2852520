import { declareClockTask } from '../../platform/tasks.ts'

/** Starts and follows what is due of subscriptions. */
export const runSubscriptionsTask = declareClockTask('run-subscriptions', '* * * * *')

/** Tells whose card ends before the next run. */
export const warnCardsTask = declareClockTask('warn-cards', '10 7 * * *')
