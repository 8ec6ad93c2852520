import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { causeOf } from '../platform/check.ts'
import { within } from '../platform/within.ts'
import { errorBody } from './error-handler.ts'

const answerMsMax = 1500

/** Why people should be sent elsewhere: what was found, and what the machine said of it. */
export type Hindrance = { name: string; says: string; cause?: string }
export type FindHindrances = () => Hindrance[]

/** /healthz: this process runs. /readyz: it can also do its work, so a balancer may send people to it. */
export const serveHealth = (app: FastifyInstance, pool: Pool, findHindrances: FindHindrances): void => {
  const ask = async (): Promise<Hindrance[]> => {
    try {
      await within(pool.query('select 1 from schema_migrations limit 1'), answerMsMax)
      return []
    } catch (error) {
      return [{ name: 'database', says: 'The database does not answer.', cause: causeOf(error) }]
    }
  }
  const look = async (): Promise<Hindrance[]> => {
    if (app.leaving.isLeaving()) return [{ name: 'leaving', says: 'This process is about to end.' }]
    // What was read in the background is at hand. The one thing asked here is what may be gone within a second.
    const known = findHindrances()
    return known.length > 0 ? known : ask()
  }
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const hindrances = await look()
    if (hindrances.length === 0) return { status: 'ready' }
    request.log.warn({ code: 'not-ready', hindrances }, 'not ready')
    // The words are for whoever looks after the server; what the machine said may name hosts, and stays in the log.
    const reasons = hindrances.map(({ name, says }) => ({ name, says }))
    return reply
      .status(503)
      .headers({ 'retry-after': 2, 'cache-control': 'no-store' })
      .send({ ...errorBody(request, { code: 'unavailable' }), status: 'not ready', reasons })
  })
}
