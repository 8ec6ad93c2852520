import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Authenticate } from './request-guard.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const bearerHolds = (request: FastifyRequest, token: string | null) => {
  const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Prometheus figures, for an operator's session or the holder of METRICS_TOKEN; for anyone else there is no such page. */
export const serveMetrics = (
  app: FastifyInstance,
  config: Config,
  authenticate: Authenticate,
  registry: Registry,
): void => {
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isOperator = (await authenticate(request.cookies))?.roles.includes('operator') ?? false
    if (!isOperator && !bearerHolds(request, config.metricsToken)) throw new DomainError('not_found')
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
}
