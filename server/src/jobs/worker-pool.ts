import pg from 'pg'
import type { Logger } from 'pino'

// Each lane keeps one connection to listen on.
const listening = 4
const working = 3

type Release = (reason?: Error | boolean) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * The job runner gives the connection it listens on back twice when the database is lost just as it stops: once because
 * it stops, once because LISTEN failed. Nobody awaits the second, so that its refusal would end our process.
 */
class ForgivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (reason) => {
        if (isReleased) return
        isReleased = true
        // A pool that is closed hands out neither a connection nor a way to give it back.
        release?.(reason)
      })
    })
    return undefined
  }
}

/**
 * Connections for taking up jobs and noting that they are done, apart from those that serve people. They do not wait for
 * the disk: whatever a crash of PostgreSQL makes it forget, of the last half second, is a job that is done once more,
 * and every job is safe to repeat. The jobs themselves, and what they write, are as durable as anything else.
 */
export const openWorkerPool = (pool: pg.Pool, log: Logger): pg.Pool => {
  const workers = new ForgivingPool({
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
