import { declareClockTask } from '../../platform/tasks.ts'

/** Writes to those whose invoice is due soon, or was. */
export const remindPayersTask = declareClockTask('remind-payers', '17 * * * *')
