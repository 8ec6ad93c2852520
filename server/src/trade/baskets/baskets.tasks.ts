import { declareClockTask } from '../../platform/tasks.ts'

/** Drops baskets nobody came back for. */
export const sweepBasketsTask = declareClockTask('sweep-baskets', '27 * * * *')
