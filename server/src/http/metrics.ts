import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Authenticate } from './request-guard.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const bearerHolds = (request: FastifyRequest, token: string | null) => {
  const given = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** A figure that is read when somebody asks for it. */
export type GaugeReader = { name: string; help: string; read: () => number | Promise<number> }

/** Figures of several things under one name, told apart by labels. */
export type LabelledGauge<Label extends string = string> = {
  name: string
  help: string
  labels: readonly Label[]
  readAll: () => { labels: Record<Label, string>; value: number }[]
}

/** Prometheus figures, for an operator's session or the holder of METRICS_TOKEN; for anyone else there is no such page. */
export const serveMetrics = (
  app: FastifyInstance,
  config: Config,
  authenticate: Authenticate,
  gauges: readonly GaugeReader[] = [],
  labelled: readonly LabelledGauge[] = [],
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  for (const { name, help, labels, readAll } of labelled)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels: own, value } of readAll()) this.set(own, value)
      },
    })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isOperator = (await authenticate(request.cookies))?.roles.includes('operator') ?? false
    if (!isOperator && !bearerHolds(request, config.metricsToken)) throw new DomainError('not_found')
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
}
