import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './platform/config.ts'
import { keepPostgres } from './platform/embedded-postgres/keep-postgres.ts'
import { openLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'

const makeDataDir = (dir: string): string => {
  try {
    mkdirSync(dir, { recursive: true })
    return path.resolve(dir)
  } catch (error) {
    throw new StartError(
      `The data folder ${dir} cannot be made: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

/** The folder of this process, and PostgreSQL in it where no other is named. */
const openGround = async ({ dataDir: named, databaseUrl }: Config, log: Logger) => {
  const dataDir = makeDataDir(named)
  const postgres = databaseUrl === null ? await keepPostgres(path.join(dataDir, 'postgres'), log) : null
  return { dataDir, postgres }
}
export type Ground = Awaited<ReturnType<typeof openGround>>

/** What can be begun before the rest is loaded: PostgreSQL comes up meanwhile. */
export type Begun = { log: Logger; ground: Promise<Ground> }

export const beginStart = (config: Config): Begun => {
  const log = openLog(config.logLevel)
  const ground = openGround(config, log)
  // Whoever waits for it hears of it; until then something else may have failed first.
  ground.catch(() => {})
  return { log, ground }
}
