import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { causeOf } from '../platform/check.ts'
import type { Db, Tx } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { integrateLeaves, leavesAtOnce } from './integrate-leaves.ts'
import { type NamedLog, nameLog } from './name-log.ts'
import { ForkError, signLog } from './sign-log.ts'
import { signedStates } from './signed-state.ts'

// Looked at four times a second rather than woken by NOTIFY: a transaction that notifies holds a lock over the whole
// server while it commits, and so every sale would wait for the disk behind every other.
const lookEveryMs = 250
const complainEveryMs = 60_000
const compareEveryMs = 60_000

const findWork = namedStatement(
  'log_find_work',
  z.object({ waiting: z.boolean(), unsigned: z.boolean() }),
  `select exists (select from log_leaves where leaf_index is null) as waiting,
     (select max(leaf_index) + 1 from log_leaves) is distinct from (select max(size) from log_checkpoints) as unsigned`,
)

/** Asked in one statement: an operator who has seen a restore may have given the log another name with it. */
const findNamed = namedStatement(
  'log_find_named',
  z.object({ id: z.string(), unseen: z.boolean() }),
  'select id, exists (select from log_restores where seen_at is null) as unseen from log_identity',
)

/** Held until the end of the transaction: the name cannot change meanwhile. */
const holdName = namedStatement(
  'log_hold_name',
  z.object({ id: z.string() }),
  'select id from log_identity for share',
)

export type SequencerParts = {
  db: Db
  log: Logger
  dataDir: string
  /** A folder elsewhere that keeps the last signed state too. */
  checkpointCopy?: string | null
  publicUrl: string
  secret: string
  /** The database holds another log than the one we signed. */
  onFork?: (reason: string) => Promise<void>
}
export type Sequencer = {
  /** Places and signs all that has committed, unless another process is at it. */
  sequence: () => Promise<void>
  /** Whether this process refuses to sign what the database holds. */
  refuses: () => boolean
  /** Why the last attempt of this process failed; null when it did not. */
  trouble: () => string | null
  stop: () => Promise<void>
}

/** The log of this database, ready to grow: nothing happens until `sequence` is called. */
export const openSequencer = async (parts: Omit<SequencerParts, 'log' | 'onFork'>) => {
  const { db, dataDir, checkpointCopy = null } = parts
  let named: NamedLog = await inTransaction(db, (tx) => nameLog(tx, parts, new Date()))
  let triedId = named.id
  const sign = async (tx: Tx): Promise<NamedLog> => {
    const [state] = await findNamed(tx, [])
    // What a restored database lacks may have been signed: nothing is, until an operator has seen to it.
    if (!state || state.unseen) return named
    triedId = state.id
    const now = new Date()
    const signing = state.id === named.id ? named : await nameLog(tx, parts, now)
    await signLog(tx, signing, signedStates({ dataDir, checkpointCopy }, signing.id), now)
    return signing
  }
  const sequence = async (): Promise<void> => {
    while ((await inTransaction(db, integrateLeaves)) === leavesAtOnce);
    named = await inTransaction(db, sign)
  }
  /**
   * Does something while the log has the name under which signing was tried last, and nothing if it has another by now:
   * whoever gives it one waits until this is done.
   */
  const whileNamed = (work: () => Promise<void>): Promise<void> =>
    inTransaction(db, async (tx) => {
      const [named] = await holdName(tx, [])
      if (named?.id === triedId) await work()
    })
  return { sequence, whileNamed }
}

/** Runs in every process; the lock in the database lets one at a time do the work, and any take over from a dead one. */
export const runSequencer = async (parts: SequencerParts): Promise<Sequencer> => {
  const { db, log, dataDir, onFork } = parts
  const { sequence, whileNamed } = await openSequencer(parts)
  let stopping = false
  let refuses = false
  let trouble: string | null = null
  let complainedAt = 0
  let timer: NodeJS.Timeout | undefined

  const complain = async (error: unknown): Promise<void> => {
    refuses = error instanceof ForkError
    trouble = causeOf(error)
    // Told each time: a stop an operator lifted by mistake comes back. But not once they have seen to it: what was tried
    // before that must not stop the sales they have just opened.
    if (error instanceof ForkError && onFork) await whileNamed(() => onFork(error.message))
    if (Date.now() - complainedAt < complainEveryMs) return
    complainedAt = Date.now()
    if (!refuses)
      return log.warn({ code: 'log-not-grown', error }, 'the log could not grow; it is tried again')
    log.fatal(
      { code: 'log-forked', error },
      `ALARM: the log is not signed any more. The database holds another log than the one this server signed last, as after an older copy of it came back. Sales are stopped. ${dataDir}/log keeps what was signed.`,
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
      // Nothing was tried where nothing waited: then what failed before would fail again.
      if (due || work?.waiting || work?.unsigned) trouble = null
      refuses = false
    } catch (error) {
      await complain(error).catch((failure) =>
        log.error({ code: 'sales-not-stopped', err: failure }, 'sales could not be stopped'),
      )
    }
  }
  let running = Promise.resolve()
  const turn = () => {
    running = look().then(() => {
      if (!stopping) timer = setTimeout(turn, lookEveryMs)
    })
  }
  turn()
  // A fork is known before anybody is served.
  await running
  return {
    sequence,
    refuses: () => refuses,
    trouble: () => trouble,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}
