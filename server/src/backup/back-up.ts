import { lstat, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { openOwnConnection } from '../platform/own-connection.ts'
import { readSecret } from '../platform/secret.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { readMoment } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { recordMade } from './backups-made.ts'
import { openBackupFolder } from './open-backup-folder.ts'
import { type Content, checkBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

type Parts = {
  pool: pg.Pool
  log: Logger
  config: Pick<Config, 'dataDir' | 'appSecret' | 'backupKey' | 'storage'>
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

const refusals: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'is full',
  EROFS: 'can only be read',
  EACCES: 'may not be written to by this account',
  EPERM: 'may not be written to by this account',
  ENOENT: 'is gone',
  EIO: 'does not take what is written: its disk fails',
}

/** What the disk refused, as a sentence; anything else as it is. */
const inWords = (error: unknown, folder: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const says = refusals[code]
  return says
    ? new BackupRefused(`No backup was made: the folder ${folder} ${says}.`, { cause: error })
    : error
}

const refuseExisting = async (file: string): Promise<void> => {
  const isTaken = await lstat(file).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new BackupRefused(`${file} is there already, and is left as it is. Name another file.`)
}

/** Writes a backup and reads it again from the disk: only what can be read is one. */
export const backUp = async (
  { pool, log, config, signal }: Parts,
  file: string,
  now: Date,
): Promise<Content> => {
  const key = expectKey(config)
  const folder = path.dirname(path.resolve(file))
  try {
    await openBackupFolder(config, folder)
    await refuseExisting(file)
    const secret = {
      text: readSecret(path.resolve(config.dataDir), config),
      isKept: config.appSecret === null,
    }
    const client = await openOwnConnection(pool, log)
    const bucket = openBucket(config.storage, path.resolve(config.dataDir))
    await writeBackup({ client, key, secret, bucket }, file, now, signal).finally(() => client.end())
  } catch (error) {
    throw inWords(error, folder)
  }
  const content = await checkBackup(file, key).catch(async (error) => {
    await rm(file, { force: true })
    throw error
  })
  const missing = content.manifest.objects?.missing ?? 0
  if (missing > 0)
    log.error(
      { code: 'backup-lacks-documents', missing },
      'ALARM: documents that the database knows are not in the store, nor in the backup',
    )
  // Under another name it is nobody's to look for.
  const madeAt = readMoment(path.basename(file))
  if (madeAt) await recordMade(pool, folder, { madeAt, bytes: (await stat(file)).size })
  return content
}
