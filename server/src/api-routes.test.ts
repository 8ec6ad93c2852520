import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contractEndpoints, programEndpoints, sampleBody } from './testing/contract-endpoints.ts'
import { type Browser, type TestSite, testSite } from './testing/test-site.ts'

// Generated from the contract: a new call is in here, or the first test says which one the server does not answer.
const endpoints = await contractEndpoints()
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const changes = named.filter(([, { effect }]) => effect === 'change')
const byCookie = changes.filter(([, { caller }]) => caller !== 'bearer')

// Whoever checks a credential does so from a page of their own: these say nothing about anybody.
const published = new Set(['/.well-known/did.json', '/api/credentials/v1'])

const ann = 'ann@example.org'
const ben = 'ben@example.org'
const session = 'ledgerleaf.session'

let site: TestSite
let annsBrowser: Browser
let bensBrowser: Browser
const signUp = async (email: string) => {
  const browser = site.browser()
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  return browser
}
beforeAll(async () => {
  site = await testSite()
  annsBrowser = await signUp(ann)
  bensBrowser = await signUp(ben)
})
afterAll(() => site.close())

// Every call comes from a network of its own, so that no limit answers in another's place.
let networks = 0
const network = () => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}

type Words = { cookie?: string; headers?: Record<string, string>; email?: string; payload?: string }
const send = ({ method, path, ...endpoint }: Endpoint, words: Words = {}) => {
  const body = words.payload ?? sampleBody({ method, path, ...endpoint }, words.email ?? ann)
  return site.app.inject({
    method,
    url: path,
    remoteAddress: network(),
    headers: { ...(words.cookie ? { cookie: words.cookie } : {}), ...words.headers },
    ...(body === undefined ? {} : { payload: body }),
  })
}
const cookieOf = (browser: Browser) => `${session}=${browser.cookies.get(session)}`
const csrfOf = async (browser: Browser) => (await browser.get('/api/csrf-token')).json().csrfToken as string

/** The statement that reads every table there is. */
const writeReading = async (): Promise<string> => {
  const { rows: tables } = await site.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name not in ('rate_limits', 'sessions') order by 1`,
  )
  const parts = [`select 'sessions' as name, count(*)::text as part from sessions`]
  for (const { name } of tables)
    parts.push(
      `select '${name}', md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
    )
  return `${parts.join(' union all ')} order by name`
}

/** Everything that is stored, a word for each table, once no work is left to be done. When a session was last seen is not worth a line. */
const stateOfEverything = async (): Promise<Record<string, string>> => {
  const idle = async () =>
    expect((await site.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0)
  await vi.waitFor(idle, 20_000)
  const { rows } = await site.pool.query<{ name: string; part: string }>(await writeReading())
  return Object.fromEntries(rows.map(({ name, part }) => [name, part]))
}

test('the server answers every call of the contract, and describes no other', () => {
  const { paths = {} } = site.app.swagger() as { paths?: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(named.map(([name]) => name).sort())
})

/** What the router itself holds, read from the tree it prints. */
const routerEntries = (): string[] => {
  const parents: string[] = []
  return site.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = /^(.*?)[├└]── (\S+) \(([^)]+)\)$/.exec(line) ?? []
      if (!segment) return []
      const depth = indent.length / 4
      parents[depth] = (parents[depth - 1] ?? '') + segment
      return methods.split(', ').map((method) => `${method} ${parents[depth]}`)
    })
}

test('what the router answers beside the contract only shows what anyone may see', async () => {
  const ofPrograms = (await programEndpoints()).map(({ method, path }) => `${method} ${path}`)
  const declared = new Set<string>([...named.map(([name]) => name), ...ofPrograms])
  // The sandbox is an application of its own, with a key or an unguessable address before everything it does.
  // Assistants speak a protocol of their own at one address, and bring a key for whatever they say.
  const ours = routerEntries().filter((entry) => !/^\w+ (\/sandbox\/|\/mcp$)/.test(entry))
  const undeclared = ours.filter((entry) => !declared.has(entry))
  expect(undeclared.filter((entry) => !/^(GET|HEAD) /.test(entry))).toEqual([])
  const shown = undeclared.filter((entry) => entry.startsWith('GET ') && !entry.startsWith('GET /api/docs'))
  expect(shown.sort()).toEqual([
    // Where an assistant finds out how it comes by a token (RFC 8414, RFC 9728).
    'GET /.well-known/oauth-authorization-server',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/mcp',
    'GET /api/auth/jwks',
    // The way back from an organisation's provider: it opens only for the browser that went out.
    'GET /api/auth/provider/:organisationId/return',
    'GET /api/openapi.json',
    'GET /dev/mail',
    'GET /dev/mail/:file',
    'GET /v1/openapi.json',
  ])
})

test('the API document says of every call that needs an Idempotency-Key that it does', async () => {
  const { paths } = (await site.app.inject('/api/openapi.json')).json()
  const silent = endpoints
    .filter(({ errors }) => errors.includes('idempotency_missing'))
    .filter(({ method, path }) => {
      const documented = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      return !documented.summary.includes('Needs an Idempotency-Key header')
    })
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

describe('without a session', () => {
  test.each(named)('%s knows who may call', async (_, endpoint) => {
    const { statusCode, headers, body } = await send(endpoint)
    if (endpoint.caller !== 'anyone') expect(statusCode).toBe(401)
    expect(statusCode === 501 || statusCode === 503 || statusCode < 500, body).toBe(true)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['access-control-allow-origin']).toBe(published.has(endpoint.path) ? '*' : undefined)
    expect(body).not.toMatch(/node_modules|\.ts:|argon2|select /)
  })
})

describe('with the cookie of a session', () => {
  // Reading every table takes a tenth of a second: all that is refused here is held against it once, and what differs names
  // its table.
  let before: Record<string, string>
  beforeAll(async () => {
    before = await stateOfEverything()
  })

  test.each(byCookie)('%s is refused without a token, and with the token of another', async (_, endpoint) => {
    const cookie = cookieOf(annsBrowser)
    for (const token of [undefined, '', 'x.y', await csrfOf(bensBrowser)]) {
      const answer = await send(endpoint, {
        cookie,
        headers: token === undefined ? {} : { 'x-csrf-token': token },
      })
      expect(answer.json()).toMatchObject({ code: 'csrf_invalid' })
      expect(answer.statusCode).toBe(403)
    }
  })

  test.each(changes)('%s is refused from a page of another origin, token or not', async (_, endpoint) => {
    const headers = { 'x-csrf-token': await csrfOf(annsBrowser) }
    const { origin } = new URL(site.config.publicUrl)
    for (const foreign of ['https://evil.example', 'null', `${origin}.evil.example`, `${origin}0`]) {
      const cookie = cookieOf(annsBrowser)
      const answer = await send(endpoint, { cookie, headers: { ...headers, origin: foreign } })
      expect(answer.json()).toMatchObject({ code: 'foreign_origin' })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test.each(changes)(
    '%s is refused where the browser says another site asks, though it names no origin',
    async (_, endpoint) => {
      for (const where of ['cross-site', 'same-site']) {
        const answer = await send(endpoint, { headers: { 'sec-fetch-site': where } })
        expect(answer.json()).toMatchObject({ code: 'foreign_origin' })
      }
    },
  )

  // Whom somebody invites is another person on purpose; what that tells is asked beside it.
  const naming = named.filter(
    ([name, { body, caller }]) =>
      body && caller === 'person' && name !== 'POST /api/organisation/invitations',
  )
  test.each(naming)('%s gives nothing away to whoever names another person', async (_, endpoint) => {
    const body = sampleBody(endpoint, ben)
    if (!body || !('email' in body)) return
    const headers = { 'x-csrf-token': await csrfOf(annsBrowser) }
    const answer = await send(endpoint, { cookie: cookieOf(annsBrowser), headers, email: ben })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'forbidden' })
  })

  test.each(changes.filter(([, endpoint]) => endpoint.body))(
    '%s reads no body that a plain form could send',
    async (_, endpoint) => {
      const headers = { 'x-csrf-token': await csrfOf(annsBrowser) }
      const payload = JSON.stringify(sampleBody(endpoint, 'form@example.org'))
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const cookie = cookieOf(annsBrowser)
        const answer = await send(endpoint, {
          cookie,
          payload,
          headers: { ...headers, 'content-type': type },
        })
        expect([400, 415, 501]).toContain(answer.statusCode)
      }
    },
  )

  test.each(named)('%s takes no other method, and no override of one', async (_, endpoint) => {
    const taken = new Set(endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method))
    if (taken.has('GET')) taken.add('HEAD' as 'GET')
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (taken.has(method as 'GET')) continue
      const headers = { 'x-http-method-override': endpoint.method, cookie: cookieOf(annsBrowser) }
      const { statusCode } = await site.app.inject({ method, url: endpoint.path, headers })
      expect(statusCode, method).toBe(405)
    }
  })

  test('whatever was refused has left everything as it was', async () => {
    expect(await stateOfEverything()).toEqual(before)
  })
})
