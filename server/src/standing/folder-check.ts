import { randomUUID } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { type Check, type CheckReading, causeOf, sayBytes } from '../platform/check.ts'

const probe = Buffer.alloc(64 * 1024, 'ledgerleaf ')

/** Writes something small, has it on the disk, and takes it away again. */
const tryWriting = async (folder: string): Promise<void> => {
  const file = path.join(folder, `.standing-${randomUUID()}`)
  try {
    const opened = await open(file, 'wx', 0o600)
    try {
      await opened.writeFile(probe)
      await opened.sync()
    } finally {
      await opened.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}

const findFree = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** What a failure to write means, in a few words. */
const sayFailure = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'is full'
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'is not there'
  return code === 'EROFS' ? 'can only be read' : 'cannot be written to'
}

const adviseOn = (failure: string, folder: string): string =>
  failure === 'is not there'
    ? `See whether its disk or share is connected: nothing is at ${folder}. Everything goes on by itself then.`
    : 'Make room, or make the folder writable again. Everything goes on by itself then.'

export type WatchedFolder = Pick<Check, 'name' | 'title' | 'isShared'> & {
  /** Null when nobody has set one. */
  folder: string | null
  /** What it is to whoever reads it, as in "The data folder". */
  noun: string
  /** What is not done while nothing can be written there. */
  consequence: string
  /** What is said of a folder that is not set. */
  unset?: { says: string; advice: string }
  /** A good word beside the figures, as where the database is. */
  besides?: string
  worst: 'late' | 'stopping'
  everyMs?: number
  lateBytes?: number
  fullBytes?: number
  /** What the last thing put there took, where that is known by its name: without room for as much it is full. */
  lastTook?: { noun: string; findBytes: () => Promise<number | null> }
}

/** Whether a folder can be written to, and how much room there is. */
export const folderCheck = (watched: WatchedFolder): Check => {
  const { name, title, isShared, folder, noun, consequence, worst, everyMs } = watched
  const { lateBytes = 1024 * 2 ** 20, fullBytes = 32 * 2 ** 20 } = watched
  const tellByLast = (free: number, last: string, took: number): CheckReading => {
    const room = `${noun} has ${sayBytes(free)} left, and ${last} took ${sayBytes(took)}`
    const measured = { figure: free, limit: lateBytes }
    if (free >= Math.max(lateBytes, took)) return { state: 'good', says: `${room}.`, ...measured }
    return {
      state: free < took ? worst : 'late',
      says: free < took ? `${room}: ${consequence}.` : `${room}.`,
      advice: 'Make room on its disk.',
      ...measured,
    }
  }
  const tell = (free: number): CheckReading => {
    const measured = { figure: free, limit: lateBytes }
    const room = `${noun} has ${sayBytes(free)} left.`
    if (free >= lateBytes)
      return { state: 'good', says: [room, watched.besides].filter(Boolean).join(' '), ...measured }
    const atFull = fullBytes > 0 ? `: at ${sayBytes(fullBytes)} it counts as full` : ''
    const advice = `Make room on its disk${atFull}.`
    return free < fullBytes
      ? { state: worst, says: `${noun} is full: ${consequence}.`, advice, ...measured }
      : { state: 'late', says: room, advice, ...measured }
  }
  return {
    name,
    title,
    isShared,
    unit: 'bytes',
    ...(everyMs === undefined ? {} : { everyMs }),
    unread: {
      state: worst,
      says: `${noun} gives no answer: ${consequence}.`,
      advice: 'See whether its disk or share is still connected.',
    },
    read: async () => {
      if (folder === null) return { state: 'unset', ...(watched.unset ?? { says: `${noun} is not set.` }) }
      try {
        await stat(folder)
        await tryWriting(folder)
        const free = await findFree(folder)
        const took = (await watched.lastTook?.findBytes()) ?? null
        return watched.lastTook && took !== null ? tellByLast(free, watched.lastTook.noun, took) : tell(free)
      } catch (error) {
        const failure = sayFailure(error)
        return {
          state: worst,
          says: `${noun} ${failure}: ${consequence}.`,
          advice: adviseOn(failure, folder),
          cause: causeOf(error),
        }
      }
    },
  }
}
