import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { launchPostgres } from '../../../server/src/platform/embedded-postgres/launch-postgres.ts'

const diskMegabytes = 700
const refillMs = 100
// A disk that is nearly full must not be filled by the write-ahead log alone.
const settings = { max_wal_size: '96MB', min_wal_size: '32MB' }

/** A small disk of its own, so that it can be filled; false where we may not mount one. */
const mountSmallDisk = (dir: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', dir], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Writes until nothing more fits. */
const fill = (file: string): void => {
  const opened = openSync(file, 'a')
  const block = Buffer.alloc(1 << 20)
  try {
    for (let length = block.length; length > 0; )
      try {
        writeSync(opened, block, 0, length)
      } catch {
        length = Math.floor(length / 2)
      }
  } finally {
    closeSync(opened)
  }
}

/** A PostgreSQL that can be killed, frozen, starved of disk, and comes back at the same place. */
export const openFaultyPostgres = async (root: string) => {
  const dir = path.join(root, 'postgres')
  mkdirSync(dir)
  const hasOwnDisk = mountSmallDisk(dir)
  const first = await launchPostgres(dir, { settings })
  const port = Number(new URL(first.url).port)
  const postmaster = (): number =>
    Number(readFileSync(path.join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  const everyProcess = (): number[] => {
    const own = postmaster()
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(own)], { encoding: 'utf8' })
    return [own, ...children.split(/\s+/).filter(Boolean).map(Number)]
  }
  const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
    for (const pid of pids)
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself.
      }
  }
  const ballast = path.join(dir, 'ballast')
  const launched = [first]
  const comeBack = async (): Promise<void> => {
    if (!first.isRunning()) launched.push(await launchPostgres(dir, { settings, port }))
  }
  return {
    url: first.url,
    hasOwnDisk,
    kill: () => signal([postmaster()], 'SIGKILL'),
    freeze: (): (() => void) => {
      const frozen = everyProcess()
      signal(frozen, 'SIGSTOP')
      return () => signal(frozen, 'SIGCONT')
    },
    /** Full, and kept full: a checkpoint of PostgreSQL that makes room by itself would end the fault unseen. */
    fillDisk: (): (() => void) => {
      fill(ballast)
      const refilling = setInterval(() => fill(ballast), refillMs)
      return () => {
        clearInterval(refilling)
        rmSync(ballast, { force: true })
      }
    },
    comeBack,
    close: async () => {
      // It ends with the last who shares it, and each start counts as one.
      for (const { stop } of launched) await stop()
      if (hasOwnDisk) execFileSync('umount', ['-l', dir], { stdio: 'ignore' })
    },
  }
}
export type FaultyPostgres = Awaited<ReturnType<typeof openFaultyPostgres>>
