import type { Logger } from 'pino'
import { type Check, type CheckReading, causeOf } from '../platform/check.ts'
import { within } from '../platform/within.ts'

/** A check as it was read last. */
export type Stand = CheckReading & {
  check: Check
  since: Date
  readAt: Date
  /** How often in a row it was read like this. */
  times: number
}

const everyMs = 2000
// A busy disk may take some seconds to have something written; people are turned away within fifteen of a fault.
const answerMsMax = 8000
const stopMsMax = 1000

type WatchOptions = {
  log: Logger
  everyMs?: number
  answerMsMax?: number
  /** Told after every round; nobody waits for it. */
  onRound?: () => void
}

/** Whoever comes here cannot do what they came for, and might elsewhere. */
export const endsReadiness = ({ state, isDecided }: CheckReading): boolean =>
  state === 'stopping' && !isDecided

/**
 * Reads every check over and over in the background, so that whoever asks is answered at once with what was read last. A
 * check that hangs is bad news after a deadline, and is not begun a second time before it came back.
 */
export const watchChecks = (checks: readonly Check[], options: WatchOptions) => {
  const { log, onRound } = options
  const roundMs = options.everyMs ?? everyMs
  const stands = new Map<string, Stand>()
  const underWay = new Map<string, Promise<CheckReading>>()
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let running = Promise.resolve()

  const begin = (check: Check): Promise<CheckReading> => {
    const hanging = underWay.get(check.name)
    if (hanging) return hanging
    const reading = check.read().finally(() => underWay.delete(check.name))
    underWay.set(check.name, reading)
    return reading
  }
  const attempt = async (check: Check): Promise<CheckReading> => {
    try {
      return await within(begin(check), options.answerMsMax ?? answerMsMax)
    } catch (error) {
      return { ...check.unread, ...(check.needsDatabase ? { state: 'unknown' } : {}), cause: causeOf(error) }
    }
  }
  const keep = (check: Check, reading: CheckReading): void => {
    const known = stands.get(check.name)
    const isSame = known?.state === reading.state
    const readAt = new Date()
    const since = isSame ? known.since : readAt
    stands.set(check.name, { ...reading, check, readAt, since, times: isSame ? known.times + 1 : 1 })
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
    await Promise.all(due.map(async (check) => keep(check, await attempt(check))))
  }
  /** What nobody can know while the database is away is bad news while it is not. */
  const settle = (stand: Stand): Stand => {
    if (stand.state !== 'unknown') return stand
    if (stands.get('database')?.state !== 'stopping') return { ...stand, state: stand.check.unread.state }
    const { advice: _, ...rest } = stand
    return { ...rest, says: 'Not known while the database is away.' }
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
