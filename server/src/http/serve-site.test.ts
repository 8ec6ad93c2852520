import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { pages, publicPaths } from '@ledgerleaf/contract/pages'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openRenderer } from './open-renderer.ts'
import { readSite, serveSite } from './serve-site.ts'
import { buildServer } from './server.ts'

const build = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-site-'))
const files = {
  'csp.json': JSON.stringify({
    '/': ['sha256-home'],
    '/contact': ['sha256-contact'],
    '/projects/_': ['sha256-project'],
    '__spa-fallback': ['sha256-app'],
  }),
  'client/index.html': `<link rel="canonical" href="https://ledgerleaf.invalid/"><script>const a = "https://ledgerleaf.invalid"</script><script type="application/ld+json">{"url":"https://ledgerleaf.invalid/"}</script><h1>Home</h1>`,
  'client/contact/index.html': '<h1>Contact</h1>',
  'client/projects/_/index.html':
    '<head><title>Project</title></head><body><p>Loading</p><script>start()</script></body>',
  // Draws as the built site does, on a thread; what it is asked for and the words it makes are this test's own.
  'drawer/drawer.mjs': `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, kind, path, answers }) => {
      if (path === '/projects/fatal' && kind === 'body') process.exit(1)
      if (path === '/projects/odd' && kind === 'body') return parentPort.postMessage({ id, failed: 'cannot be drawn' })
      const calls = [{ address: '/api' + path, key: [path], as: 'answer' }]
      const done = kind === 'body' ? '<h1>' + answers[0].answer.name.replace('<', '&lt;') + '</h1><a href="https://ledgerleaf.invalid/x">' : calls
      parentPort.postMessage({ id, done })
    })`,
  'client/__spa-fallback.html': '<head><title>Ledgerleaf</title></head><div>App</div>',
  'client/assets/app-1a2b.js': 'export {}',
  'client/favicon.svg': '<svg/>',
  'secret.txt': 'not for the world',
}
const packed = gzipSync(randomBytes(4000))

// A few projects and nobody who sells them; a path with `broken` finds the database gone.
let oakName = 'Oak </script>'
const known = ['oak', 'odd', 'fatal', 'mute'].map((name) => `/projects/${name}`)
const things = {
  findPaths: async () => ['/projects/oak'],
  describe: async (path: string) => {
    if (path === '/projects/broken') throw new Error('the database is gone')
    if (known.includes(path))
      return {
        title: 'Oak & "Ash" </head>',
        description: 'Two $& trees',
        picture: '/art/preview-marketplace.png',
      }
    return path.startsWith('/projects/') ? null : undefined
  },
}

const serve = async (variables: Record<string, string> = {}) => {
  const config = readConfig({ PORT: '3999', ...variables })
  const site = readSite(build)
  if (!site) throw new Error('the site was not found')
  const renderer = openRenderer(site.rendererFile)
  return buildServer({
    config,
    secret: 'secret',
    log: pino({ level: 'silent' }),
    authenticate: async () => null,
    routes: [],
    extensions: [
      (app) => {
        app.addHook('onClose', renderer.close)
        app.get('/api/projects/:id', async (request, reply) =>
          request.url.endsWith('mute') ? reply.status(503).send({}) : { name: oakName },
        )
      },
      (app) => serveSite(app, { config, site, things, renderer }),
    ],
  })
}

let app: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
    writeFileSync(path.join(build, name), content)
  }
  writeFileSync(path.join(build, 'client/packed.tgz'), packed)
  app = await serve()
})
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

describe('pages', () => {
  test('the badge alone may stand in a page of another site', async () => {
    const badge = await app.inject('/badge/keller')
    expect(policyOf(badge.headers)).toContain('frame-ancestors *')
    expect(badge.headers['x-frame-options']).toBeUndefined()
    for (const url of ['/', '/signin', '/climate/keller', '/badge/keller/more', '/badge']) {
      const { headers } = await app.inject(url)
      expect(policyOf(headers)).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    }
  })

  test.each([
    ['/', 'Home', 'sha256-home'],
    ['/contact', 'Contact', 'sha256-contact'],
    ['/contact/', 'Contact', 'sha256-contact'],
    ['/contact?from=mail', 'Contact', 'sha256-contact'],
    ['/signin', 'App', 'sha256-app'],
    ['/sellers/some-seller', 'App', 'sha256-app'],
    ['/buy/2', 'App', 'sha256-app'],
  ])('%s is served with the hashes of its own scripts', async (url, text, hash) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain(text)
    expect(policyOf(answer.headers)).toContain(`script-src 'self' '${hash}'`)
  })

  test('every page of the contract is a page, also where programs ask below it', async () => {
    const plain = pages.filter(({ path, rendered }) => rendered === 'in-browser' && !path.includes(':'))
    for (const { path } of plain) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
    const unknown = await app.inject('/log/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toMatchObject({ code: 'not_found' })
    expect((await app.inject('/log/12')).headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('a page names traces where its server tells them to somebody, and nowhere else', async () => {
    const traced = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    const tag = '<meta name="tracing" content="on">'
    expect((await traced.inject({ url: '/sign-in' })).body).toContain(`${tag}</head>`)
    await traced.close()
    expect((await app.inject({ url: '/sign-in' })).body).not.toContain(tag)
  })

  test('a page may ask our own server, and the chain where readers may ask it themselves', async () => {
    expect(policyOf((await app.inject('/')).headers)).toContain("connect-src 'self';")
    const other = await serve({
      CHAIN_RPC_URL: 'http://127.0.0.1:8545',
      CHAIN_KEY: `0x${'11'.repeat(32)}`,
      CHAIN_PUBLIC_RPC_URL: 'https://rpc.example.com/v1/public',
    })
    const { headers } = await other.inject('/')
    await other.close()
    expect(policyOf(headers)).toContain("connect-src 'self' https://rpc.example.com;")
  })

  test.each(['/nothing', '/contact/deeper', '/sellers/a/b', '/index.html', '/__spa-fallback.html'])(
    '%s is no page: our own 404 page, with its status',
    async (url) => {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('App')
    },
  )

  test('one about a thing says so to whoever draws a preview of it', async () => {
    const { body, statusCode, headers } = await app.inject('/projects/oak?from=mail')
    expect(statusCode).toBe(200)
    expect(policyOf(headers)).toContain("'sha256-project'")
    expect(body).toContain('<title>Oak &#38; &#34;Ash&#34; &#60;/head&#62; · Ledgerleaf</title>')
    expect(body).toContain('property="og:title" content="Oak &#38; &#34;Ash&#34; &#60;/head&#62;"')
    expect(body).toContain('name="description" content="Two $&#38; trees"')
    expect(body).toContain('rel="canonical" href="http://localhost:3999/projects/oak"')
    expect(body).toContain('content="http://localhost:3999/art/preview-marketplace.png"')
    expect(body.match(/<title>/g)).toHaveLength(1)
  })

  test('one about a thing that is not there has the status of that, and still our page', async () => {
    const answer = await app.inject('/projects/elm')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Loading')
    expect(answer.body).not.toContain('og:title')
  })

  test('one that cannot be described now is drawn all the same', async () => {
    const answer = await app.inject('/projects/broken')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('og:title')
    expect(answer.body).toContain('</h1>')
  })

  test('one about a thing holds its words and the answers they come from, and no other script', async () => {
    const { body } = await app.inject('/projects/oak')
    expect(body).toContain('<body><h1>Oak &lt;/script>')
    expect(body).not.toContain('Loading')
    expect(body).toContain('<a href="http://localhost:3999/x">')
    expect(body).toContain('<script>start()</script>')
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="first-answers">',
      '<script>',
    ])
    const [, answers = ''] = /id="first-answers">([^<]*)</.exec(body) ?? []
    expect(JSON.parse(answers)).toEqual([{ key: ['/projects/oak'], as: 'answer', answer: { name: oakName } }])
  })

  test('one about a thing is never older than the thing, and not sent again while that is the same', async () => {
    const first = await app.inject('/projects/oak')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: '/projects/oak', headers })).statusCode).toBe(304)
    oakName = 'Old oak'
    const next = await app.inject({ url: '/projects/oak', headers })
    expect(next.statusCode).toBe(200)
    expect(next.body).toContain('<h1>Old oak</h1>')
  })

  test.each([
    ['whose drawing fails', '/projects/odd'],
    ['whose drawing ends the thread', '/projects/fatal'],
    ['whose answer does not come', '/projects/mute'],
  ])('one %s is sent as it was built, for the browser to fill', async (_, url) => {
    const { body, statusCode } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<p>Loading</p>')
    expect(body).toContain('og:title')
    // The next one is drawn, by a new thread if need be.
    expect((await app.inject('/projects/oak')).body).toContain('oak</h1>')
  })

  test('an unknown call gets a refusal, not a page', async () => {
    const answer = await app.inject('/api/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })

  test('name the public address, but for the scripts whose hashes are known', async () => {
    const { body } = await app.inject('/')
    expect(body).toContain('<link rel="canonical" href="http://localhost:3999/">')
    expect(body).toContain('{"url":"http://localhost:3999/"}')
    expect(body).toContain('const a = "https://ledgerleaf.invalid"')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are packed once, with %s, and not sent again to who has them', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding }
    const first = await app.inject({ url: '/contact', headers })
    expect(first.headers['content-encoding']).toBe(encoding)
    expect(first.headers.vary).toContain('accept-encoding')
    expect(unpack(first.rawPayload).toString()).toContain('Contact')
    const etag = String(first.headers.etag)
    const again = await app.inject({ url: '/contact', headers: { ...headers, 'if-none-match': `W/${etag}` } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const plain = await app.inject({ url: '/contact', headers: { 'if-none-match': etag } })
    expect(plain.statusCode).toBe(200)
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('what is packed already is sent as it is, and not announced as packed once more', async () => {
    const answer = await app.inject({ url: '/packed.tgz', headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.rawPayload.equals(packed)).toBe(true)
  })

  test('the style guide exists outside production only', async () => {
    expect((await app.inject('/styleguide')).statusCode).toBe(200)
    const production = await serve({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://ledgerleaf.example',
      APP_SECRET: 'x'.repeat(32),
    })
    const answer = await production.inject('/styleguide')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['strict-transport-security']).toContain('max-age=63072000')
    await production.close()
  })
})

describe('search engines', () => {
  test('find every public page in the sitemap, by its public address', async () => {
    const answer = await app.inject('/sitemap.xml')
    expect(answer.headers['content-type']).toContain('application/xml')
    const listed = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual([...publicPaths, '/projects/oak'].map((path) => `http://localhost:3999${path}`))
  })

  test('are kept out of calls and of the pages of an account, and shown the sitemap', async () => {
    const { body } = await app.inject('/robots.txt')
    for (const path of ['/api/', '/buyer_dashboard', '/account', '/signin'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).not.toMatch(/Disallow: \/(sellers|tour|contact)?\n/)
    expect(body).toContain('Sitemap: http://localhost:3999/sitemap.xml')
  })
})

describe('files', () => {
  test('named by their content are kept by the browser for good', async () => {
    const answer = await app.inject('/assets/app-1a2b.js')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  test('with a lasting name are asked for again', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.git/HEAD',
    '/.env',
  ])('outside the site are not there: %s', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('not for the world')
  })
})
