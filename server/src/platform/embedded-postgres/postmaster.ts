import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { sqlState } from '../db.ts'
import { StartError } from '../start-error.ts'
import { findBinaries } from './binaries.ts'
import { databaseUrl, type Home } from './home.ts'
import { isAlive, wasStartedWith } from './processes.ts'
import { waitUntil } from './wait.ts'

export type Postmaster = { pid: number; port: number | null }

const recoverySecondsMax = 120
const stopSecondsMax = 30

/** What PostgreSQL wrote about itself, whether it still runs or not. The port comes a moment after the rest. */
export const readPostmaster = (home: Home): Postmaster | null => {
  try {
    const lines = readFileSync(join(home.data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) || null }
  } catch {
    return null
  }
}

export const runningPostmaster = (home: Home): Postmaster | null => {
  const written = readPostmaster(home)
  return written && wasStartedWith(written.pid, home.clusterName) ? written : null
}

/** Asks with the cluster's own password, so that nobody else's server on that port is taken for ours. */
export const answers = async (home: Home, port: number): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl(home, port), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    if (sqlState(error)?.startsWith('28'))
      throw new StartError(`The database under ${home.folder} refuses the password kept beside it.`)
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A server that already runs on this folder, once it is ready. One that dies while we wait is none. */
export const findRunning = async (home: Home): Promise<{ port: number } | null> => {
  if (!runningPostmaster(home)) return null
  let ready: number | null = null
  const settled = await waitUntil(async () => {
    const running = runningPostmaster(home)
    if (running?.port && (await answers(home, running.port))) ready = running.port
    return ready !== null || running === null
  }, recoverySecondsMax)
  if (!settled)
    throw new StartError(`The database under ${home.folder} runs but does not answer; see ${home.log}.`)
  return ready === null ? null : { port: ready }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export const stopPostmaster = async (home: Home): Promise<void> => {
  const running = runningPostmaster(home)
  if (!running) return
  if (process.platform === 'win32') {
    spawnSync(findBinaries().pgCtl, ['stop', '--pgdata', home.data, '--mode', 'fast'])
    return
  }
  process.kill(running.pid, 'SIGINT')
  if (await waitUntil(() => !isAlive(running.pid), stopSecondsMax, 10)) return
  process.kill(running.pid, 'SIGQUIT')
  await waitUntil(() => !isAlive(running.pid), stopSecondsMax, 10)
}
