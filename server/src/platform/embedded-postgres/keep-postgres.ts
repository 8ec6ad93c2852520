import { connect } from 'node:net'
import type { Logger } from 'pino'
import { type EmbeddedPostgres, launchPostgres } from './launch-postgres.ts'

const lookMs = 1000

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 5000 })
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })

/**
 * Launches PostgreSQL and keeps it running for as long as we do: one that was killed, or that another process stopped
 * on leaving, is started again at the same address, where every pool finds it by itself.
 */
export const keepPostgres = async (
  dir: string,
  log: Logger,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  let current = await launchPostgres(dir)
  const { url } = current
  const port = Number(new URL(url).port)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  const look = async () => {
    if (stopped || (await accepts(port)) || stopped) return
    log.warn('the embedded database is gone: starting it again')
    try {
      current = await launchPostgres(dir)
      if (current.url !== url) log.error('the embedded database came back at another address: please restart')
    } catch (error) {
      log.error({ err: error }, 'the embedded database could not be started again')
    }
  }
  const schedule = () => {
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!stopped) schedule()
      })
    }, lookMs)
    timer.unref()
  }
  schedule()

  return {
    url,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
      await current.stop()
    },
  }
}
