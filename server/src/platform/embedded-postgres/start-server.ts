import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { StartError } from '../start-error.ts'
import { account, environment, viewFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { type Home, readPort, rememberPort } from './home.ts'
import { answers, readPostmaster } from './postmaster.ts'
import { waitUntil } from './wait.ts'

type Settings = Record<string, string>

/** `port`: this one and no other, for those who are connected already and wait for it to come back. */
export type StartOptions = { settings?: Settings; port?: number }

const startSecondsMax = 120
const leftoverSecondsMax = 20

const probe = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })

const choosePort = async (home: Home, { port }: StartOptions): Promise<number> => {
  const free = port ? await probe(port) : ((await probe(readPort(home))) ?? (await probe(0)))
  if (free === null) throw new StartError(`Port ${port ?? 'of any number'} on 127.0.0.1 is taken.`)
  return free
}

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
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', view.path, '-p', String(port), ...flags], {
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

const attemptStart = async (home: Home, options: StartOptions): Promise<Attempt> => {
  const port = await choosePort(home, options)
  const child = spawnServer(home, port, options.settings ?? {})
  let failure: string | null = null
  child.once('error', (error) => {
    failure = error.message
  })
  const explain = () => {
    failure ??= readFileSync(home.log, 'utf8').trim()
  }
  child.once('exit', explain)
  let ready = false
  await waitUntil(async () => {
    // Our own child must be the one that answers: the port may have gone to a stranger in between.
    if (readPostmaster(home)?.pid === child.pid) ready = await answers(home, port)
    return ready || failure !== null
  }, startSecondsMax)
  child.off('exit', explain)
  return ready ? { started: true, port } : { started: false, reason: failure ?? 'it does not answer' }
}

/** Backends of a killed server take a moment to notice; until the last is gone PostgreSQL rightly refuses. */
const isPassing = (reason: string): boolean => /still in use|could not create any TCP/.test(reason)

export const startServer = async (home: Home, options: StartOptions): Promise<{ port: number }> => {
  await createCluster(home, findBinaries())
  let attempt = await attemptStart(home, options)
  await waitUntil(
    async () => {
      if (attempt.started || !isPassing(attempt.reason)) return true
      attempt = await attemptStart(home, options)
      return attempt.started
    },
    leftoverSecondsMax,
    200,
  )
  if (attempt.started) {
    rememberPort(home, attempt.port)
    return { port: attempt.port }
  }
  const [firstLine] = attempt.reason.split('\n')
  throw new StartError(`The database under ${home.folder} did not start: ${firstLine}`)
}
