import type { Logger } from 'pino'
import { launchPostgres } from './launch-postgres.ts'

const lookEveryMs = 500

/** Launches the server and, should it be killed under us, launches it again where the pool will look for it. */
export const keepPostgres = async (
  dir: string,
  log: Logger,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  let server = await launchPostgres(dir)
  const { url } = server
  const port = Number(new URL(url).port)
  let relaunch: Promise<void> | null = null

  const bringBack = async (): Promise<void> => {
    log.error({ code: 'embedded-database-gone' }, 'the embedded database is gone; starting it again')
    try {
      const next = await launchPostgres(dir, { port })
      // Signs out the entry made for the server that died; the new one keeps us a member.
      await server.stop()
      server = next
      if (next.url !== url)
        log.fatal(
          { code: 'embedded-database-moved' },
          'the embedded database came back at another address: restart this process',
        )
    } catch (error) {
      log.error(
        { code: 'embedded-database-not-started', err: error },
        'the embedded database did not start again',
      )
    }
  }

  const watch = setInterval(() => {
    if (relaunch || server.isRunning()) return
    relaunch = bringBack().finally(() => {
      relaunch = null
    })
  }, lookEveryMs)
  watch.unref()

  const stop = async (): Promise<void> => {
    clearInterval(watch)
    await relaunch
    await server.stop()
  }
  return { url, stop }
}
