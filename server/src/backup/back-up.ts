import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { openOwnConnection } from '../platform/own-connection.ts'
import { readSecret } from '../platform/secret.ts'
import { BackupRefused } from './backup-refused.ts'
import { type Content, checkBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

type Parts = {
  pool: pg.Pool
  log: Logger
  config: Pick<Config, 'dataDir' | 'appSecret' | 'backupKey'>
  /** Gives up half-way, as when the server stops. */
  signal?: AbortSignal
}

export const expectKey = ({ backupKey }: Pick<Config, 'backupKey'>): string => {
  if (backupKey === null)
    throw new BackupRefused(
      'Set BACKUP_KEY, to 64 hexadecimal digits or a passphrase, and keep it where the backups are not.',
    )
  return backupKey
}

/** Writes a backup and reads it again from the disk: only what can be read is one. */
export const backUp = async (
  { pool, log, config, signal }: Parts,
  file: string,
  now: Date,
): Promise<Content> => {
  const key = expectKey(config)
  const secret = { text: readSecret(path.resolve(config.dataDir), config), isKept: config.appSecret === null }
  const client = await openOwnConnection(pool, log)
  await writeBackup({ client, key, secret }, file, now, signal).finally(() => client.end())
  try {
    return await checkBackup(file, key)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
