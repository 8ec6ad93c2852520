import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Writer } from '../platform/db.ts'
import { query } from '../platform/query.ts'
import type { ToldState } from './alert.ts'
import { standingAlerts } from './standing.tables.ts'

export type AlertRow = typeof standingAlerts.$inferSelect

/** After this long, an alert that was taken up and not told is taken up again: whoever had it may be gone. */
const retrySeconds = 30
const attemptsMax = 5
/** A fault is over when no server has seen it for this long. */
const unseenSeconds = 10
const reminderHours = 6

export const findAlerts = async (db: Reader): Promise<Map<string, AlertRow>> => {
  const rows = await db.select().from(standingAlerts)
  return new Map(rows.map((row) => [row.subject, row]))
}

const Claimed = z.object({ isReminder: z.boolean() })

const isForgotten = sql`(told_at is null and claimed_at < now() - make_interval(secs => ${retrySeconds}) and attempts < ${attemptsMax})`

/** Whether this server is the one to tell that something is bad: at the first time, once more after hours, or in place of a lost one. */
export const claimBad = async (
  db: Writer,
  subject: string,
  state: ToldState,
  since: Date,
): Promise<{ isReminder: boolean } | null> => {
  const [claimed] = await query(
    db,
    Claimed,
    sql`
    with known as (select state, told_at from standing_alerts where subject = ${subject})
    insert into standing_alerts as alert (subject, state, since, seen_bad_at, claimed_at, attempts)
    values (${subject}, ${state}, ${since.toISOString()}::timestamptz, now(), now(), 1)
    on conflict (subject) do update set state = excluded.state, seen_bad_at = now(), claimed_at = now(), told_at = null,
      since = case when alert.state = excluded.state then alert.since else excluded.since end,
      attempts = case when alert.state = excluded.state and alert.told_at is null then alert.attempts + 1 else 1 end
    where alert.state <> excluded.state or alert.told_at < now() - make_interval(hours => ${reminderHours})
      or (alert.told_at is null and alert.claimed_at < now() - make_interval(secs => ${retrySeconds})
        and alert.attempts < ${attemptsMax})
    returning exists (select from known where known.state = alert.state and known.told_at is not null) as "isReminder"`,
  )
  return claimed ?? null
}

/** Whether this server is the one to tell that something is good again. */
export const claimGood = async (db: Writer, subject: string, since: Date): Promise<boolean> => {
  const rows = await query(
    db,
    z.object({ subject: z.string() }),
    sql`
    update standing_alerts set state = 'good', claimed_at = now(), told_at = null,
      since = case when state = 'good' then since else ${since.toISOString()}::timestamptz end,
      attempts = case when state = 'good' then attempts + 1 else 1 end
    where subject = ${subject} and ((state = 'good' and ${isForgotten})
      or (state <> 'good' and seen_bad_at < now() - make_interval(secs => ${unseenSeconds})))
    returning subject`,
  )
  return rows.length > 0
}

/** While a server sees it bad, none says that it is good again. */
export const markSeenBad = async (db: Writer, subject: string): Promise<void> => {
  await db.execute(
    sql`update standing_alerts set seen_bad_at = now() where subject = ${subject} and state <> 'good'`,
  )
}

export const markTold = async (db: Writer, subject: string, state: ToldState): Promise<void> => {
  await db.execute(
    sql`update standing_alerts set told_at = now() where subject = ${subject} and state = ${state} and told_at is null`,
  )
}

/** What was told while the database was away is known as told from now on. */
export const adoptTold = async (
  db: Writer,
  { subject, state, since }: { subject: string; state: ToldState; since: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into standing_alerts (subject, state, since, seen_bad_at, claimed_at, told_at)
    values (${subject}, ${state}, ${since.toISOString()}::timestamptz, now(), now(), now())
    on conflict (subject) do update set state = excluded.state, since = excluded.since, seen_bad_at = now(),
      claimed_at = now(), told_at = now(), attempts = 1`)
}
