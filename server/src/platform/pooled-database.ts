import pg from 'pg'
import type { Logger } from 'pino'
import { type Database, databaseOf, readingOptions, sessionOptions } from './db.ts'
import { StartError } from './start-error.ts'

// A listener, a lock, a backup and a migration take one each; the rest is asked through the pooler.
const directMax = 4

/** A statement without the name it is prepared under. One that runs itself, as a copy does, has none. */
const nameless = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
    ? { ...asked, name: undefined }
    : asked

/** The pooler lends each transaction another connection, which does not know what was prepared on the one before. */
const forgetNames = (client: pg.ClientBase): void => {
  const ask = client.query.bind(client) as (...words: unknown[]) => unknown
  Object.assign(client, { query: (asked: unknown, ...rest: unknown[]) => ask(nameless(asked), ...rest) })
}

const pooledOptions = (url: string, connectionsMax: number): pg.PoolConfig => ({
  connectionString: url,
  max: connectionsMax,
  connectionTimeoutMillis: 5000,
  onConnect: forgetNames,
})

export type PooledUrls = { url: string; directUrl: string; readUrl: string | null }

/** A database behind a pooler that lends a connection for one transaction. What needs a session goes past it. */
export const openPooledDatabase = (
  { url, directUrl, readUrl }: PooledUrls,
  log: Logger,
  connectionsMax = 10,
  slowStatementMs?: number,
): Database =>
  databaseOf(
    {
      serving: pooledOptions(url, connectionsMax),
      direct: sessionOptions(directUrl, directMax),
      reading:
        readUrl === null ? readingOptions(directUrl, connectionsMax) : pooledOptions(readUrl, connectionsMax),
    },
    log,
    slowStatementMs,
  )

/** One session after the other at a pooler's door is most likely given the same backend; two sessions never are. */
const areSessions = async ({ options }: pg.Pool): Promise<boolean> => {
  const clients = [new pg.Client(options), new pg.Client(options)]
  try {
    const backends = new Set<unknown>()
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    for (const client of clients)
      backends.add((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid)
    return backends.size === clients.length
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

const readSettings = `
  select current_setting('statement_timeout') <> '0' as "isBounded",
    current_setting('idle_in_transaction_session_timeout') <> '0' as "isFreed",
    current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`

/** What stands behind the addresses must be what they say, or locks are lost and changes slip through, unnoticed. */
export const expectSessions = async (direct: pg.Pool, setting: string): Promise<void> => {
  if (!(await areSessions(direct)))
    throw new StartError(
      `${setting} leads to a pooler that lends a connection for one transaction. Locks and news need a session: set DATABASE_DIRECT_URL to PostgreSQL itself (docs/operations.md).`,
    )
}

export const expectPooler = async ({ pool, reader }: Database, readUrl: string | null): Promise<void> => {
  const { rows } = await pool.query(readSettings)
  if (!rows[0]?.isBounded || !rows[0]?.isFreed)
    throw new StartError(
      'The connections behind DATABASE_URL have no time limits, and through a pooler the server cannot set them. Give its connections statement_timeout and idle_in_transaction_session_timeout (docs/operations.md).',
    )
  if (readUrl === null) return
  const shown = await reader.execute(readSettings)
  if (!shown.rows[0]?.isReadOnly)
    throw new StartError(
      'The connections behind DATABASE_READ_URL may write. Set default_transaction_read_only for them, or leave DATABASE_READ_URL out (docs/operations.md).',
    )
}
