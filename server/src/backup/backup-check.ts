import path from 'node:path'
import { type Check, type CheckReading, causeOf, sayDuration } from '../platform/check.ts'
import type { Config } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { listBackups } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { findMade, type MadeBackup } from './backups-made.ts'
import { openBackupFolder } from './open-backup-folder.ts'

// One is made every night; by the second one missed somebody should know.
const lateSeconds = 48 * 3600
const everyMs = 60_000

const advice = 'See the log of the server for backup-not-made.'
const howToMake = 'if it was emptied on purpose, make one with "npm run admin -- backup"'

/** How old the newest backup is, and whether those that were made are still there. */
export const backupCheck = (
  db: Reader,
  { backupDir: folder, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>,
  startedAt = new Date(),
): Check => {
  // Known from before, for when the database is away.
  let made: MadeBackup | null = null
  const tell = async (folder: string): Promise<CheckReading> => {
    await openBackupFolder({ dataDir }, folder)
    const [newest] = await listBackups(folder)
    made = await findMade(db, path.resolve(folder)).catch(() => made)
    const since = newest?.madeAt ?? made?.madeAt ?? startedAt
    const figure = Math.max(0, Math.round((Date.now() - since.getTime()) / 1000))
    const measured = { figure, limit: lateSeconds }
    if (made && (!newest || newest.madeAt < made.madeAt))
      return {
        state: 'late',
        says: newest
          ? 'The newest backup that was made is gone from its folder.'
          : 'The backups that were here are gone.',
        advice: `See whether the disk of ${folder} is connected; ${howToMake}.`,
        ...measured,
      }
    const says = newest
      ? `The newest backup is ${sayDuration(figure)} old.`
      : 'The first backup has not been made yet.'
    // The first is made as the server starts.
    const isLate = figure > (newest ? lateSeconds : 3600)
    return isLate ? { state: 'late', says, advice, ...measured } : { state: 'good', says, ...measured }
  }
  return {
    name: 'backup',
    title: 'Backup',
    unit: 'seconds',
    isShared: true,
    everyMs,
    unread: { state: 'late', says: 'The folder of backups gives no answer.' },
    read: async () => {
      if (folder === null)
        return {
          state: 'unset',
          says: 'No backup is made.',
          advice: 'Set BACKUP_DIR and BACKUP_KEY to have one made every night.',
        }
      try {
        return await tell(folder)
      } catch (error) {
        return error instanceof BackupRefused
          ? { state: 'late', says: 'The folder of backups is not there.', advice: error.message }
          : { state: 'late', says: 'The folder of backups cannot be read.', advice, cause: causeOf(error) }
      }
    },
  }
}
