import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../platform/config.ts'
import { BackupRefused } from './backup-refused.ts'

const isBelow = (folder: string, root: string): boolean => {
  const way = path.relative(path.resolve(root), path.resolve(folder))
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way)
}

/** A folder below our own is made. Any other has to be there: one that is not may be a disk that is not mounted. */
export const openBackupFolder = async (
  { dataDir }: Pick<Config, 'dataDir'>,
  folder: string,
): Promise<void> => {
  if (isBelow(folder, dataDir)) await mkdir(folder, { recursive: true, mode: 0o700 })
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isThere)
    throw new BackupRefused(`The folder ${folder} for backups is not there. Connect its disk, or make it.`)
}
