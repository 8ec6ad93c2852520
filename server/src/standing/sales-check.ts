import { endsByConfirming } from '../backup/restore-words.ts'
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
      advice: endsByConfirming(stop.reason)
        ? 'The desk shows what is missing. Say there that you have seen it, or with "npm run admin -- confirm-restore WORDS".'
        : 'See what the desk says about it, or resume sales on the command line.',
      cause: stop.reason,
      isDecided: true,
    }
  },
})
