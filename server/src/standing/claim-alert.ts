import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Writer } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { query } from '../platform/query.ts'
import type { Alert, AlertWay, ToldState } from './alert.ts'
import { standingAlerts } from './standing.tables.ts'

export type AlertRow = typeof standingAlerts.$inferSelect

/** After this long what was taken up and not told is taken up again, whoever had it may be gone; then four times as long. */
const retrySeconds = 30
const retryFactor = 4
export const attemptsMax = 5
/** How long to wait after so many attempts, in the unit of the first wait. */
export const waitAfter = (attempts: number, first: number): number => first * retryFactor ** (attempts - 1)
/** A fault is over when no server has seen it for this long. */
const unseenSeconds = 10
const reminderHours = 6

export const findAlerts = async (db: Reader): Promise<Map<string, AlertRow>> => {
  const rows = await db.select().from(standingAlerts)
  return new Map(rows.map((row) => [row.subject, row]))
}

const Claimed = z.object({
  id: z.string(),
  isReminder: z.boolean(),
  toldWays: z.array(z.enum(['webhook', 'mail', 'outbox'])),
  attempts: z.number(),
})
export type Claimed = z.infer<typeof Claimed>
const claimed = sql`alert.id, alert.is_reminder as "isReminder", alert.told_ways as "toldWays", alert.attempts`

const mayRepeat = sql`(alert.attempts < ${attemptsMax}
  and alert.claimed_at < now() - make_interval(secs => ${retrySeconds} * power(${retryFactor}::float8, alert.attempts - 1)))`

const isOld = sql`coalesce(alert.told_at, alert.claimed_at) < now() - make_interval(hours => ${reminderHours})`

/**
 * Whether this server is the one to tell that something is bad: at the first time, once more after hours, or again in the
 * ways that failed. A repeat keeps its id.
 */
export const claimBad = async (
  db: Writer,
  { subject, state, since, ways }: { subject: string; state: ToldState; since: Date; ways: AlertWay[] },
): Promise<Claimed | null> => {
  const isRepeat = sql`(alert.state = excluded.state and not (${isOld}))`
  const [taken] = await query(
    db,
    Claimed,
    sql`
    insert into standing_alerts as alert (subject, id, state, since, seen_bad_at, claimed_at, attempts)
    values (${subject}, ${newId()}, ${state}, ${since.toISOString()}::timestamptz, now(), now(), 1)
    on conflict (subject) do update set state = excluded.state, seen_bad_at = now(), claimed_at = now(), told_at = null,
      since = case when alert.state = excluded.state then alert.since else excluded.since end,
      id = case when ${isRepeat} then alert.id else excluded.id end,
      is_reminder = case when ${isRepeat} then alert.is_reminder
        else alert.state = excluded.state and cardinality(alert.told_ways) > 0 end,
      told_ways = case when ${isRepeat} then alert.told_ways else '{}' end,
      attempts = case when ${isRepeat} then alert.attempts + 1 else 1 end
    where alert.state <> excluded.state or ${isOld}
      or (${mayRepeat} and not (alert.told_ways @> ${sql.param(ways)}::text[]))
    returning ${claimed}`,
  )
  return taken ?? null
}

/** Whether this server is the one to tell that something is good again. */
export const claimGood = async (db: Writer, subject: string, since: Date): Promise<Claimed | null> => {
  const [taken] = await query(
    db,
    Claimed,
    sql`
    update standing_alerts as alert set state = 'good', claimed_at = now(), told_at = null, is_reminder = false,
      since = case when state = 'good' then since else ${since.toISOString()}::timestamptz end,
      id = case when state = 'good' then id else ${newId()} end,
      told_ways = case when state = 'good' then told_ways else '{}' end,
      attempts = case when state = 'good' then attempts + 1 else 1 end
    where subject = ${subject} and ((state = 'good' and told_at is null and ${mayRepeat})
      or (state <> 'good' and seen_bad_at < now() - make_interval(secs => ${unseenSeconds})))
    returning ${claimed}`,
  )
  return taken ?? null
}

/** While a server sees it bad, none says that it is good again. */
export const markSeenBad = async (db: Writer, subject: string): Promise<void> => {
  await db.execute(
    sql`update standing_alerts set seen_bad_at = now() where subject = ${subject} and state <> 'good'`,
  )
}

export type Telling = { alert: Alert; toldWays: AlertWay[]; isWhole: boolean }

/** In which ways it was told by now. */
export const markTold = async (db: Writer, { alert, toldWays, isWhole }: Telling): Promise<void> => {
  await db.execute(
    sql`update standing_alerts set told_ways = ${sql.param(toldWays)}::text[], told_at = case when ${isWhole}::boolean then now() end
      where subject = ${alert.subject} and id = ${alert.id}`,
  )
}

/** What was told while the database was away is known as told from now on; what failed is repeated from here. */
export const adoptTold = async (db: Writer, { alert, toldWays, isWhole }: Telling): Promise<void> => {
  const { subject, id, state, since } = alert
  await db.execute(sql`
    insert into standing_alerts as alert (subject, id, state, since, seen_bad_at, claimed_at, told_ways, told_at)
    values (${subject}, ${id}, ${state}, ${since.toISOString()}::timestamptz, now(), now(),
      ${sql.param(toldWays)}::text[], case when ${isWhole}::boolean then now() end)
    on conflict (subject) do update set id = excluded.id, state = excluded.state, since = excluded.since, seen_bad_at = now(),
      claimed_at = now(), told_ways = excluded.told_ways, told_at = excluded.told_at, is_reminder = false, attempts = 1
    where alert.state <> excluded.state or alert.told_at is null`)
}
