import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { query } from '../platform/query.ts'

const Waiting = z.object({ waiting: z.boolean() })

/** Whether something is still to be done that was due by now. */
export const isAtWork = async (db: Reader): Promise<boolean> => {
  const [work] = await query(
    db,
    Waiting,
    sql`select exists (select from graphile_worker.jobs
      where run_at <= now() and (attempts < max_attempts or locked_at is not null)) as waiting`,
  )
  return work?.waiting ?? false
}
