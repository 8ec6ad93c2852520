import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch-postgres.ts'

/** Opens the database the server uses, embedded or not, beside a running server or without one. */
export const withDatabase = async (
  config: Config,
  log: Logger,
  work: (database: Database) => Promise<string>,
): Promise<string> => {
  const embedded =
    config.databaseUrl === null ? await launchPostgres(path.resolve(config.dataDir, 'postgres')) : null
  try {
    const database = openDatabase(
      config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? '',
      log,
      2,
    )
    return await work(database).finally(database.close)
  } finally {
    await embedded?.stop()
  }
}
