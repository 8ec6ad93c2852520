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

// However long a ledger is, watching it takes no more than so much of the time: what took a minute is due again after twenty.
const shareOfTime = 20
const minuteMs = 60 * 1000
// One that was never verified by this process, and is this long, waits an hour: a server that starts has other things to do, and
// whoever wants it verified at once has the command.
const longEntriesMin = 100_000
const longWaitMs = 60 * 60 * 1000

/** Thrown out of a verification that nobody waits for any more. */
class WatchEnded extends Error {}

const countWaiting = namedStatement(
  'log_count_waiting',
  z.object({ waiting: z.number() }),
  `select (select count(*) from log_leaves where leaf_index is null)
     + (select count(*) from log_leaves
        where leaf_index >= (select coalesce(max(size), 0) from log_checkpoints)) as waiting`,
)
const readLast = namedStatement(
  'log_read_last_index',
  z.object({ last: z.number() }),
  'select coalesce(max(leaf_index), 0) as last from log_leaves',
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
  /** How many entries make a ledger long. */
  longEntries?: number
}

/** Asks by the clock whether the ledger still tells the truth; if it does not, raises the alarm and stops all sales. */
export const watchLedger = ({
  db,
  log,
  refusesToSign,
  verifyDomains,
  longEntries = longEntriesMin,
}: WatchParts) => {
  let breaches = 0
  let ended = false
  const begunAt = Date.now()
  const rest = { quick: 0, whole: 0 }

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
  /** Does what is due, and says when it is due again by how long it took. */
  const inTurn = async <T>(which: keyof typeof rest, work: () => Promise<T>): Promise<T | null> => {
    const at = Date.now()
    if (at < rest[which]) return null
    const done = await work()
    const over = Date.now()
    rest[which] = over + Math.max(0, (over - at) * shareOfTime - minuteMs)
    return done
  }
  const goOn = (): void => {
    if (ended) throw new WatchEnded('the server ends')
  }
  const verifyWhole = () =>
    inSnapshot(db, async (tx) => [await verifyLedger(tx, { goOn }), await verifyDomains(tx)])
  const isTooEarly = async (): Promise<boolean> =>
    Date.now() < begunAt + longWaitMs && ((await readLast(db, []))[0]?.last ?? 0) + 1 >= longEntries

  const look = async (): Promise<void> => {
    const quick = (await inTurn('quick', () => inSnapshot(db, findQuickBreaches))) ?? []
    const found = (await isTooEarly()) ? null : await inTurn('whole', verifyWhole)
    // What the whole found stays an alarm until the whole finds nothing.
    if (found || quick.length > 0)
      await alarm([...quick, ...(found ?? []).flatMap(({ findings }) => findings)])
  }
  const check = async (): Promise<void> => {
    try {
      await look()
    } catch (error) {
      if (!(error instanceof WatchEnded)) throw error
    }
  }
  return {
    tasks: [does(checkLedgerTask, check)],
    /** A server that is to end does not wait for a verification. */
    stop: async () => {
      ended = true
    },
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
