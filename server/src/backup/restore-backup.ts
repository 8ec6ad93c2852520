import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { equalBytes } from '@ledgerleaf/provenance/bytes'
import { fromHex } from '@ledgerleaf/provenance/hex'
import type pg from 'pg'
import type { Logger } from 'pino'
import { stopSales } from '../ledger/sales-stop.ts'
import { findCheckpoint } from '../log/checkpoint-queries.ts'
import { recordRestore } from '../log/log-restores.ts'
import type { Config } from '../platform/config.ts'
import { type Database, type Db, openDatabase } from '../platform/db.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch-postgres.ts'
import { newId } from '../platform/id.ts'
import { migrate, unfinishedMark } from '../platform/migrate.ts'
import type { Bucket } from '../platform/store/bucket.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { countMissing } from '../platform/store/verify-store.ts'
import { inTransaction } from '../platform/transaction.ts'
import { BackupRefused } from './backup-refused.ts'
import { loadBackup, refuseUnknownSchema } from './load-backup.ts'
import { type Content, checkBackup } from './read-backup.ts'
import { writeStop } from './restore-words.ts'
import { secretMark } from './write-backup.ts'

export type RestoreParts = {
  file: string
  key: string
  /** A new folder that becomes a DATA_DIR, or the address of an empty database. */
  into: string
  config: Pick<Config, 'dataDir' | 'appSecret' | 'storage'>
  /** Verifies ledger and log from the first entry; what it finds is an error. */
  verify: (db: Db) => Promise<string>
  log: Logger
  now: Date
}

const isAddress = (into: string): boolean => /^postgres(ql)?:\/\//.test(into)

const secretIn = (dataDir: string): string | null => {
  const file = path.join(dataDir, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Puts the secret where the server will look for it, and says what the operator has to do about it otherwise. */
const placeSecret = ({ files, manifest }: Content, dataDir: string, appSecret: string | null): string => {
  const kept = files.find(({ name }) => name === 'secret')?.text
  const present = appSecret ?? secretIn(dataDir)
  if (present !== null && secretMark(present) === manifest.secretMark) return ''
  if (present === null && kept !== undefined) {
    writeFileSync(path.join(dataDir, 'secret'), kept, { mode: 0o600, flush: true })
    return ''
  }
  return present === null
    ? ' Start it with the APP_SECRET it had: without that nobody can open the bank details of sellers.'
    : ' The secret here is not the one it had: what was sealed with that, such as bank details, cannot be opened.'
}

/** That the log ends where the manifest says. */
const refuseOtherLog = async (db: Db, { manifest }: Content): Promise<void> => {
  const told = manifest.log?.checkpoint ?? null
  const found = await findCheckpoint(db)
  const same = told && found && told.size === found.size && equalBytes(fromHex(told.root), found.root)
  if (!same && (told || found))
    throw new BackupRefused('The log that was restored does not end where the backup says.')
}

/** Whether what the database names lies in the store, which may be one that the backup holds nothing of. */
const tellDocuments = async (db: Db, bucket: Bucket): Promise<string> => {
  const { named, missing } = await countMissing(db, bucket)
  if (named === 0) return ''
  return missing === 0
    ? ` Its ${named} documents are in the store.`
    : ` ${missing} of its ${named} documents are not in the store: bring back what STORAGE_URL names, then run verify-documents.`
}

const fill = async (
  { pool, db }: Database,
  parts: RestoreParts,
  bucket: Bucket,
): Promise<{ content: Content; verified: string }> => {
  const { file, key, verify, now } = parts
  await pool.query(`create table public.${unfinishedMark} ()`)
  const content = await loadBackup(pool, { file, key, bucket })
  await refuseOtherLog(db, content)
  await migrate(pool, undefined, { restoring: true })
  const madeAt = new Date(content.header.madeAt)
  await inTransaction(db, async (tx) => {
    const signedSize = content.manifest.log?.checkpoint?.size ?? 0
    await recordRestore(tx, { id: newId(now.getTime()), madeAt, restoredAt: now, signedSize })
    await stopSales(tx, writeStop(madeAt), now)
  })
  const verified = `${await verify(db)}${await tellDocuments(db, bucket)}`
  await pool.query(`drop table public.${unfinishedMark}`)
  return { content, verified }
}

const intoFolder = async (parts: RestoreParts) => {
  const folder = path.resolve(parts.into)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupRefused(`${folder} is not empty: name a folder that does not exist yet.`)
  // Made aside and moved into place whole: a restore that is cut off leaves nothing that could be started.
  const draft = `${folder}.restoring-${randomUUID().slice(0, 8)}`
  await mkdir(draft, { recursive: true, mode: 0o755 })
  try {
    const embedded = await launchPostgres(path.join(draft, 'postgres'))
    let done: Awaited<ReturnType<typeof fill>>
    try {
      const database = openDatabase(embedded.url, parts.log, 3)
      const bucket = openBucket(parts.config.storage, draft)
      done = await fill(database, parts, bucket).finally(database.close)
    } finally {
      await embedded.stop()
    }
    const hint = placeSecret(done.content, draft, parts.config.appSecret)
    if (existsSync(folder)) await rmdir(folder)
    await rename(draft, folder)
    return { ...done, hint, place: `DATA_DIR=${folder}` }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

const refuseFilled = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ filled: boolean; unfinished: boolean }>(
    `select to_regclass('public.${unfinishedMark}') is not null as unfinished,
       to_regnamespace('graphile_worker') is not null or exists (
         select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       ) as filled`,
  )
  if (rows[0]?.unfinished)
    throw new BackupRefused(
      'A restore into this database did not reach its end: drop it, and name a new one.',
    )
  if (rows[0]?.filled) throw new BackupRefused('The database is not empty: name a new one.')
}

const intoDatabase = async (parts: RestoreParts) => {
  const { into, config, log } = parts
  const database = openDatabase(into, log, 3)
  try {
    await refuseFilled(database.pool)
    // Should it fail, the mark stays and no server opens it. What else is in the database may not be ours to drop.
    await mkdir(config.dataDir, { recursive: true })
    const done = await fill(database, parts, openBucket(config.storage, path.resolve(config.dataDir)))
    const hint = placeSecret(done.content, path.resolve(config.dataDir), config.appSecret)
    return { ...done, hint, place: 'DATABASE_URL set to it' }
  } finally {
    await database.close()
  }
}

/**
 * Makes an installation from a backup, in a place where there is none. It is read to its last byte before anything is
 * made, and verified before it can be started; sales stay stopped until an operator has seen what is missing.
 */
export const restoreBackup = async (parts: RestoreParts): Promise<string> => {
  const { header, manifest } = await checkBackup(parts.file, parts.key)
  refuseUnknownSchema(header)
  const { verified, hint, place } = await (isAddress(parts.into) ? intoDatabase(parts) : intoFolder(parts))
  const size = manifest.log?.checkpoint?.size ?? 0
  return `The backup of ${header.madeAt} is restored: its log was signed up to entry ${size}. ${verified} Start the server with ${place}. Nothing is sold and the log is not signed until an operator has seen what is missing and said so: confirm-restore.${hint}`
}
