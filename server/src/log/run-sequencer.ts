import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { integrateLeaves, leavesAtOnce } from './integrate-leaves.ts'
import { nameLog } from './name-log.ts'
import { ForkError, signLog } from './sign-log.ts'
import { signedStateFile } from './signed-state.ts'

// Looked at four times a second rather than woken by NOTIFY: a transaction that notifies holds a lock over the whole
// server while it commits, and so every sale would wait for the disk behind every other.
const lookEveryMs = 250
const complainEveryMs = 60_000
const compareEveryMs = 60_000

const findWork = namedStatement<{ waiting: boolean; unsigned: boolean }>(
  'log_find_work',
  `select exists (select from log_leaves where leaf_index is null) as waiting,
     (select max(leaf_index) + 1 from log_leaves) is distinct from (select max(size) from log_checkpoints) as unsigned`,
)

export type SequencerParts = {
  db: Db
  log: Logger
  dataDir: string
  publicUrl: string
  secret: string
}
export type Sequencer = {
  /** Places and signs all that has committed, unless another process is at it. */
  sequence: () => Promise<void>
  /** Whether this process refuses to sign what the database holds. */
  refuses: () => boolean
  stop: () => Promise<void>
}

/** The log of this database, ready to grow: nothing happens until `sequence` is called. */
export const openSequencer = async ({ db, dataDir, publicUrl, secret }: Omit<SequencerParts, 'log'>) => {
  const named = await inTransaction(db, (tx) => nameLog(tx, { publicUrl, secret }, new Date()))
  const file = signedStateFile(dataDir, named.id)
  const sequence = async (): Promise<void> => {
    while ((await inTransaction(db, integrateLeaves)) === leavesAtOnce);
    await inTransaction(db, (tx) => signLog(tx, named, file, new Date()))
  }
  return { named, sequence }
}

/** Runs in every process; the lock in the database lets one at a time do the work, and any take over from a dead one. */
export const runSequencer = async (parts: SequencerParts): Promise<Sequencer> => {
  const { db, log, dataDir } = parts
  const { sequence } = await openSequencer(parts)
  let stopping = false
  let refuses = false
  let complainedAt = 0
  let timer: NodeJS.Timeout | undefined

  const complain = (error: unknown) => {
    refuses = error instanceof ForkError
    if (Date.now() - complainedAt < complainEveryMs) return
    complainedAt = Date.now()
    if (!refuses)
      return log.warn({ code: 'log-not-grown', error }, 'the log could not grow; it is tried again')
    log.fatal(
      { code: 'log-forked', error },
      `ALARM: the log is not signed any more. The database holds another log than the one this server signed last, as after restoring an older backup. Restore the newer one. ${dataDir}/log keeps what was signed.`,
    )
  }
  // Now and then it signs or refuses even if nothing waits: a restored backup is noticed at the start, and an edited
  // tree within a minute.
  let comparedAt = 0
  const look = async () => {
    try {
      const [work] = await findWork(db, [])
      const due = Date.now() - comparedAt >= compareEveryMs
      if (due || work?.waiting || work?.unsigned) await sequence()
      if (due) comparedAt = Date.now()
      refuses = false
    } catch (error) {
      complain(error)
    }
  }
  let running = Promise.resolve()
  const turn = () => {
    running = look().then(() => {
      if (!stopping) timer = setTimeout(turn, lookEveryMs)
    })
  }
  turn()
  return {
    sequence,
    refuses: () => refuses,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}
