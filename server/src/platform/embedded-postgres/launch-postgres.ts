import { databaseUrl, openHome } from './home.ts'
import { withLock } from './lock.ts'
import { hasMembers, joinMembers } from './members.ts'
import { findRunning, runningPostmaster, stopPostmaster } from './postmaster.ts'
import { type StartOptions, startServer } from './start-server.ts'

export type EmbeddedPostgres = {
  url: string
  /** Whether it ran already: another process of ours started it, or one that was killed left it behind. */
  adopted: boolean
  isRunning: () => boolean
  stop: () => Promise<void>
}

/**
 * A real PostgreSQL on a loopback port with everything it has below `dir`. Whoever comes second shares it, and the
 * last to call `stop` ends it, so it outlives neither a clean exit nor the process that happened to start it.
 */
export const launchPostgres = async (dir: string, options: StartOptions = {}): Promise<EmbeddedPostgres> => {
  const home = openHome(dir)
  return withLock(home.lock, async () => {
    const running = await findRunning(home)
    const { port } = running ?? (await startServer(home, options))
    const leave = joinMembers(home)
    let left: Promise<void> | null = null
    const stop = () =>
      withLock(home.lock, async () => {
        leave()
        if (!hasMembers(home)) await stopPostmaster(home)
      })
    return {
      url: databaseUrl(home, port),
      adopted: running !== null,
      isRunning: () => runningPostmaster(home) !== null,
      stop: () => {
        left ??= stop()
        return left
      },
    }
  })
}
