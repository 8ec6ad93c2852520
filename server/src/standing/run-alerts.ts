import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { within } from '../platform/within.ts'
import { type Alert, makeAlert, subjectOf, type ToldState } from './alert.ts'
import {
  type AlertRow,
  adoptTold,
  attemptsMax,
  type Claimed,
  claimBad,
  claimGood,
  findAlerts,
  markSeenBad,
  markTold,
  type Telling,
  waitAfter,
} from './claim-alert.ts'
import { findSilences, type Silence } from './silences.ts'
import type { AlertTeller } from './tell-alert.ts'
import type { Stand } from './watch-checks.ts'

export type AlertTiming = {
  /** Bad this often in a row before anybody is told. */
  badTimes: number
  /** Good for this long before it is told as over: a fault that comes and goes is told once. */
  goodMs: number
  /** How long to wait before the ways that failed are tried again while the database is away; then longer each time. */
  retryMs: number
}
const usual: AlertTiming = { badTimes: 3, goodMs: 60_000, retryMs: 30_000 }
const stopMsMax = 1000
const addressesEveryMs = 60_000

type Parts = {
  db: Db
  log: Logger
  server: string
  teller: AlertTeller
  findStands: () => Stand[]
  findAddresses: () => Promise<string[]>
  timing?: Partial<AlertTiming>
}

type News = { stand: Stand; state: ToldState }
/** What was told about a subject last, by whichever server. */
type Known = Pick<Claimed, 'id' | 'isReminder' | 'toldWays' | 'attempts'> & {
  state: ToldState
  triedAt: number
}

const badStateOf = ({ state }: Stand): 'late' | 'stopping' | null =>
  state === 'late' || state === 'stopping' ? state : null

/** Tells that a check turned bad, and that it is good again: once, whichever of several servers does it. */
export const runAlerts = (parts: Parts) => {
  const { db, log, server, teller, findStands, findAddresses } = parts
  const { badTimes, goodMs, retryMs } = { ...usual, ...parts.timing }
  // Told by this process, and not written down yet.
  const unwritten = new Map<string, Telling>()
  // Known from before, for when the database is away.
  let known = new Map<string, Known>()
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

  const claim = async ({ stand, state }: News, row: AlertRow | undefined): Promise<Claimed | null> => {
    const subject = subjectOf(stand, server)
    const { since } = stand
    if (state !== 'good') return claimBad(db, { subject, state, since, ways: teller.findWays(addresses) })
    const isOld = !row || (row.state === 'good' && row.toldAt !== null)
    return isOld ? null : claimGood(db, subject, since)
  }
  /** Tells it in the ways that are missing, and keeps that in mind until it is written down. */
  const tell = async (alert: Alert, { toldWays, attempts }: Pick<Known, 'toldWays' | 'attempts'>) => {
    const ways = teller.findWays(addresses)
    const missing = ways.filter((way) => !toldWays.includes(way))
    const now = [...toldWays, ...(await teller.tell(alert, missing, addresses))]
    const telling = { alert, toldWays: now, isWhole: ways.every((way) => now.includes(way)) }
    const { subject, id, state, isReminder } = alert
    known.set(subject, { id, state, isReminder, toldWays: now, attempts, triedAt: performance.now() })
    unwritten.set(subject, telling)
    return telling
  }
  const readOthers = async (): Promise<Map<string, AlertRow>> => {
    silences = await findSilences(db)
    if (performance.now() - addressesReadAt >= addressesEveryMs) {
      addresses = await findAddresses()
      addressesReadAt = performance.now()
    }
    for (const [subject, telling] of unwritten) {
      await adoptTold(db, telling)
      unwritten.delete(subject)
    }
    const rows = await findAlerts(db)
    const triedAt = performance.now()
    known = new Map([...rows].map(([subject, row]) => [subject, { ...row, triedAt }]))
    return rows
  }
  const tellWritten = async (): Promise<void> => {
    const rows = await readOthers()
    for (const stand of findStands())
      if (badStateOf(stand) && rows.has(subjectOf(stand, server)))
        await markSeenBad(db, subjectOf(stand, server))
    for (const news of findNews()) {
      const claimed = await claim(news, rows.get(subjectOf(news.stand, server)))
      if (!claimed) continue
      const telling = await tell(makeAlert(news.stand, server, news.state, claimed), claimed)
      await markTold(db, telling)
      unwritten.delete(telling.alert.subject)
    }
  }
  /** Without the database nobody can say who tells it: this server does, once for each fault that was not told before. */
  const tellUnwritten = async (): Promise<void> => {
    const ways = teller.findWays(addresses)
    for (const { stand, state } of findNews()) {
      if (state === 'good') continue
      const before = known.get(subjectOf(stand, server))
      if (before?.state !== state) {
        await tell(makeAlert(stand, server, state, { id: newId(), isReminder: false }), {
          toldWays: [],
          attempts: 1,
        })
        continue
      }
      const isDue =
        before.attempts < attemptsMax &&
        performance.now() - before.triedAt >= waitAfter(before.attempts, retryMs)
      if (isDue && !ways.every((way) => before.toldWays.includes(way)))
        await tell(makeAlert(stand, server, state, before), { ...before, attempts: before.attempts + 1 })
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
