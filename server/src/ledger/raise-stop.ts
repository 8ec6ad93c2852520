import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { noteSecurity } from '../platform/security-log.ts'
import { inTransaction } from '../platform/transaction.ts'
import { stopSales } from './sales-stop.ts'

/** Stops all sales by the server's own decision, and leaves a line about it where incidents are looked into. */
export const raiseStop = async ({ db, log }: { db: Db; log: Logger }, reason: string): Promise<void> => {
  if (await inTransaction(db, (tx) => stopSales(tx, reason, new Date())))
    noteSecurity(log, 'sales.stopped', { reason })
}
