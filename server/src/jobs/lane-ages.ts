import type pg from 'pg'
import { type Lane, laneOf, lanes } from './lanes.ts'
import { payloads } from './payloads.ts'

const readOldest = `
  select task_identifier as task, extract(epoch from now() - min(run_at))::float8 as seconds
  from graphile_worker.jobs
  where run_at <= now() and (attempts < max_attempts or locked_at is not null)
  group by task_identifier`

/**
 * For how long the oldest job of each lane that is due has not been done, in seconds. One that a worker holds counts
 * too: a worker that is gone holds its jobs as well. One that failed is due again only at its next attempt.
 */
export const readLaneAges = async (pool: pg.Pool): Promise<Record<Lane, number>> => {
  const { rows } = await pool.query<{ task: keyof typeof payloads; seconds: number }>(readOldest)
  const ages: Record<Lane, number> = { quick: 0, heavy: 0, slow: 0 }
  for (const { task, seconds } of rows) {
    if (!(task in payloads)) continue
    const lane = laneOf(task)
    ages[lane] = Math.max(ages[lane], seconds)
  }
  return ages
}

// Payments and retirements take a second. After a minute somebody should look, and buyers be better served elsewhere.
const quickSecondsMax = 60

/** Why this process should be sent nobody, if it should not: the work people wait for is not being done. */
export const findLateLane = async (pool: pg.Pool): Promise<string | null> => {
  const { quick } = await readLaneAges(pool)
  return quick > quickSecondsMax ? `a payment job has waited for ${Math.round(quick)} s` : null
}

export const laneGauges = (pool: pg.Pool) =>
  lanes.map((lane) => ({
    name: `jobs_${lane}_oldest_seconds`,
    help: `For how long the oldest due job of the ${lane} lane has not been done`,
    read: async () => (await readLaneAges(pool))[lane],
  }))
