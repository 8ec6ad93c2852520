import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

const tellEveryMs = 10_000

/** Says once that the database does not answer, and from then on how many were refused, ten seconds at a time. */
export const outageNoter = (app: FastifyInstance): ((log: FastifyBaseLogger, error: Error) => void) => {
  let refused = 0
  let timer: NodeJS.Timeout | undefined

  const tell = () => {
    timer = undefined
    if (refused > 0)
      app.log.warn(
        { code: 'requests-refused-in-outage', refused },
        'requests were refused while the database did not answer',
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
    log.error(
      { code: 'database-away', err: error },
      'the database does not answer: requests are told so with 503',
    )
    timer = setTimeout(tell, tellEveryMs)
    timer.unref()
  }
}
