import pg from 'pg'
import type { Logger } from 'pino'

/**
 * A connection beside the pool, for what belongs to a session and not to a statement: LISTEN and advisory locks.
 * A lost one would stay counted among the pool's until the pool had no room left.
 */
export const openOwnConnection = async (pool: pg.Pool, log: Logger): Promise<pg.Client> => {
  const client = new pg.Client({ ...pool.options, keepAlive: true })
  client.on('error', (error) =>
    log.warn({ code: 'database-connection-lost', error }, 'a database connection was lost'),
  )
  await client.connect()
  return client
}
