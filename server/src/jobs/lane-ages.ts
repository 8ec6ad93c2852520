import type pg from 'pg'
import type { Lane, TaskHandler } from '../platform/tasks.ts'

export const lanes: readonly Lane[] = ['quick', 'heavy', 'slow', 'outside']

/** Which lane a task is done in, by its name. A task that nobody here does belongs to none. */
export type LanesOf = ReadonlyMap<string, Lane>

export const lanesOfTasks = (handlers: readonly Pick<TaskHandler, 'task'>[]): LanesOf =>
  new Map(handlers.map(({ task }) => [task.name, task.lane]))

const readOldest = `
  select task_identifier as task,
    extract(epoch from now() - min(run_at))::float8 as oldest,
    extract(epoch from now() - min(run_at) filter (where locked_at is null))::float8 as untaken,
    extract(epoch from now() - max(locked_at))::float8 as taken
  from graphile_worker.jobs
  where run_at <= now() and (attempts < max_attempts or locked_at is not null)
  group by task_identifier`

type LaneAge = {
  /** For how long the oldest job that is due has not been done. */
  oldestSeconds: number
  /** For how long the oldest job that is due has not even been begun. */
  untakenSeconds: number
  /** How long ago a job that is not done yet was begun; null when none is being done. */
  takenSeconds: number | null
}

/**
 * For how long the oldest job of each lane that is due has not been done, in seconds. One that a worker holds counts
 * too: a worker that is gone holds its jobs as well. One that failed is due again only at its next attempt.
 */
export const readLaneAges = async (pool: pg.Pool, lanesOf: LanesOf): Promise<Record<Lane, LaneAge>> => {
  const { rows } = await pool.query<{
    task: string
    oldest: number
    untaken: number | null
    taken: number | null
  }>(readOldest)
  const ageOf = (lane: Lane): LaneAge => {
    const own = rows.filter(({ task }) => lanesOf.get(task) === lane)
    const taken = own.flatMap((row) => row.taken ?? [])
    return {
      oldestSeconds: Math.max(0, ...own.map(({ oldest }) => oldest)),
      untakenSeconds: Math.max(0, ...own.map(({ untaken }) => untaken ?? 0)),
      takenSeconds: taken.length > 0 ? Math.min(...taken) : null,
    }
  }
  return { quick: ageOf('quick'), heavy: ageOf('heavy'), slow: ageOf('slow'), outside: ageOf('outside') }
}

export const laneGauges = (pool: pg.Pool, lanesOf: () => LanesOf) =>
  lanes.map((lane) => ({
    name: `jobs_${lane}_oldest_seconds`,
    help: `For how long the oldest due job of the ${lane} lane has not been done`,
    read: async () => (await readLaneAges(pool, lanesOf()))[lane].oldestSeconds,
  }))
