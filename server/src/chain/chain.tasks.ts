import { declareClockTask } from '../platform/tasks.ts'

/** Compares the whole chain with the ledger, every night. */
export const verifyChainTask = declareClockTask('verify-chain', '41 2 * * *')
