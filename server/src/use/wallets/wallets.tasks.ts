import { declareClockTask } from '../../platform/tasks.ts'

/** Forgets what wallets were asked to sign and did not in time. */
export const sweepChallengesTask = declareClockTask('sweep-wallet-challenges', '41 3 * * *')
