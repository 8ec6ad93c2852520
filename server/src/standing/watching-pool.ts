import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'

const connectionsMax = 2
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
  return { pool: watching, db, close: () => watching.end() }
}
export type WatchingPool = ReturnType<typeof openWatchingPool>
