import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db, Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { does } from '../platform/tasks.ts'
import { inSnapshot } from '../platform/transaction.ts'
import { findQuickBreaches } from './invariants.ts'
import { checkLedgerTask } from './ledger.tasks.ts'
import { raiseStop } from './raise-stop.ts'
import { type LedgerFault, verifyLedger } from './verify-ledger.ts'

// A short ledger is verified as a whole every minute; one that takes longer, once in an hour.
const wholeMsMax = 3000
const wholeEveryMs = 60 * 60 * 1000

const countWaiting = namedStatement(
  'log_count_waiting',
  z.object({ waiting: z.number() }),
  `select (select count(*) from log_leaves where leaf_index is null)
     + (select count(*) from log_leaves
        where leaf_index >= (select coalesce(max(size), 0) from log_checkpoints)) as waiting`,
)
const readSigned = namedStatement(
  'log_read_signed_size',
  z.object({ size: z.number() }),
  'select coalesce(max(size), 0) as size from log_checkpoints',
)

export type WatchParts = {
  db: Db
  log: Logger
  refusesToSign: () => boolean
  /** What else stands in the log, held against its leaves. */
  verifyDomains: (db: Reader) => Promise<{ findings: LedgerFault[] }>
}

/** Asks by the clock whether the ledger still tells the truth; if it does not, raises the alarm and stops all sales. */
export const watchLedger = ({ db, log, refusesToSign, verifyDomains }: WatchParts) => {
  let breaches = 0
  let verifiedAt = 0
  let tookMs = 0

  const alarm = async (found: readonly unknown[]): Promise<void> => {
    breaches = found.length
    if (breaches === 0) return
    log.fatal(
      { code: 'ledger-broken', breaches: found.slice(0, 10) },
      `ALARM: the ledger does not add up (${breaches} findings)`,
    )
    const reason = `the ledger does not add up (${breaches} findings)`
    await raiseStop({ db, log }, reason)
  }
  const check = async (): Promise<void> => {
    const quick = await inSnapshot(db, findQuickBreaches)
    const begunAt = Date.now()
    if (tookMs > wholeMsMax && begunAt - verifiedAt < wholeEveryMs) {
      // What the whole found stays an alarm until the whole finds nothing.
      if (quick.length > 0) await alarm(quick)
      return
    }
    const found = await inSnapshot(db, async (tx) => [await verifyLedger(tx), await verifyDomains(tx)])
    const findings = found.flatMap((one) => one.findings)
    verifiedAt = Date.now()
    tookMs = verifiedAt - begunAt
    await alarm([...quick, ...findings])
  }
  return {
    tasks: [does(checkLedgerTask, check)],
    gauges: [
      {
        name: 'ledger_breaches',
        help: 'What the last check of the ledger by this process found wrong; anything but 0 is an alarm',
        read: () => breaches,
      },
      {
        name: 'log_signing_refused',
        help: '1 while the database holds another log than the one this server signed',
        read: () => (refusesToSign() ? 1 : 0),
      },
      {
        name: 'log_leaves_waiting',
        help: 'Committed entries that no signed checkpoint covers yet',
        read: async () => (await countWaiting(db, []))[0]?.waiting ?? 0,
      },
      {
        name: 'log_signed_size',
        help: 'Entries the newest checkpoint covers',
        read: async () => (await readSigned(db, []))[0]?.size ?? 0,
      },
    ],
  }
}
