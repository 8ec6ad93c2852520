import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { isOfPrograms } from './problem.ts'

/**
 * The policy of every answer. Scripts come from our own files, or are the few inline ones of a pre-rendered page,
 * each named by its hash. Styles may be inline: React writes style attributes, and no style can run code. A page may ask
 * our own server, and whoever else is named: the chain, where readers may ask it themselves. No page of another site shows
 * ours in a frame, but what was made for that.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  asked: readonly string[] = [],
  frames: "'none'" | '*' = "'none'",
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ')

export const setSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The sign-in popup visits the provider's origin and must still be able to find its way back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: config.publicUrl.startsWith('https://') ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy())
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
  })
  app.addHook('onSend', async (request, reply) => {
    const isCall =
      request.url.startsWith('/api/') || isOfPrograms(request) || 'endpoint' in request.routeOptions.config
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
