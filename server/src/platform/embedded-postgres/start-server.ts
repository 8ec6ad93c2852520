import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { StartError } from '../start-error.ts'
import { account, environment, viewFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import type { Home } from './home.ts'
import { answers, readPostmaster } from './postmaster.ts'
import { waitUntil } from './wait.ts'

export type Settings = Record<string, string>

const startSecondsMax = 120
const leftoverSecondsMax = 20

/** The port asked for if it is free, else any. A server that comes back keeps its address that way. */
const freePort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const spawnServer = (home: Home, port: number, settings: Settings) => {
  const { postgres } = findBinaries()
  const view = viewFor(home.data)
  const log = openSync(home.log, 'w')
  const all: Settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    cluster_name: home.clusterName,
    timezone: 'UTC',
    max_connections: '200',
    log_min_messages: 'fatal',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', view.path, '-p', String(port), ...options], {
    ...account,
    cwd: '/',
    // Its own process group: Ctrl-C in the terminal is for us, and we stop the database last.
    detached: true,
    stdio: ['ignore', log, log, ...view.stdio],
    env: {
      ...environment,
      // A crash leaves a pid file whose number may by now be a zombie or a stranger. PostgreSQL passes over the number
      // named here, yet still refuses while old backends hold the shared memory the file also names.
      PG_GRANDPARENT_PID: String(readPostmaster(home)?.pid ?? 0),
    },
  })
  view.close()
  closeSync(log)
  child.unref()
  return child
}

type Attempt = { started: true; port: number } | { started: false; reason: string }

const attemptStart = async (home: Home, settings: Settings): Promise<Attempt> => {
  const port = await freePort(readPostmaster(home)?.port ?? 0)
  const child = spawnServer(home, port, settings)
  let failure: string | null = null
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', () => {
    failure ??= readFileSync(home.log, 'utf8').trim()
  })
  let ready = false
  await waitUntil(async () => {
    // Our own child must be the one that answers: the port may have gone to a stranger in between.
    if (readPostmaster(home)?.pid === child.pid) ready = await answers(home, port)
    return ready || failure !== null
  }, startSecondsMax)
  return ready ? { started: true, port } : { started: false, reason: failure ?? 'it does not answer' }
}

/** Backends of a killed server take a moment to notice; until the last is gone PostgreSQL rightly refuses. */
const isPassing = (reason: string): boolean => /still in use|could not create any TCP/.test(reason)

export const startServer = async (home: Home, settings: Settings): Promise<{ port: number }> => {
  createCluster(home, findBinaries())
  let attempt = await attemptStart(home, settings)
  await waitUntil(
    async () => {
      if (attempt.started || !isPassing(attempt.reason)) return true
      attempt = await attemptStart(home, settings)
      return attempt.started
    },
    leftoverSecondsMax,
    200,
  )
  if (attempt.started) return { port: attempt.port }
  const [firstLine] = attempt.reason.split('\n')
  throw new StartError(`The database under ${home.folder} did not start: ${firstLine}`)
}
