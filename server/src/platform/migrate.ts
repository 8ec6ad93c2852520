import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { sqlState } from './db.ts'
import { findUpward } from './find-upward.ts'
import { StartError } from './start-error.ts'

type Migration = { version: number; name: string; sql: string; checksum: string }

/** Made by a restore as its first act and dropped as its last: a database that has it holds half of something. */
export const unfinishedMark = 'restore_unfinished'

type Options = {
  /** Only these versions, as when a backup of an older release is loaded. */
  only?: ReadonlySet<number>
  /** The caller is the restore itself. */
  restoring?: boolean
}

const lockKey = 7_261_001
const startingUp = '57P03'
const startingUpAttemptsMax = 300

const migrationsFolder = (): string => {
  const folder = findUpward('server/migrations')
  if (folder === null) throw new StartError('The folder server/migrations is missing from this installation.')
  return folder
}

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      // Git may check files out with other line ends; that is no change of the migration.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { version: Number(name.slice(0, 4)), name, sql, checksum }
    })

/** The migrations of this program, without their words. */
export const listMigrations = (): Omit<Migration, 'sql'>[] =>
  readMigrations(migrationsFolder()).map(({ version, name, checksum }) => ({ version, name, checksum }))

const refuseUnfinished = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query(
    `select to_regclass('public.${unfinishedMark}') is not null as unfinished`,
  )
  if (rows[0]?.unfinished)
    throw new StartError(
      'The database was not restored to its end. Restore the backup once more, into a new folder or database.',
    )
}

const readApplied = async (
  client: pg.PoolClient,
): Promise<Map<number, { name: string; checksum: string }>> => {
  await client.query(`
    create table if not exists schema_migrations (
      version int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ version: number; name: string; checksum: string }>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return new Map(rows.map((row) => [row.version, row]))
}

const record = async (
  client: pg.PoolClient,
  { version, name, checksum }: Pick<Migration, 'version' | 'name' | 'checksum'>,
): Promise<void> => {
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ])
}

/** What a file begins with that is not one transaction: an index of a large table is made while others write to it. */
export const apartMark = '-- statement by statement'

/** Of such a file each statement stands by itself, and what was done before it broke off is done again. */
const applyApart = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  for (const statement of migration.sql.split(/;\s*$/m))
    if (statement.trim() !== '') await client.query(statement)
  await record(client, migration)
}

const apply = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  if (migration.sql.startsWith(apartMark)) return applyApart(client, migration)
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    // A lost connection has rolled back already, and the first error is the one worth reading.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const migrateOn = async (
  client: pg.PoolClient,
  folder: string,
  { only, restoring }: Options,
): Promise<void> => {
  if (!restoring) await refuseUnfinished(client)
  const known = readMigrations(folder)
  const applied = await readApplied(client)
  const versions = new Set(known.map(({ version }) => version))
  for (const [version, { name }] of applied)
    if (!versions.has(version))
      throw new StartError(
        `The database is newer than this program: it holds ${name}. Start a newer version.`,
      )
  for (const { version, name, checksum } of known) {
    const before = applied.get(version)
    if (before && before.checksum !== checksum)
      throw new StartError(`The migration ${name} was changed after it ran: add a new one instead.`)
  }
  const wanted = known.filter(({ version }) => !applied.has(version) && (only?.has(version) ?? true))
  for (const migration of wanted) await apply(client, migration)
}

/**
 * Asks again and again instead of waiting in the database: whoever waits there has a snapshot, and an index that is made
 * while others write waits for every snapshot that is older.
 */
const takeLock = async (client: pg.PoolClient): Promise<void> => {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return
    await setTimeout(100)
  }
}

/** A server that is still recovering from a crash says so; anything else is for the caller. */
const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.connect()
    } catch (error) {
      if (sqlState(error) !== startingUp || attempt === startingUpAttemptsMax) throw error
      await setTimeout(100)
    }
  }
}

/** Brings the schema up to date, one process at a time and one file at a time: whatever stops it, it can be run again. */
export const migrate = async (
  pool: pg.Pool,
  folder = migrationsFolder(),
  options: Options = {},
): Promise<void> => {
  const client = await connect(pool)
  let failure: unknown
  try {
    // A migration, or the wait for another process that runs them, takes as long as it takes.
    // None of them waits for the disk by itself: what is durable later makes durable what came before, and a migration that
    // was lost with its note is run again.
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronous_commit = off',
    )
    await takeLock(client)
    await migrateOn(client, folder, options)
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } catch (error) {
    failure = error
    throw error
  } finally {
    // Closing the connection gives back the lock too, whatever state an error left it in.
    if (failure === undefined) {
      await client.query('select pg_advisory_unlock($1)', [lockKey])
      await client.query('reset all')
    }
    client.release(failure !== undefined)
  }
}
