import type { Logger } from 'pino'
import type { Ground } from './open-ground.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase, sqlState } from './platform/db.ts'
import { migrate } from './platform/migrate.ts'
import type { OpenedThings } from './platform/opened.ts'
import { expectPooler, expectSessions, openPooledDatabase } from './platform/pooled-database.ts'
import { StartError } from './platform/start-error.ts'

// What a pooler answers to settings of a session that it would lend to others.
const notOfThisProtocol = '08P01'

const usable = async <T>(url: string, setting: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    const { host, pathname } = new URL(url)
    const reason = sqlState(error) ?? (error instanceof Error ? error.message : String(error))
    const hint =
      reason === notOfThisProtocol && setting === 'DATABASE_URL'
        ? 'If a pooler stands there, set DATABASE_DIRECT_URL to PostgreSQL itself (docs/operations.md).'
        : `Check ${setting}.`
    throw new StartError(`The database ${host}${pathname} cannot be used (${reason}). ${hint}`)
  }
}

/** The folder and the database of this process, brought up to date. `url` is that of PostgreSQL itself. */
export const openStorage = async (
  config: Config,
  { log, ground }: { log: Logger; ground: Promise<Ground> },
  opened: OpenedThings,
): Promise<{ dataDir: string; database: Database; url: string }> => {
  const { dataDir, postgres } = await ground
  if (postgres) opened.add(postgres.stop)
  const served = config.databaseUrl ?? postgres?.url ?? ''
  const { databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = config
  const database =
    directUrl === null
      ? openDatabase(served, log, undefined, config.slowStatementMs)
      : openPooledDatabase({ url: served, directUrl, readUrl }, log, undefined, config.slowStatementMs)
  opened.add(database.close)
  const url = directUrl ?? served
  const setting = directUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  await usable(url, setting, async () => {
    if (!postgres) await expectSessions(database.direct, setting)
    await migrate(database.direct)
  })
  if (directUrl !== null) await usable(served, 'DATABASE_URL', () => expectPooler(database, readUrl))
  return { dataDir, database, url }
}
