import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { keepPlans } from './keep-plans.ts'
import { activeSpan, inSpan } from './tracing/active-span.ts'
import { type StatementWatch, watchStatements } from './watch-statements.ts'

/** A transaction is opened by `inTransaction` alone: it gives the connection back also when that breaks. */
export type Db = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** For a single statement that changes something, in a transaction or by itself. */
export type Writer = Db | Tx
/** What a reader needs: the pool, an open transaction or the reading pool, whichever the caller has. It cannot write. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'execute' | '_'>

export type Database = {
  pool: pg.Pool
  /** For what belongs to a session and not to a transaction: the pool itself, unless that one goes through a pooler. */
  direct: pg.Pool
  db: Db
  /** Connections on which PostgreSQL refuses every change: what only shows things has no others. */
  reader: Reader
  /** How long its statements take, and which of them took long. */
  statements: StatementWatch
  close: () => Promise<void>
}

// 64-bit integers hold cents and credits. The contract bounds both below 2^51, where a double is still exact.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`integer ${text} from the database is not exact`)
  return value
})

// As a role that may only read, where the migrations could make one. Before PostgreSQL 16 whoever is a member may become it.
const becomeReader = `
  select set_config('role', rolname, false) from pg_roles
  where rolname = 'ledgerleaf_reader' and pg_has_role(current_user, oid,
    case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end)`

// No statement of a request takes a second. One that hangs gives its locks back, and so does a transaction whose process
// is frozen or gone, soon enough for a buyer who waits for them at another process.
const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 5000 }

/** The query builder over a pool, or over one connection of it. */
export const speakThrough = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle({ client, casing: 'snake_case' })

type Connected = Parameters<pg.Pool['connect']>[0]

/** Whoever had to wait for a connection goes on under their own trace, and not under that of whoever gave it back. */
class FairPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    const span = activeSpan()
    super.connect(span ? (...answer) => inSpan(span, () => callback(...answer)) : callback)
    return undefined
  }
}

/** Sessions of our own, with the limits of every statement of ours. */
export const sessionOptions = (url: string, connectionsMax: number): pg.PoolConfig => ({
  connectionString: url,
  max: connectionsMax,
  connectionTimeoutMillis: 5000,
  ...limits,
})

export const readingOptions = (url: string, connectionsMax: number): pg.PoolConfig => ({
  ...sessionOptions(url, connectionsMax),
  options: '-c default_transaction_read_only=on',
  // The pool waits for it, and gives nobody a connection that could not become the reader.
  onConnect: (client) => client.query(becomeReader),
})

export const openDatabase = (
  url: string,
  log: Logger,
  connectionsMax = 10,
  slowStatementMs?: number,
): Database => {
  const serving = sessionOptions(url, connectionsMax)
  return databaseOf({ serving, reading: readingOptions(url, connectionsMax) }, log, slowStatementMs)
}

type PoolOptions = {
  serving: pg.PoolConfig
  /** Past a pooler; what serves people where there is none. */
  direct?: pg.PoolConfig
  reading: pg.PoolConfig
}

export const databaseOf = (
  { serving, direct: ofDirect, reading: ofReading }: PoolOptions,
  log: Logger,
  slowStatementMs?: number,
): Database => {
  const statements = watchStatements(log, slowStatementMs)
  const pool = new FairPool(serving)
  const direct = ofDirect ? new FairPool(ofDirect) : pool
  const reading = new FairPool(ofReading)
  const pools = [...new Set([pool, direct, reading])]
  let closing = false
  // Without these listeners a restart of PostgreSQL would end our process with it. Only what is worth reading is
  // logged: the error of a pool carries its whole client. While we close, losing connections is the point.
  const lost = (error: Error, message: string) => {
    if (!closing)
      log.warn(
        { code: 'database-connection-lost', sqlState: sqlState(error), reason: error.message },
        message,
      )
  }
  for (const each of pools) {
    each.on('error', (error) => lost(error, 'an idle database connection was lost'))
    each.on('connect', (client) => {
      client.on('error', (error) => lost(error, 'a database connection was lost'))
      keepPlans(client)
      statements.watch(client)
    })
  }
  const close = async () => {
    closing = true
    await Promise.all(pools.map((each) => each.end()))
  }
  return { pool, direct, db: speakThrough(pool), reader: speakThrough(reading), statements, close }
}

/** The SQLSTATE of a failed statement, wherever the layers put it. */
export const sqlState = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}

/** The name of the constraint a failed statement would have broken. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  }
  return undefined
}

// 08: the connection broke, 57: the server is stopping or starting, 53: it has no room for one more.
const databaseAway =
  /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
// What the driver itself has to say carries no code.
const connectionLost = /timeout exceeded when trying to connect|^Connection terminated|is not queryable$/

/** The database could not be reached, or was lost on the way: nobody knows how far it came. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (databaseAway.test(sqlState(error) ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (connectionLost.test(cause.message)) return true
  return false
}
