import { declareClockTask } from '../../platform/tasks.ts'

/** Soon after midnight by UTC, and again each hour where no server was up then. */
export const dropMarksTask = declareClockTask('drop-interest-marks', '2 * * * *')
