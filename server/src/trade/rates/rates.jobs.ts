import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { fetchRates } from './fetch-rates.ts'
import { importRates } from './import-rates.ts'
import { keepDemoRates } from './keep-demo-rates.ts'
import { fetchRatesTask } from './rates.tasks.ts'

type Parts = {
  db: Db
  ratesUrl: string | null
  /** Whether no real money is charged by any rate. */
  isSandbox: boolean
  log: Pick<Logger, 'error'>
}

export const rateTasks = ({ db, ratesUrl, isSandbox, log }: Parts): TaskHandler[] => [
  does(fetchRatesTask, async (_, now) => {
    if (!ratesUrl) {
      if (isSandbox) await inTransaction(db, (tx) => keepDemoRates(tx, now))
      return
    }
    try {
      const sheet = { ...(await fetchRates(ratesUrl)), source: new URL(ratesUrl).hostname }
      await inTransaction(db, (tx) => importRates(tx, null, sheet, now))
    } catch (error) {
      // The next hour looks again; meanwhile the last sheet counts for as long as it is young enough.
      log.error({ code: 'rates-failed', err: error }, 'the reference rates could not be taken in')
    }
  }),
]
