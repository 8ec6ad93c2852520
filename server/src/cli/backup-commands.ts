import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { backUp, expectKey } from '../backup/back-up.ts'
import { backupName } from '../backup/backup-folder.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../platform/config.ts'
import { StartError } from '../platform/start-error.ts'
import { verifyAll } from './verify-all.ts'
import { withDatabase } from './with-database.ts'

/** What is done without bringing the database up to date first, or without one. */
type StandingCommand = {
  usage: string
  run: (config: Config, log: Logger, args: readonly string[]) => Promise<string>
}

/** Before an upgrade one wants the state before it: nothing is migrated. */
const backup: StandingCommand['run'] = (config, log, [name]) =>
  withDatabase(config, log, async ({ pool }) => {
    const now = new Date()
    const file = path.resolve(name ?? path.join(config.backupDir ?? '.', backupName(now)))
    const { manifest } = await backUp({ pool, log, config }, file, now)
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
    const signed = manifest.log?.checkpoint?.size ?? 0
    const bytes = statSync(file).size.toLocaleString('en-US')
    const { objects } = manifest
    const documents = !objects
      ? ''
      : objects.where === 's3'
        ? ` ${objects.known} documents stay in the bucket of STORAGE_URL, which is not in it: keep its versions as long as your backups.`
        : ` ${objects.kept} documents are in it${objects.missing > 0 ? `, and ${objects.missing} are MISSING from the store` : ''}.`
    return `${file} holds ${rows} rows in ${bytes} bytes, and the log signed up to entry ${signed}. It was read back from the disk.${documents}`
  })

const usage = 'restore FILE --into NEW-FOLDER|postgres://EMPTY-DATABASE'

const readArguments = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { into: { type: 'string' } },
      allowPositionals: true,
    })
    return { file: positionals[0], into: values.into }
  } catch {
    throw new StartError(`Usage: ${usage}`)
  }
}

const restore: StandingCommand['run'] = (config, log, args) => {
  const { file, into } = readArguments(args)
  if (!file || !into) throw new StartError(`Usage: ${usage}`)
  const { dataDir } = config
  return restoreBackup({
    file: path.resolve(file),
    key: expectKey(config),
    into,
    config: { dataDir, appSecret: config.appSecret, storage: config.storage },
    // What this machine signed since is for the operator to see, and no fault of the backup.
    verify: (db) => verifyAll(db, null),
    log,
    now: new Date(),
  })
}

export const backupCommands: Record<string, StandingCommand> = {
  backup: { usage: 'backup [FILE]', run: backup },
  restore: { usage, run: restore },
}
