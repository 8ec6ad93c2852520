import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { findPage } from '@ledgerleaf/contract/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../platform/config.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const fallback = '__spa-fallback'

/** The built site: which file answers a page, and the hashes of the inline scripts each file carries. */
export type Site = { clientDir: string; scriptHashes: Record<string, string[]> }

/** Null where the site is not built: in development Vite serves the pages instead. */
export const readSite = (webBuildDir: string): Site | null => {
  const hashesFile = path.join(webBuildDir, 'csp.json')
  if (!existsSync(hashesFile)) return null
  return {
    clientDir: path.join(webBuildDir, 'client'),
    scriptHashes: JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, string[]>,
  }
}

const sendHtml = (reply: FastifyReply, site: Site, name: string, file: string) =>
  reply
    .header('content-security-policy', contentSecurityPolicy(site.scriptHashes[name]))
    .header('cache-control', 'no-cache')
    .sendFile(file)

const sendPage = (reply: FastifyReply, site: Site, url: string, development: boolean) => {
  const pathname = url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
  const page = findPage(pathname)
  if (!page || (page.developmentOnly && !development)) {
    return sendHtml(reply.status(404), site, fallback, `${fallback}.html`)
  }
  if (page.rendered === 'in-browser') return sendHtml(reply, site, fallback, `${fallback}.html`)
  return sendHtml(reply, site, pathname, path.join(pathname, 'index.html').slice(1))
}

/** Files by their own names, pages by the list of the contract, and our own 404 page for whatever is neither. */
export const serveSite = async (app: FastifyInstance, config: Config, site: Site): Promise<void> => {
  await app.register(fastifyStatic, {
    root: site.clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      // What the build names by its content never changes; everything else is asked for again.
      const immutable = file.includes(`${path.sep}assets${path.sep}`)
      if (!file.includes('.html')) {
        reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      }
    },
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const isCall = /^\/(api|socket\.io|log|dev)(\/|$)/.test(request.url.split('?')[0] ?? '')
    return isCall ? reply.callNotFound() : sendPage(reply, site, request.url, !config.production)
  })
}
