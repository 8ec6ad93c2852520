import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { DomainError } from '../platform/domain-error.ts'

const answerMsMax = 1500

const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** /healthz: this process runs. /readyz: it can also do its work, so a balancer may send people to it. */
export const serveHealth = (app: FastifyInstance, pool: Pool): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await within(pool.query('select 1 from schema_migrations limit 1'), answerMsMax)
    } catch (error) {
      request.log.warn({ code: 'not-ready', err: error }, 'not ready: the database does not answer')
      throw new DomainError('unavailable', { retryAfterSeconds: 2 })
    }
    return { status: 'ready' }
  })
}
