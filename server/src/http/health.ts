import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { DomainError } from '../platform/domain-error.ts'
import { within } from '../platform/within.ts'

const answerMsMax = 1500

/** Says why this process cannot do its work, or null. */
export type Hindrance = () => Promise<string | null>

/** /healthz: this process runs. /readyz: it can also do its work, so a balancer may send people to it. */
export const serveHealth = (app: FastifyInstance, pool: Pool, findHindrance: Hindrance): void => {
  const look = async (): Promise<string | null> => {
    if (app.leaving.isLeaving()) return 'this process is about to end'
    try {
      await within(pool.query('select 1 from schema_migrations limit 1'), answerMsMax)
      return await within(findHindrance(), answerMsMax)
    } catch (error) {
      return `the database does not answer: ${error instanceof Error ? error.message : error}`
    }
  }
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    const hindrance = await look()
    if (hindrance === null) return { status: 'ready' }
    request.log.warn({ code: 'not-ready', reason: hindrance }, 'not ready')
    throw new DomainError('unavailable', { retryAfterSeconds: 2 })
  })
}
