import { type Check, causeOf, sayDuration } from '../platform/check.ts'
import { listBackups } from './backup-folder.ts'

// One is made every night; by the second one missed somebody should know.
const lateSeconds = 48 * 3600
const everyMs = 60_000

/** How old the newest backup is. */
export const backupCheck = (folder: string | null, startedAt = new Date()): Check => ({
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
    const advice = 'See the log of the server for backup-not-made.'
    try {
      const [newest] = await listBackups(folder)
      const since = newest?.madeAt ?? startedAt
      const figure = Math.max(0, Math.round((Date.now() - since.getTime()) / 1000))
      const measured = { figure, limit: lateSeconds }
      const says = newest
        ? `The newest backup is ${sayDuration(figure)} old.`
        : 'The first backup has not been made yet.'
      // The first is made as the server starts.
      const isLate = figure > (newest ? lateSeconds : 3600)
      return isLate ? { state: 'late', says, advice, ...measured } : { state: 'good', says, ...measured }
    } catch (error) {
      return { state: 'late', says: 'The folder of backups cannot be read.', advice, cause: causeOf(error) }
    }
  },
})
