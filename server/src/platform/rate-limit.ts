import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import type { Reader } from './db.ts'
import { DomainError } from './domain-error.ts'

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

/**
 * Counts one use, and refuses it once the window holds more than its limit. One statement, so that a hundred
 * attempts at once, over any number of processes, are counted as a hundred. Call it outside the transaction of
 * the work it guards: a refused attempt must stay counted.
 */
export const consume = async (db: Reader, key: string, rule: RateLimit, now: Date): Promise<void> => {
  const { limit, windowSeconds } = rule
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  const { rows } = await db.execute<{ uses: number; resets_at: Date }>(sql`
    insert into rate_limits as held (key, uses, resets_at) values (${key}, 1, ${resetsAt.toISOString()})
    on conflict (key) do update set
      uses = case when held.resets_at <= ${now.toISOString()}::timestamptz then 1 else held.uses + 1 end,
      resets_at = case when held.resets_at <= ${now.toISOString()}::timestamptz then excluded.resets_at else held.resets_at end
    returning uses, resets_at`)
  const [row] = rows
  if (!row || row.uses <= limit) return
  const retryAfterSeconds = Math.max(1, Math.ceil((new Date(row.resets_at).getTime() - now.getTime()) / 1000))
  throw new DomainError('rate_limited', { retryAfterSeconds })
}

/** Counts one use like `consume`, where going without is better than a refusal. */
export const isWithinLimit = async (
  db: Reader,
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
export const forgive = async (db: Reader, key: string): Promise<void> => {
  await db.execute(sql`delete from rate_limits where key = ${key}`)
}

/** Windows that are over count nothing; a job drops them. */
export const sweepRateLimits = async (db: Reader, now: Date): Promise<void> => {
  await db.execute(sql`delete from rate_limits where resets_at <= ${now.toISOString()}::timestamptz`)
}
