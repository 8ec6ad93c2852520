import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { findPage, framePath, pages } from '@ledgerleaf/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { serveCrawlers } from './crawlers.ts'
import { drawnPages } from './drawn-pages.ts'
import { serveGuides } from './guides.routes.ts'
import { type Described, pageHead } from './head-tags.ts'
import type { Renderer } from './open-renderer.ts'
import { type PageFile, readPage, sendPageFile, withHead } from './page-files.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const fallback = '__spa-fallback'

/** The built site: which file answers a page, and the hashes of the inline scripts each file carries. */
export type Site = { clientDir: string; rendererFile: string; scriptHashes: Record<string, string[]> }

/** Null where the site is not built: in development Vite serves the pages instead. */
export const readSite = (webBuildDir: string): Site | null => {
  const hashesFile = path.join(webBuildDir, 'csp.json')
  if (!existsSync(hashesFile)) return null
  return {
    clientDir: path.join(webBuildDir, 'client'),
    rendererFile: path.join(webBuildDir, 'drawer', 'drawer.mjs'),
    scriptHashes: JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, string[]>,
  }
}

/** Every page of the site as a file of the build, with our public address in it. */
const readPages = (site: Site, origin: string, isTraced: boolean): Map<string, PageFile> => {
  const built = pages.filter((page) => page.rendered !== 'in-browser').map((page) => framePath(page.path))
  const files = [
    ...built.map((name) => [name, path.join(name, 'index.html')]),
    [fallback, `${fallback}.html`],
  ]
  return new Map(
    files
      .map(([name = '', file = '']) => [name, path.join(site.clientDir, file)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, readPage(file, origin, isTraced)]),
  )
}

const pathOf = (url: string): string => url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'

/** Which page of the build answers an address: its own, the shell that is filled in the browser, or none. */
const fileOf = (
  path: string,
  development: boolean,
): { name: string; isDrawn: boolean; isFramed: boolean } | null => {
  const page = findPage(path)
  if (!page || (page.developmentOnly && !development)) return null
  const name = page.rendered === 'in-browser' ? fallback : framePath(page.path)
  return { name, isDrawn: page.rendered === 'when-asked', isFramed: page.framed === true }
}

/** The pages that are each about one thing, as those know them who keep the things. */
type ThingPages = {
  findPaths: () => Promise<string[]>
  /** Null where there is no such thing, undefined where the path is about none. */
  describe: (path: string) => Promise<Described | null | undefined>
}

type SiteParts = { config: Config; site: Site; things: ThingPages; renderer: Renderer }

/** Files by their own names, pages by the list of the contract, and our own 404 page for whatever is neither. */
export const serveSite = async (
  app: FastifyInstance,
  { config, site, things, renderer }: SiteParts,
): Promise<void> => {
  const files = readPages(site, config.publicUrl, Boolean(config.tracing?.tracesUrl))
  const draw = drawnPages(app, renderer, config.publicUrl)
  const { publicRpcUrl } = config.chain
  const asked = publicRpcUrl ? [new URL(publicRpcUrl).origin] : []
  // The thread that draws is ready before the first visitor is; whether it is does not hold up the start.
  app.addHook('onListen', async () => void renderer.firstCalls('/', '').catch(() => undefined))
  serveCrawlers(app, config, things.findPaths)
  serveGuides(app, config)
  await app.register(fastifyStatic, {
    root: site.clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      // By another name it would be announced as packed once more, and no browser could open it.
      if (file.endsWith('.tgz')) reply.header('content-type', 'application/gzip')
      // What the build names by its content never changes; everything else is asked for again.
      const immutable = file.includes(`${path.sep}assets${path.sep}`)
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // A page comes packed already.
  app.get('/*', { schema: { hide: true }, compress: false }, async (request, reply) => {
    const path = pathOf(request.url)
    const found = fileOf(path, !config.production)
    // The public log has a page of its own and, below it, addresses for programs.
    const isCall = !found && /^\/(api|v1|socket\.io|log|dev)(\/|$)/.test(path)
    const name = found && files.has(found.name) ? found.name : fallback
    const file = files.get(name)
    if (isCall || !file) return reply.callNotFound()
    // A page that cannot be described now can still be drawn by the browser, or say there what is wrong.
    const about = found ? await things.describe(path).catch(() => undefined) : undefined
    const frames = found?.isFramed ? '*' : "'none'"
    reply
      .status(!found || about === null ? 404 : 200)
      .header('content-security-policy', contentSecurityPolicy(site.scriptHashes[name], asked, frames))
    if (found?.isFramed) reply.removeHeader('x-frame-options')
    const head = about ? pageHead(config.publicUrl + path, config.publicUrl, about) : null
    const frame = head ? () => withHead(file, head) : () => file
    if (!found?.isDrawn || name === fallback || about === null) return sendPageFile(request, reply, frame())
    const search = request.url.slice(request.url.split('?')[0]?.length)
    return sendPageFile(request, reply, await draw({ path, search, frame, about: head?.tags ?? '' }))
  })
}
