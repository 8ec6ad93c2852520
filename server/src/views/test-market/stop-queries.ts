import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'

const Stop = z.object({ at: z.nullable(Instant) })

// A day begins at midnight by UTC, as everywhere here.
const midnight = (day: string) => sql.raw(`(${day})::timestamp at time zone 'utc'`)

/**
 * The next moment on the way to which something is due: a delivery, a period of a subscription, a planned retirement, the
 * end of a hold. The clock stops there, so that each happens on its day and in the order in which it would have happened.
 */
export const findStop = async (db: Reader, target: Date): Promise<Date> => {
  const until = target.toISOString()
  const [stop] = await query(
    db,
    Stop,
    sql`select min(at) as at from (
        select ${midnight('due_on')} as at from order_milestones where state = 'open'
        union all select ${midnight('due_on + 1')} from order_milestones where state = 'open'
        union all select ${midnight('next_run_on')} from subscriptions where state = 'active'
        union all select retry_at from subscription_runs where state in ('retrying', 'confirming')
        union all select ${midnight('due_on')} from scheduled_retirements where state = 'waiting'
        union all select held_until from orders where status = 'pending'
        union all select expires_at from approval_requests where ended_at is null
      ) due where at > now() and at < ${until}::timestamptz`,
  )
  return stop?.at ?? target
}
