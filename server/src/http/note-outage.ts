import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

const tellEveryMs = 10_000

/** Says once that the database is away, and from then on how many were refused, ten seconds at a time. */
export const outageNoter = (app: FastifyInstance): ((log: FastifyBaseLogger, error: Error) => void) => {
  let refused = 0
  let timer: NodeJS.Timeout | undefined

  const tell = () => {
    timer = undefined
    if (refused > 0)
      app.log.warn(
        { code: 'requests-refused-in-outage', refused },
        'requests were refused while the database was away',
      )
    refused = 0
  }
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    tell()
  })
  return (log, error) => {
    if (timer) {
      refused += 1
      return
    }
    log.error({ code: 'database-away', err: error }, 'the database is away: requests are answered 503')
    timer = setTimeout(tell, tellEveryMs)
    timer.unref()
  }
}
