import { readdir } from 'node:fs/promises'
import path from 'node:path'

export type KeptBackup = { file: string; madeAt: Date }

const shape = /^ledgerleaf-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/

/** Named by its moment, so that a folder of them needs no list beside it. */
export const backupName = (now: Date): string =>
  `ledgerleaf-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`

/** The backups in a folder, newest first. Other files are not ours. */
export const listBackups = async (folder: string): Promise<KeptBackup[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second] = shape.exec(name) ?? []
      if (!year) return []
      const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
      return [{ file: path.join(folder, name), madeAt }]
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}
