import type { Logger } from 'pino'
import { type Check, type CheckReading, causeOf } from '../platform/check.ts'
import { within } from '../platform/within.ts'

/** A check as it was read last. */
export type Stand = CheckReading & {
  check: Check
  since: Date
  readAt: Date
  /** Before it was known: what was asked while the database was away is answered late. */
  begunAt: Date
  /** How often in a row it was read like this. */
  times: number
}

const everyMs = 2000
// A busy disk may take some seconds to have something written; people are turned away within fifteen of a fault.
const answerMsMax = 8000
const stopMsMax = 1000

type Reading = { begunAt: Date; answer: Promise<CheckReading> }

type WatchOptions = {
  log: Logger
  everyMs?: number
  answerMsMax?: number
  /** Told after every round; nobody waits for it. */
  onRound?: () => void
}

/** Whoever comes here cannot do what they came for, and might elsewhere. */
export const endsReadiness = ({ state, isDecided, isElsewhere }: CheckReading): boolean =>
  state === 'stopping' && !isDecided && !isElsewhere

/**
 * Reads every check over and over in the background, so that whoever asks is answered at once with what was read last. A
 * check that hangs is bad news after a deadline, and is not begun a second time before it came back.
 */
export const watchChecks = (checks: readonly Check[], options: WatchOptions) => {
  const { log, onRound } = options
  const roundMs = options.everyMs ?? everyMs
  const stands = new Map<string, Stand>()
  const underWay = new Map<string, Reading>()
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  /** When the database was found to answer again. */
  let backAt = new Date(0)
  let running = Promise.resolve()

  const begin = (check: Check): Reading => {
    const hanging = underWay.get(check.name)
    if (hanging) return hanging
    const answer = check.read().finally(() => underWay.delete(check.name))
    const reading = { begunAt: new Date(), answer }
    underWay.set(check.name, reading)
    return reading
  }
  const attempt = async (check: Check, answer: Promise<CheckReading>): Promise<CheckReading> => {
    try {
      return await within(answer, options.answerMsMax ?? answerMsMax)
    } catch (error) {
      return { ...check.unread, ...(check.needsDatabase ? { state: 'unknown' } : {}), cause: causeOf(error) }
    }
  }
  const keep = (check: Check, reading: CheckReading, begunAt: Date): void => {
    const known = stands.get(check.name)
    const isSame = known?.state === reading.state
    const readAt = new Date()
    const since = isSame ? known.since : readAt
    if (check.name === 'database' && known?.state === 'stopping' && !isSame) backAt = readAt
    stands.set(check.name, { ...reading, check, begunAt, readAt, since, times: isSame ? known.times + 1 : 1 })
    if (known && !isSame)
      log.warn(
        { code: 'check-turned', check: check.name, state: reading.state, cause: reading.cause },
        `${check.title}: ${reading.says}`,
      )
  }
  const isDue = ({ name, everyMs: own = roundMs }: Check): boolean => {
    const known = stands.get(name)
    // A round that begins a little early is not a round too early.
    return !known || Date.now() - known.readAt.getTime() >= own - roundMs / 2
  }
  const read = async (due: readonly Check[]): Promise<void> => {
    await Promise.all(
      due.map(async (check) => {
        const { begunAt, answer } = begin(check)
        keep(check, await attempt(check, answer), begunAt)
      }),
    )
  }
  /** What nobody can know while the database is away is bad news while it is not. */
  const settle = (stand: Stand): Stand => {
    if (stand.state !== 'unknown') return stand
    const isAway = stands.get('database')?.state === 'stopping'
    if (!isAway && stand.begunAt >= backAt) return { ...stand, state: stand.check.unread.state }
    const { advice: _, cause: _cause, ...rest } = stand
    return {
      ...rest,
      says: isAway
        ? 'Not known while the database is away.'
        : 'Not known: the database was away. It is read again.',
    }
  }
  const turn = () => {
    running = read(checks.filter(isDue)).then(() => {
      if (isOver) return
      onRound?.()
      timer = setTimeout(turn, roundMs)
    })
  }
  return {
    /** Reads every check now. */
    readAll: (): Promise<void> => read(checks),
    find: (): Stand[] =>
      checks.flatMap(({ name }) => {
        const stand = stands.get(name)
        return stand ? [settle(stand)] : []
      }),
    run: turn,
    stop: async (): Promise<void> => {
      isOver = true
      clearTimeout(timer)
      // Whoever ends does not wait for a check that hangs.
      await within(running, stopMsMax).catch(() => {})
    },
  }
}
export type Watch = ReturnType<typeof watchChecks>
