import { readdir } from 'node:fs/promises'
import path from 'node:path'

export type KeptBackup = { file: string; madeAt: Date }

const shape = /^ledgerleaf-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/

/** Named by its moment, so that a folder of them needs no list beside it. */
export const backupName = (now: Date): string =>
  `ledgerleaf-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`

/** When a backup of this name was made; null when it is not named by us. */
export const readMoment = (name: string): Date | null => {
  const [, year, month, day, hour, minute, second] = shape.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}

/** The backups in a folder, newest first. Other files are not ours. */
export const listBackups = async (folder: string): Promise<KeptBackup[]> =>
  (await readdir(folder))
    .flatMap((name) => {
      const madeAt = readMoment(name)
      return madeAt ? [{ file: path.join(folder, name), madeAt }] : []
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
