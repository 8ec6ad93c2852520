import type { QueueFilter } from '@ledgerleaf/contract/registry-retirements-api'
import { type SQL, sql } from 'drizzle-orm'
import { overdueSince } from './deadline.ts'

export type QueueAsked = { filter: QueueFilter; operatorId: string; dueDays: number; now: Date }

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const isWaiting = sql`task.state in ('pending', 'instructed')`
export const sinceDay = sql`to_char(task.pending_since at time zone 'utc', 'YYYY-MM-DD')`

export const stateIs = (state: QueueFilter['state'], { dueDays, now }: QueueAsked): SQL => {
  if (state === undefined || state === 'open') return isWaiting
  if (state === 'overdue') return sql`${isWaiting} and ${sinceDay} <= ${overdueSince(dayOf(now), dueDays)}`
  if (state === 'contradicted') return sql`task.contradiction is not null and task.state <> 'done'`
  return sql`task.state = ${state}`
}

/** Whatever somebody pastes: a number, its first characters, or the address of a certificate. */
const certificateIn = (text: string): string =>
  (/[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(text)?.[0] ?? text).toLowerCase().replace(/[^0-9a-f-]/g, '') || 'none'

/** The tasks (called `task`) that were asked for. */
export const isWanted = (asked: QueueAsked): SQL => {
  const { registry, state, certificate } = asked.filter
  const conditions = [
    // Whoever asks for one certificate wants to see it, however it stands.
    ...(certificate && !state ? [] : [stateIs(state, asked)]),
    ...(certificate ? [sql`task.retirement_id::text like ${`${certificateIn(certificate)}%`}`] : []),
    ...(registry ? [sql`task.registry = ${registry}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
