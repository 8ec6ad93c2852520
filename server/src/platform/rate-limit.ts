import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Writer } from './db.ts'
import { DomainError } from './domain-error.ts'
import { gather } from './gather.ts'
import { namedStatement } from './named-statement.ts'
import { type Decided, done } from './outcome.ts'
import { Instant } from './query.ts'
import { waitWords } from './wait-words.ts'

export type RateLimit = { limit: number; windowSeconds: number }

/** Who is limited, as a fixed-length key: an address or an e-mail need not lie about in the table. */
export const limitKey = (name: string, ...holder: string[]): string =>
  `${name}:${createHash('sha256').update(holder.join('\n')).digest('base64url')}`

/** One household of IPv6 holds a whole /64, so that, and not each address in it, is one caller. */
export const callerNetwork = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

type Use = RateLimit & { key: string; now: Date }
const Window = z.object({ key: z.string(), uses: z.number(), resets_at: Instant })
type Window = z.infer<typeof Window>

const count = namedStatement(
  'rate_limits_count',
  Window,
  `insert into rate_limits as held (key, uses, resets_at)
   select key, uses, resets_at from unnest($1::text[], $2::int[], $3::timestamptz[]) as new (key, uses, resets_at)
   order by key collate "C"
   on conflict (key) do update set
     uses = excluded.uses + case when held.resets_at <= $4::timestamptz then 0 else held.uses end,
     resets_at = case when held.resets_at <= $4::timestamptz then excluded.resets_at else held.resets_at end
   returning key, uses, resets_at`,
)

/** What is left of a limit, and in how many seconds all of it is there again; with the refusal once there is nothing. */
export type Used = { left: number; resetsInSeconds: number; refusal: DomainError | null }

const judge = (window: Window, limit: number, used: number, now: Date): Used => {
  const leftMs = window.resets_at.getTime() - now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000))
  const told = { left: Math.max(0, limit - used), resetsInSeconds: retryAfterSeconds }
  if (used <= limit) return { ...told, refusal: null }
  // Whoever has to wait for more than a moment is told for how long.
  const message = `Too many attempts. Please wait ${waitWords(retryAfterSeconds)} and try again.`
  const refusal = new DomainError('rate_limited', {
    retryAfterSeconds,
    ...(retryAfterSeconds > 60 ? { message } : {}),
  })
  return { ...told, refusal }
}

/** Counts uses that come at the same time in one statement; of several by one holder each is a use of its own. */
const countAll = async (db: Writer, uses: readonly Use[]): Promise<Map<Use, Decided<Used>>> => {
  const latest = new Date(Math.max(...uses.map(({ now }) => now.getTime())))
  const counts = new Map<string, number>()
  for (const { key } of uses) counts.set(key, (counts.get(key) ?? 0) + 1)
  const first = [...counts.keys()].map((key) => uses.find((use) => use.key === key))
  const rows = await count(db, [
    [...counts.keys()],
    [...counts.values()],
    first.map((use) => new Date(latest.getTime() + (use?.windowSeconds ?? 0) * 1000).toISOString()),
    latest.toISOString(),
  ])
  const windows = new Map(rows.map((row) => [row.key, row]))
  const answers = new Map<Use, Decided<Used>>()
  for (const use of uses) {
    const window = windows.get(use.key)
    const behind = counts.get(use.key) ?? 1
    counts.set(use.key, behind - 1)
    const used = window ? window.uses - behind + 1 : 0
    const { limit: left, windowSeconds: resetsInSeconds } = use
    answers.set(
      use,
      done(window ? judge(window, use.limit, used, latest) : { left, resetsInSeconds, refusal: null }),
    )
  }
  return answers
}

const counters = new WeakMap<Writer, (use: Use) => Promise<Used>>()

/** Counts one use and tells what is left: for whoever is told that as well. */
export const countUse = (db: Writer, key: string, rule: RateLimit, now: Date): Promise<Used> => {
  const counter = counters.get(db) ?? gather((uses: readonly Use[]) => countAll(db, uses))
  counters.set(db, counter)
  return counter({ ...rule, key, now })
}

/**
 * Counts one use, and refuses it once the window holds more than its limit. One statement, so that a hundred
 * attempts at once, over any number of processes, are counted as a hundred. Call it outside the transaction of
 * the work it guards: a refused attempt must stay counted.
 */
export const consume = async (db: Writer, key: string, rule: RateLimit, now: Date): Promise<void> => {
  const { refusal } = await countUse(db, key, rule, now)
  if (refusal) throw refusal
}

/** Counts one use like `consume`, where going without is better than a refusal. */
export const isWithinLimit = async (
  db: Writer,
  key: string,
  rule: RateLimit,
  now: Date,
): Promise<boolean> => {
  try {
    await consume(db, key, rule, now)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Gives a holder a clean slate, as a right password does. */
export const forgive = async (db: Writer, key: string): Promise<void> => {
  await db.execute(sql`delete from rate_limits where key = ${key}`)
}

/** Takes back one use that turned out not to be one of those that are limited, and leaves the others counted. */
export const giveBack = async (db: Writer, key: string): Promise<void> => {
  await db.execute(sql`update rate_limits set uses = uses - 1 where key = ${key} and uses > 0`)
}

/** Windows that are over count nothing; a job drops them. */
export const sweepRateLimits = async (db: Writer, now: Date): Promise<void> => {
  await db.execute(sql`delete from rate_limits where resets_at <= ${now.toISOString()}::timestamptz`)
}
