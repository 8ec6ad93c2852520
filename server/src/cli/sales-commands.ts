import { findSalesStop, resumeSales, stopSales } from '../ledger/sales-stop.ts'
import type { Db } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type Command, recordCommand } from './command.ts'
import { verifyAll } from './verify-all.ts'

const describeSales = async (db: Db): Promise<string> => {
  const stop = await findSalesStop(db)
  return stop ? `Sales are stopped since ${stop.stoppedAt.toISOString()}: ${stop.reason}.` : 'Sales are open.'
}

const stop = async (db: Db, reason: string): Promise<string> => {
  if (reason === '') throw new StartError('Say why sales are to stop.')
  await inTransaction(db, async (tx) => {
    const now = new Date()
    const subjectId = await stopSales(tx, reason, now)
    if (subjectId)
      await recordCommand(tx, { act: 'stop_sales', subjectKind: 'sales_stop', subjectId, reason }, now)
  })
  return describeSales(db)
}

/** Whoever opens the doors again has the whole ledger verified first. */
const resume: Command['run'] = async (db, _args, config) => {
  const verified = await verifyAll(db, config)
  const lifted = await inTransaction(db, async (tx) => {
    const now = new Date()
    const subjectId = await resumeSales(tx, now)
    if (subjectId) await recordCommand(tx, { act: 'resume_sales', subjectKind: 'sales_stop', subjectId }, now)
    return subjectId !== null
  })
  return `${verified} ${lifted ? 'Sales are open again.' : 'Sales were open; nothing was changed.'}`
}

export const salesCommands: Record<string, Command> = {
  sales: { usage: 'sales', run: describeSales },
  'stop-sales': {
    usage: 'stop-sales REASON',
    security: 'sales.stopped',
    run: (db, words) => stop(db, words.join(' ')),
  },
  'resume-sales': { usage: 'resume-sales', security: 'sales.resumed', run: resume },
}
