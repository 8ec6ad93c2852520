import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { within } from '../platform/within.ts'
import { type Alert, makeAlert, subjectOf, type ToldState } from './alert.ts'
import {
  type AlertRow,
  adoptTold,
  claimBad,
  claimGood,
  findAlerts,
  markSeenBad,
  markTold,
} from './claim-alert.ts'
import { findSilences, type Silence } from './silences.ts'
import type { TellAlert } from './tell-alert.ts'
import type { Stand } from './watch-checks.ts'

export type AlertTiming = {
  /** Bad this often in a row before anybody is told. */
  badTimes: number
  /** Good for this long before it is told as over: a fault that comes and goes is told once. */
  goodMs: number
  /** How long to wait before an alert that reached nobody is tried again, while the database is away. */
  retryMs: number
}
const usual: AlertTiming = { badTimes: 3, goodMs: 60_000, retryMs: 30_000 }
const attemptsMax = 5
const stopMsMax = 1000
const addressesEveryMs = 60_000

type Parts = {
  db: Db
  log: Logger
  server: string
  tell: TellAlert
  findStands: () => Stand[]
  findAddresses: () => Promise<string[]>
  timing?: Partial<AlertTiming>
}

type News = { stand: Stand; state: ToldState }
/** What this process told by itself while nothing could be written down. */
type Unwritten = { alert: Alert; attempts: number; triedAt: number; told: boolean }

const badStateOf = ({ state }: Stand): 'late' | 'stopping' | null =>
  state === 'late' || state === 'stopping' ? state : null

/** Tells that a check turned bad, and that it is good again: once, whichever of several servers does it. */
export const runAlerts = (parts: Parts) => {
  const { db, log, server, tell, findStands, findAddresses } = parts
  const { badTimes, goodMs, retryMs } = { ...usual, ...parts.timing }
  const unwritten = new Map<string, Unwritten>()
  // Known from before, for when the database is away.
  let silences = new Map<string, Silence>()
  let addresses: string[] = []
  let addressesReadAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null

  const isSilent = ({ check }: Stand): boolean => {
    const silence = silences.get(check.name)
    return silence !== undefined && silence.silentUntil.getTime() > Date.now()
  }
  /** What is worth telling, if it was not told yet. */
  const findNews = (): News[] =>
    findStands().flatMap((stand): News[] => {
      if (isSilent(stand)) return []
      const bad = badStateOf(stand)
      if (bad) return stand.times >= badTimes ? [{ stand, state: bad }] : []
      const isOver = stand.state === 'unset' || Date.now() - stand.since.getTime() >= goodMs
      return stand.state !== 'unknown' && isOver ? [{ stand, state: 'good' }] : []
    })

  const claim = async ({ stand, state }: News, row: AlertRow | undefined): Promise<Alert | null> => {
    const subject = subjectOf(stand, server)
    if (state === 'good') {
      if (!row || (row.state === 'good' && row.toldAt !== null)) return null
      return (await claimGood(db, subject, stand.since)) ? makeAlert(stand, server, 'good') : null
    }
    const claimed = await claimBad(db, subject, state, stand.since)
    return claimed && makeAlert(stand, server, state, claimed.isReminder)
  }
  const readOthers = async (): Promise<Map<string, AlertRow>> => {
    silences = await findSilences(db)
    if (performance.now() - addressesReadAt >= addressesEveryMs) {
      addresses = await findAddresses()
      addressesReadAt = performance.now()
    }
    for (const [subject, { alert, told }] of unwritten) {
      if (told) await adoptTold(db, alert)
      unwritten.delete(subject)
    }
    return findAlerts(db)
  }
  const tellWritten = async (): Promise<void> => {
    const rows = await readOthers()
    for (const stand of findStands())
      if (badStateOf(stand) && rows.has(subjectOf(stand, server)))
        await markSeenBad(db, subjectOf(stand, server))
    for (const news of findNews()) {
      const alert = await claim(news, rows.get(subjectOf(news.stand, server)))
      if (alert && (await tell(alert, addresses))) await markTold(db, alert.subject, alert.state)
    }
  }
  /** Without the database nobody can say who tells it: this server does, once for each fault. */
  const tellUnwritten = async (): Promise<void> => {
    for (const { stand, state } of findNews()) {
      if (state === 'good') continue
      const subject = subjectOf(stand, server)
      const known = unwritten.get(subject)
      const isSame = known?.alert.state === state
      if (
        isSame &&
        (known.told || known.attempts >= attemptsMax || performance.now() - known.triedAt < retryMs)
      )
        continue
      const alert = makeAlert(stand, server, state)
      const attempts = isSame ? known.attempts + 1 : 1
      const triedAt = performance.now()
      unwritten.set(subject, { alert, attempts, triedAt, told: await tell(alert, addresses) })
    }
  }
  const round = async (): Promise<void> => {
    try {
      await tellWritten()
    } catch (error) {
      log.debug({ code: 'alerts-not-written', error }, 'alerts could not be written down')
      await tellUnwritten()
    }
  }
  return {
    /** One round, unless one is under way. */
    tick: (): Promise<void> => {
      running ??= round()
        .catch((err) => log.error({ code: 'alert-not-sent', err }, 'an alert was not sent'))
        .finally(() => {
          running = null
        })
      return running
    },
    addresses: (): string[] => addresses,
    stop: async (): Promise<void> => {
      // Whoever ends has no time for a mail server that does not answer; another server tells it, or the next start.
      if (running) await within(running, stopMsMax).catch(() => {})
    },
  }
}
