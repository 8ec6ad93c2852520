import type pg from 'pg'
import type { Logger } from 'pino'
import { hastenRetries } from './hasten-retries.ts'
import { findAbsent } from './presence.ts'

/**
 * Gives back the jobs of processes that died while doing them; graphile-worker alone would wait four hours. Whoever is
 * absent twice in a row is dead: a process that only lost its connection has taken a new one by then. What failed with
 * such a process need not wait for hours either.
 */
export const releaseAbandonedJobs = (pool: pg.Pool, log: Logger, everyMs: number) => {
  let suspects: string[] = []
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      await hastenRetries(pool)
      const absent = await findAbsent(pool)
      const dead = absent.filter((id) => suspects.includes(id))
      suspects = absent
      if (dead.length === 0) return
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
      log.warn(
        { code: 'jobs-taken-over', workerPools: dead },
        'took over the jobs of a process that ended while doing them',
      )
    } catch (error) {
      log.warn({ code: 'jobs-takeover-failed', error }, 'could not look for abandoned jobs')
    }
  }
  const next = () => {
    looking = look().finally(() => {
      timer = stopped ? undefined : setTimeout(next, everyMs)
    })
  }
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
