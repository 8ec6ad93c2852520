import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { within } from '../platform/within.ts'

const connectionsMax = 2
const closeMsMax = 1000
const answerMsMaxUsual = 7000

/**
 * Connections of the watch alone: it tells the truth also while those that serve people are all taken. One that gives no
 * answer in time is thrown away, so that a line that swallows everything is not waited for after it was mended.
 */
export const openWatchingPool = (pool: pg.Pool, log: Logger, answerMsMax = answerMsMaxUsual) => {
  const watching = new pg.Pool({
    ...pool.options,
    max: connectionsMax,
    connectionTimeoutMillis: answerMsMax,
    query_timeout: answerMsMax,
  })
  const lost = (error: Error) =>
    log.debug({ code: 'database-connection-lost', reason: error.message }, 'a database connection was lost')
  watching.on('error', lost)
  watching.on('connect', (client) => client.on('error', lost))
  const db: Db = drizzle({ client: watching, casing: 'snake_case' })
  const close = async () => {
    // A connection that hangs is left to end with the process.
    await within(watching.end(), closeMsMax).catch(() => {})
  }
  return { pool: watching, db, close }
}
export type WatchingPool = ReturnType<typeof openWatchingPool>
