import pg from 'pg'
import type { Logger } from 'pino'

// Each lane keeps one connection to listen on.
const listening = 3
const working = 3

/**
 * Connections for taking up jobs and noting that they are done, apart from those that serve people. They do not wait for
 * the disk: whatever a crash of PostgreSQL makes it forget, of the last half second, is a job that is done once more,
 * and every job is safe to repeat. The jobs themselves, and what they write, are as durable as anything else.
 */
export const openWorkerPool = (pool: pg.Pool, log: Logger): pg.Pool => {
  const workers = new pg.Pool({
    ...pool.options,
    max: listening + working,
    options: '-c synchronous_commit=off',
  })
  const lost = (error: Error) =>
    log.debug(
      { code: 'job-runner-connection-lost', reason: error.message },
      'a connection of the job runner was lost',
    )
  workers.on('error', lost)
  workers.on('connect', (client) => client.on('error', lost))
  return workers
}
