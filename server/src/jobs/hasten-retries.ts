import type pg from 'pg'

/**
 * A job that failed waits e, e², e³ … seconds for its next try: after six outages in a row, seven minutes, after ten, six
 * hours, though everything is well again. So it never waits longer than a minute, or half of its age once it is older:
 * twenty-five tries still last for days.
 */
export const hastenRetries = (pool: Pick<pg.Pool, 'query'>): Promise<unknown> =>
  pool.query(`
    select graphile_worker.reschedule_jobs(array[id], run_at := now() + longest)
    from (
      select id, run_at, greatest(interval '1 minute', (now() - created_at) / 2) as longest
      from graphile_worker.jobs
      where attempts > 0 and attempts < max_attempts and locked_at is null
    ) waiting
    where run_at > now() + longest`)
