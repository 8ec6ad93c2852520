import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtOrigin } from '@ledgerleaf/contract/page-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageHead } from './head-tags.ts'

const tracedTag = '<meta name="tracing" content="on">'

type Encoding = 'br' | 'gzip'

export type PageFile = { html: Buffer; etag: string; packed: (encoding: Encoding) => Promise<Buffer> }

const runnable = /(<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>)/

/** Scripts that run are named by their hashes and stay as they were built; data blocks and tags may change. */
const fillInOrigin = (html: string, origin: string): string =>
  html
    .split(runnable)
    .map((part) => (runnable.test(part) ? part : part.replaceAll(builtOrigin, origin)))
    .join('')

const pack = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 9 }),
} as const

const toPageFile = (text: string): PageFile => {
  const html = Buffer.from(text)
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    html,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    packed: (encoding) => {
      made[encoding] ??= pack[encoding](html)
      return made[encoding]
    },
  }
}

/** A page as this server sends it, kept in memory; compressed when first asked for, so that starting stays quick. */
export const readPage = (file: string, origin: string, isTraced = false): PageFile => {
  const html = fillInOrigin(readFileSync(file, 'utf8'), origin)
  // By this the page knows that it should name a trace with each call.
  return toPageFile(isTraced ? html.replace('</head>', () => `${tracedTag}</head>`) : html)
}

/** The same page with other words in its body; its scripts stay as they were built. */
export const withBody = (page: PageFile, body: string): PageFile => {
  const html = page.html.toString()
  const begins = html.indexOf('<body>') + '<body>'.length
  return toPageFile(html.slice(0, begins) + body + html.slice(html.indexOf('<script', begins)))
}

/** The same page under another title and with more in its head. Not by a pattern: what is put in may hold any sign. */
export const withHead = (page: PageFile, { title, tags }: PageHead): PageFile => {
  const [before = '', ...after] = page.html.toString().split('</head>')
  const head = before.replace(/<title>[^<]*<[/]title>/, () => `<title>${title}</title>`)
  return toPageFile([head + tags, ...after].join('</head>'))
}

const acceptedEncoding = (request: FastifyRequest): Encoding | null => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((word) => word.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

export const sendPageFile = async (request: FastifyRequest, reply: FastifyReply, page: PageFile) => {
  const encoding = acceptedEncoding(request)
  // Every form of the page has a tag of its own: they are not the same bytes.
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag)
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*(?:W\/)?/)
  if (reply.statusCode === 200 && known.some((tag) => tag.replace(/^W\//, '') === etag))
    return reply.status(304).send()
  if (!encoding) return reply.send(page.html)
  return reply.header('content-encoding', encoding).send(await page.packed(encoding))
}
