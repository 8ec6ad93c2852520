import { pages, publicPaths } from '@ledgerleaf/contract/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../platform/config.ts'

// A path with a parameter is covered by the one it continues, or is a public page that is drawn in the browser.
const kept = pages.filter((page) => page.rendered === 'in-browser' && !page.path.includes(':'))

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /v1/',
    ...kept.map((page) => `Disallow: ${page.path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const sitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** What search engines ask for first: which pages there are, and which are nobody else's business. */
export const serveCrawlers = (
  app: FastifyInstance,
  config: Config,
  findPaths: () => Promise<string[]>,
): void => {
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text)
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    send(reply, 'text/plain', robots(config.publicUrl)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, 'application/xml', sitemap(config.publicUrl, [...publicPaths, ...(await findPaths())])),
  )
}
