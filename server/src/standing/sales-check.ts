import { findSalesStop } from '../ledger/sales-stop.ts'
import type { Check } from '../platform/check.ts'
import type { Reader } from '../platform/db.ts'

/** Whether anything is sold. A stop is a decision: the server is well, and an operator has to reach it to end the stop. */
export const salesCheck = (db: Reader): Check => ({
  name: 'sales',
  title: 'Sales',
  unit: 'entries',
  isShared: true,
  needsDatabase: true,
  unread: { state: 'late', says: 'Whether sales are open could not be read.' },
  read: async () => {
    const stop = await findSalesStop(db)
    if (!stop) return { state: 'good', says: 'Sales are open.' }
    return {
      state: 'stopping',
      says: 'Sales are stopped.',
      advice: 'See what the desk says about it, or resume sales on the command line.',
      cause: stop.reason,
      isDecided: true,
    }
  },
})
