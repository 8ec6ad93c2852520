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

/** What every answer carries besides, put together once: who calls us a thousand times a second need not wait for it. */
const headersOf = (config: Config): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  // The sign-in popup visits the provider's origin and must still be able to find its way back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(config.publicUrl.startsWith('https://')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter this once asked for opened holes of its own.
  'x-xss-protection': '0',
})

export const setSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const headers = headersOf(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isCall =
      request.url.startsWith('/api/') || isOfPrograms(request) || 'endpoint' in request.routeOptions.config
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}
