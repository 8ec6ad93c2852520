import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** The jobs a runner is at work on, by its own word. */
export const knownJobs = (events: WorkerEvents): ReadonlySet<string> => {
  const known = new Set<string>()
  events.on('job:start', ({ job }) => known.add(job.id))
  events.on('job:complete', ({ job }) => known.delete(job.id))
  return known
}

/** What was given away in the last seconds may still be on its way. */
const forgotten = `
  select from graphile_worker.jobs
  where locked_by = $1 and locked_at < now() - interval '5 seconds' and id <> all($2::bigint[]) limit 1`

type Watched = { pool: pg.Pool; workerPoolId: () => string; known: ReadonlySet<string>; everyMs: number }

/**
 * Resolves when jobs are held in the name of a worker pool that does not know of them. PostgreSQL gave them away, and the
 * answer was lost on its way: nobody works on them, and nobody else could take them for four hours.
 */
export const watchForgotten = ({ pool, workerPoolId, known, everyMs }: Watched) => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const found = new Promise<void>((resolve) => {
    const look = async () => {
      // While the database is away nobody can tell.
      const answer = await pool.query(forgotten, [workerPoolId(), [...known]]).catch(() => undefined)
      if (answer?.rowCount) return resolve()
      if (!stopped) timer = setTimeout(look, everyMs)
    }
    timer = setTimeout(look, everyMs)
  })
  return {
    found,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
