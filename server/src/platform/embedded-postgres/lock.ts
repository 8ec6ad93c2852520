import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'
import { isRunning, processName } from './processes.ts'
import { waitUntil } from './wait.ts'

const waitSecondsMax = 120
const writingSecondsMax = 5

const isStale = (file: string): boolean => {
  try {
    const holder = readFileSync(file, 'utf8')
    // Between its making and its first byte a lock names nobody; only an old empty one was left by a crash.
    if (holder === '') return Date.now() - statSync(file).mtimeMs > writingSecondsMax * 1000
    return !isRunning(holder)
  } catch {
    return false
  }
}

const discard = (file: string): void => {
  const taken = `${file}.${randomUUID()}`
  try {
    renameSync(file, taken)
  } catch {
    return
  }
  rmSync(taken, { force: true })
}

const claim = (file: string): boolean => {
  try {
    writeFileSync(file, processName(process.pid), { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (isStale(file)) discard(file)
    return false
  }
}

/**
 * One process at a time, and the next one after a crash. It keeps starts orderly; it is not what keeps data safe:
 * a cluster is moved into place whole, and PostgreSQL itself refuses a folder that is in use.
 */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  if (!(await waitUntil(() => claim(file), waitSecondsMax)))
    throw new StartError(
      `Another start has held ${file} for ${waitSecondsMax} seconds; end it or remove the file.`,
    )
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
