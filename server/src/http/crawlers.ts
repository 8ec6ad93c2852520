import { pages } from '@ledgerleaf/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'

const found = pages.filter((page) => page.rendered === 'ahead')
// A path with a parameter is covered by the one it continues, or is a public page that is drawn in the browser.
const kept = pages.filter((page) => page.rendered === 'in-browser' && !page.path.includes(':'))

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...kept.map((page) => `Disallow: ${page.path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...found.map((page) => `<url><loc>${escapeXml(origin + page.path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** What search engines ask for first: which pages there are, and which are nobody else's business. */
export const serveCrawlers = (app: FastifyInstance, config: Config): void => {
  const texts = [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(config.publicUrl) },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(config.publicUrl) },
  ]
  for (const { url, type, text } of texts) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    )
  }
}
