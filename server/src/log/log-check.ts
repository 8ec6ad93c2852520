import * as z from 'zod/mini'
import { type Check, type CheckReading, sayDuration } from '../platform/check.ts'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'

const stillSecondsMax = 10
const unsignedSecondsMax = 30

const readLog = namedStatement(
  'log_read_standing',
  z.object({
    waiting: z.number(),
    placed: z.number(),
    signed: z.number(),
    signedSeconds: z.nullable(z.number()),
    unseen: z.boolean(),
  }),
  `select (select count(*) from log_leaves where leaf_index is null) as waiting,
     (select coalesce(max(leaf_index) + 1, 0) from log_leaves) as placed,
     coalesce(newest.size, 0) as signed, extract(epoch from now() - newest.signed_at)::float8 as "signedSeconds",
     exists (select from log_restores where seen_at is null) as unseen
   from (select) as nothing left join (select size, signed_at from log_checkpoints order by size desc limit 1) newest on true`,
)
type Read = {
  waiting: number
  placed: number
  signed: number
  signedSeconds: number | null
  unseen: boolean
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** Since when something has stayed the same, by a clock that nobody sets. */
const steadySince = (nowMs: () => number) => {
  let known: string | null = null
  let from = 0
  return (state: string | null): number => {
    if (state !== known) [known, from] = [state, nowMs()]
    return state === null ? 0 : (nowMs() - from) / 1000
  }
}

type Parts = {
  db: Reader
  refusesToSign: () => boolean
  trouble: () => string | null
  nowMs?: () => number
}

/**
 * Whether entries get their place in the log and their signature. It goes by progress and not by the length of the line:
 * a long one that moves is a busy day.
 */
export const logCheck = ({ db, refusesToSign, trouble, nowMs = () => performance.now() }: Parts): Check => {
  const unplaced = steadySince(nowMs)
  const unsigned = steadySince(nowMs)
  const whySigningStopped = ({ unseen }: Read): Pick<CheckReading, 'says' | 'advice'> => {
    if (refusesToSign())
      return {
        says: 'The log is not signed any more: the database holds another log than the one that was signed.',
        advice: 'The desk shows what is missing. Say there that you have seen it.',
      }
    if (unseen)
      return {
        says: 'The log is not signed until an operator has seen what the restore lacks.',
        advice: 'The desk shows what is missing. Say there that you have seen it.',
      }
    return {
      says: 'Entries are not signed.',
      advice:
        'See whether the data folder and the folder of CHECKPOINT_COPY can be written to. Sales go on; certificates wait for their proof.',
    }
  }
  const tell = (read: Read): CheckReading => {
    const { waiting, placed, signed, signedSeconds } = read
    const stillSeconds = unplaced(waiting > 0 ? String(placed) : null)
    const unsignedSeconds = unsigned(placed > signed ? String(signed) : null)
    const figure = Math.round(Math.max(stillSeconds, unsignedSeconds))
    const cause = trouble()
    const why = cause === null ? {} : { cause }
    if (stillSeconds > stillSecondsMax)
      return {
        state: 'stopping',
        says: `${entries(waiting)} ${waiting === 1 ? 'has' : 'have'} had no place in the log for ${sayDuration(stillSeconds)}: certificates cannot be proven.`,
        advice: 'See the log of the server for log-not-grown. It is tried again by itself.',
        figure,
        limit: stillSecondsMax,
        ...why,
      }
    const measured = { figure, limit: unsignedSecondsMax }
    if (refusesToSign() || unsignedSeconds > unsignedSecondsMax || (cause !== null && placed > signed))
      return { state: 'late', ...whySigningStopped(read), ...measured, ...why }
    const last =
      signedSeconds === null
        ? 'Nothing was signed yet'
        : `The last signature is ${sayDuration(signedSeconds)} old`
    return {
      state: 'good',
      says: `${last}; ${entries(signed)} ${signed === 1 ? 'is' : 'are'} signed, and none waits for long.`,
      ...measured,
    }
  }
  return {
    name: 'log',
    title: 'Public log',
    unit: 'seconds',
    isShared: true,
    needsDatabase: true,
    unread: { state: 'late', says: 'The state of the log could not be read.' },
    read: async () => {
      const [read] = await readLog(db, [])
      return read ? tell(read) : { state: 'late', says: 'The state of the log could not be read.' }
    },
  }
}
