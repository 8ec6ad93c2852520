import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Bucket, isObjectName } from './bucket.ts'

/** What a folder answers where there is nothing of that name. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What was written or named there is there after a power cut too; Windows cannot do it for folders. */
const flush = async (target: string, isFolder: boolean): Promise<void> => {
  if (isFolder && process.platform === 'win32') return
  const handle = await open(target, isFolder ? 'r' : 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Documents in a folder: of this machine, or one that all servers share. Spread, since a folder of a million is slow to list. */
export const folderBucket = (folder: string): Bucket => {
  // The folder itself is never made here: where it is gone its disk is, and what is kept in its place would be hidden by it later.
  const draftFolder = async (): Promise<string> => {
    await stat(folder)
    const drafts = path.join(folder, 'drafts')
    await mkdir(drafts, { recursive: true, mode: 0o700 })
    return drafts
  }
  const shelfOf = (name: string) => path.join(folder, name.slice(0, 2))
  const fileOf = (name: string) => path.join(shelfOf(name), name)
  return {
    where: 'folder',
    says: 'The folder of documents',
    draftFolder,
    take: async (name, { file }) => {
      const shelf = shelfOf(name)
      if (await mkdir(shelf, { recursive: true, mode: 0o700 })) await flush(folder, true)
      await flush(file, false)
      await rename(file, fileOf(name))
      await flush(shelf, true)
    },
    open: async (name) => {
      // Opened before it is handed on: what is taken away meanwhile can still be read to its end.
      const handle = await open(fileOf(name), 'r').catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      // A folder that is gone as a whole is a disk that is not connected, not a document that is missing.
      if (!handle) await stat(folder)
      return handle && createReadStream('', { fd: handle, highWaterMark: 262_144 })
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    list: async function* () {
      const shelves = (await readdir(folder)).filter((shelf) => /^[0-9a-f]{2}$/.test(shelf)).sort()
      for (const shelf of shelves)
        for (const name of await readdir(path.join(folder, shelf))) if (isObjectName(name)) yield name
    },
    probe: async () => {
      const file = path.join(await draftFolder(), `.standing-${randomUUID()}`)
      const handle = await open(file, 'wx', 0o600)
      try {
        await handle.writeFile('ledgerleaf')
        await handle.sync()
      } finally {
        await handle.close()
        await rm(file, { force: true })
      }
    },
  }
}
