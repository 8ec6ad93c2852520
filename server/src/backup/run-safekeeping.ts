import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { openOwnConnection } from '../platform/own-connection.ts'
import { inTransaction } from '../platform/transaction.ts'
import { backUp } from './back-up.ts'
import { backupName, listBackups } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { findMade } from './backups-made.ts'
import { findOutlived } from './keep-rule.ts'
import { mailCheckpoint } from './mail-checkpoint.ts'
import { openBackupFolder } from './open-backup-folder.ts'

const lookEveryMs = 5 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
const hour = 2
const lockKey = 7_261_009

type SafekeepingParts = { db: Db; pool: pg.Pool; log: Logger; config: Config; signal?: AbortSignal }

/** The last two o'clock in the morning (UTC). */
const lastNight = (now: Date): Date => {
  const night = new Date(now)
  night.setUTCHours(hour, 0, 0, 0)
  return night > now ? new Date(night.getTime() - dayMs) : night
}

/** A folder whose backups are gone is most likely a disk that is not mounted: nothing is put in its place. */
const isDue = async ({ db }: SafekeepingParts, folder: string, now: Date): Promise<boolean> => {
  const [newest] = await listBackups(folder)
  if (!newest && (await findMade(db, path.resolve(folder))))
    throw new BackupRefused(
      `The backups that were in ${folder} are gone. Connect its disk; if it was emptied on purpose, make one with "admin backup".`,
    )
  return !newest || newest.madeAt < lastNight(now)
}

/** Of all processes on this database one at a time makes a backup; a dead one gives its turn back. */
const alone = async ({ pool, log }: SafekeepingParts, work: () => Promise<void>): Promise<void> => {
  const client = await openOwnConnection(pool, log)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [lockKey])
    if (rows[0]?.locked) await work()
  } finally {
    await client.end()
  }
}

/** Makes the backup of last night if there is none yet, and drops those that have served their time. */
export const backUpNightly = async (parts: SafekeepingParts, folder: string, now: Date): Promise<void> => {
  await openBackupFolder(parts.config, folder)
  if (!(await isDue(parts, folder, now))) return
  await alone(parts, async () => {
    // Whoever had the turn before may have made it.
    if (!(await isDue(parts, folder, now))) return
    await backUp(parts, path.join(folder, backupName(now)), now)
    for (const { file } of findOutlived(await listBackups(folder), now)) await rm(file, { force: true })
  })
}

/** Backups by the clock and the checkpoint by mail. A backup that fails is tried again, and the gauge shows its age. */
export const runSafekeeping = (parts: SafekeepingParts) => {
  const { db, log, config } = parts
  const { backupDir } = config
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const attempt = async (work: () => Promise<unknown>, complain: (err: unknown) => void): Promise<void> => {
    await work().catch((error) => {
      if (!stopping.signal.aborted) complain(error)
    })
  }
  const look = async (): Promise<void> => {
    const now = new Date()
    if (backupDir !== null)
      await attempt(
        () => backUpNightly({ ...parts, signal: stopping.signal }, backupDir, now),
        (err) =>
          log.error(
            { code: 'backup-not-made', err },
            'ALARM: no backup could be made; it is tried again in five minutes',
          ),
      )
    if (config.checkpointMail !== null)
      await attempt(
        () => inTransaction(db, (tx) => mailCheckpoint(tx, config, now)),
        (err) =>
          log.error(
            { code: 'checkpoint-not-mailed', err },
            'the checkpoint could not be mailed; it is tried again in five minutes',
          ),
      )
  }
  let running = Promise.resolve()
  const turn = () => {
    running = look().then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(turn, lookEveryMs)
    })
  }
  turn()
  return {
    gauges: [
      {
        name: 'backup_age_seconds',
        help: 'How old the newest backup in BACKUP_DIR is; -1 while there is none, or no folder is set',
        read: async () => {
          const [newest] = backupDir === null ? [] : await listBackups(backupDir).catch(() => [])
          return newest ? Math.max(0, Date.now() - newest.madeAt.getTime()) / 1000 : -1
        },
      },
    ],
    stop: async (): Promise<void> => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
