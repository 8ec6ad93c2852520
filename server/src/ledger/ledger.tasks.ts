import { declareClockTask } from '../platform/tasks.ts'

/** Asks whether the ledger still tells the truth. */
export const checkLedgerTask = declareClockTask('check-ledger', '* * * * *')
