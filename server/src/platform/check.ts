import type { CheckState, CheckUnit } from '@ledgerleaf/contract/standing'

/** What a check found, in words that anybody may read: `/readyz` tells them to whoever asks. */
export type CheckReading = {
  state: CheckState
  says: string
  advice?: string
  /** What the machine said; for operators and the log. */
  cause?: string
  figure?: number
  limit?: number
  /** It is so because somebody, or the ledger's own watch, decided it: sending people to another server would not help. */
  isDecided?: true
  /** Well as far as is known: what could show otherwise was never looked at yet. */
  isUntried?: true
  /** Another process does the work: whoever asks this one would find no better one of its kind. */
  isElsewhere?: true
}

/** One thing this server depends on, as the room that knows it declares it. */
export type Check = {
  name: string
  title: string
  unit: CheckUnit
  /** Every server on this database reads the same; otherwise each has its own, as a disk or a clock. */
  isShared: boolean
  /** While the database is away nobody can know. */
  needsDatabase?: true
  everyMs?: number
  /** What it means that it cannot be read while everything else can. */
  unread: { state: 'late' | 'stopping'; says: string; advice?: string }
  read: () => Promise<CheckReading>
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A wait as one says it: the largest unit that is not less than two of them. */
export const sayDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 120) return plural(whole, 'second')
  if (whole < 2 * 3600) return plural(Math.round(whole / 60), 'minute')
  if (whole < 48 * 3600) return plural(Math.round(whole / 3600), 'hour')
  return plural(Math.round(whole / 86_400), 'day')
}

export const sayBytes = (bytes: number): string => {
  if (bytes < 2 ** 20) return `${Math.ceil(bytes / 1024)} KiB`
  const mebibytes = bytes / 2 ** 20
  return mebibytes < 1024 ? `${Math.floor(mebibytes)} MiB` : `${(mebibytes / 1024).toFixed(1)} GiB`
}

export const causeOf = (error: unknown): string => {
  // The layer that asks says which statement failed; what the database said is the innermost.
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}
