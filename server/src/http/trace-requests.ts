import type { FastifyInstance, FastifyRequest } from 'fastify'
import { activeSpan, inSpan } from '../platform/tracing/active-span.ts'
import type { OpenSpan, Tracer } from '../platform/tracing/span.ts'
import { readTraceparent } from '../platform/tracing/trace-context.ts'

/**
 * Every request as a span, under the trace its browser named. It is called by the pattern of its route: an address may hold
 * a name, a token or whatever somebody put there.
 */
export const traceRequests = (app: FastifyInstance, tracer: Tracer): void => {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    // A page asks our own calls for what it begins with: they are part of it.
    const around = activeSpan()?.context
    const named = around ?? readTraceparent(request.headers.traceparent)
    const span = tracer.begin(request.method, 'server', named, around === undefined)
    spans.set(request, span)
    inSpan(span, done)
  })
  // A body arrives in events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => inSpan(spans.get(request), done))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      hasFailed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'ledgerleaf.request_id': request.id,
      },
    })
  })
}
