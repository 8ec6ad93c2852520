import { confirmRestore } from '../backup/confirm-restore.ts'
import { findMissing } from '../backup/find-missing.ts'
import { describeConfirmed, describeMissing } from '../backup/restore-words.ts'
import { findSalesStop, resumeSales, stopSales } from '../ledger/sales-stop.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type Command, recordCommand } from './command.ts'
import { verifyAll } from './verify-all.ts'

const describeSales = async (db: Db, config: Config): Promise<string> => {
  const stop = await findSalesStop(db)
  const missing = await findMissing(db, config)
  const sales = stop
    ? `Sales are stopped since ${stop.stoppedAt.toISOString()}: ${stop.reason}.`
    : 'Sales are open.'
  return missing ? `${sales} ${describeMissing(missing)}` : sales
}

const stop = async (db: Db, reason: string, config: Config): Promise<string> => {
  if (reason === '') throw new StartError('Say why sales are to stop.')
  await inTransaction(db, async (tx) => {
    const now = new Date()
    const subjectId = await stopSales(tx, reason, now)
    if (subjectId)
      await recordCommand(tx, { act: 'stop_sales', subjectKind: 'sales_stop', subjectId, reason }, now)
  })
  return describeSales(db, config)
}

/** Whoever opens the doors again has the whole ledger verified first. */
const resume: Command['run'] = async (db, _args, config) => {
  const missing = await findMissing(db, config)
  if (missing)
    throw new StartError(`${describeMissing(missing)} Say that you have seen it with confirm-restore WORDS.`)
  const verified = await verifyAll(db, config)
  const lifted = await inTransaction(db, async (tx) => {
    const now = new Date()
    const subjectId = await resumeSales(tx, now)
    if (subjectId) await recordCommand(tx, { act: 'resume_sales', subjectKind: 'sales_stop', subjectId }, now)
    return subjectId !== null
  })
  return lifted
    ? `${verified} Sales are open again.`
    : { unchanged: `${verified} Sales were open; nothing was changed.` }
}

/** After a restore, or when the log here is not the one that was signed: the whole is verified, then it goes on. */
const confirm: Command['run'] = async (db, words, config) => {
  const reason = words.join(' ')
  if (reason === '') throw new StartError('Say what you have seen to be missing, and what was done about it.')
  const verified = await verifyAll(db, null)
  const told = await inTransaction(db, (tx) =>
    confirmRestore(tx, { operatorId: null, reason }, config, new Date()),
  )
  return told
    ? `${verified} ${describeConfirmed(told)}`
    : { unchanged: `${verified} There was nothing to confirm.` }
}

export const salesCommands: Record<string, Command> = {
  sales: { usage: 'sales', run: (db, _args, config) => describeSales(db, config) },
  'confirm-restore': { usage: 'confirm-restore WORDS', security: 'restore.confirmed', run: confirm },
  'stop-sales': {
    usage: 'stop-sales REASON',
    security: 'sales.stopped',
    run: (db, words, config) => stop(db, words.join(' '), config),
  },
  'resume-sales': { usage: 'resume-sales', security: 'sales.resumed', run: resume },
}
