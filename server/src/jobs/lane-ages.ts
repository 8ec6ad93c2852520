import type pg from 'pg'
import type { Lane, TaskHandler } from '../platform/tasks.ts'

const lanes: readonly Lane[] = ['quick', 'heavy', 'slow']

/** Which lane a task is done in, by its name. A task that nobody here does belongs to none. */
export type LanesOf = ReadonlyMap<string, Lane>

export const lanesOfTasks = (handlers: readonly Pick<TaskHandler, 'task'>[]): LanesOf =>
  new Map(handlers.map(({ task }) => [task.name, task.lane]))

const readOldest = `
  select task_identifier as task, extract(epoch from now() - min(run_at))::float8 as seconds
  from graphile_worker.jobs
  where run_at <= now() and (attempts < max_attempts or locked_at is not null)
  group by task_identifier`

/**
 * For how long the oldest job of each lane that is due has not been done, in seconds. One that a worker holds counts
 * too: a worker that is gone holds its jobs as well. One that failed is due again only at its next attempt.
 */
export const readLaneAges = async (pool: pg.Pool, lanesOf: LanesOf): Promise<Record<Lane, number>> => {
  const { rows } = await pool.query<{ task: string; seconds: number }>(readOldest)
  const ages: Record<Lane, number> = { quick: 0, heavy: 0, slow: 0 }
  for (const { task, seconds } of rows) {
    const lane = lanesOf.get(task)
    if (lane) ages[lane] = Math.max(ages[lane], seconds)
  }
  return ages
}

// Payments and retirements take a second. After a minute somebody should look, and buyers be better served elsewhere.
const quickSecondsMax = 60

/** Why this process should be sent nobody, if it should not: the work people wait for is not being done. */
export const findLateLane = async (pool: pg.Pool, lanesOf: LanesOf): Promise<string | null> => {
  const { quick } = await readLaneAges(pool, lanesOf)
  return quick > quickSecondsMax ? `a payment job has waited for ${Math.round(quick)} s` : null
}

export const laneGauges = (pool: pg.Pool, lanesOf: () => LanesOf) =>
  lanes.map((lane) => ({
    name: `jobs_${lane}_oldest_seconds`,
    help: `For how long the oldest due job of the ${lane} lane has not been done`,
    read: async () => (await readLaneAges(pool, lanesOf()))[lane],
  }))
