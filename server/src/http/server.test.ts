import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { endpoint } from '@ledgerleaf/contract/endpoint'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import { makeCsrfToken } from './csrf.ts'
import { type Caller, route } from './route.ts'
import { buildServer } from './server.ts'

const config = readConfig({ PORT: '3999' })
const secret = 'a secret that only this test knows about'
const session = 'ledgerleaf.session'
const told: string[] = []
const ada: Caller = {
  personId: 'p1',
  organisationId: 'o1',
  memberRole: 'owner',
  sessionId: 's1',
  email: 'ada@example.com',
  emailVerified: true,
  isLimited: false,
  name: 'Ada',
  company: null,
  roles: ['buyer'],
}

const shared = { tag: 'Test', answer: z.object({ name: z.string() }), errors: [] } as const
const change = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/change',
  summary: 'Changes something',
  effect: 'change',
  caller: 'anyone',
  body: z.object({ name: z.string().check(z.minLength(1, 'Name is required')) }),
})
const look = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/look',
  summary: 'Looks at something',
  effect: 'read',
  caller: 'person',
})
const broken = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/broken/:how',
  summary: 'Breaks',
  effect: 'read',
  caller: 'anyone',
  params: z.object({ how: z.string() }),
})

const failures: Record<string, Error> = {
  bug: new Error('a secret detail of our own'),
  refusal: new DomainError('rate_limited', { retryAfterSeconds: 7 }),
  database: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  patience: Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
}

let app: Awaited<ReturnType<typeof buildServer>>
beforeAll(async () => {
  app = await buildServer({
    config,
    secret,
    log: pino({ level: 'warn' }, { write: (line: string) => void told.push(line) }),
    authenticate: async (cookies) => (cookies[session] === 'ada' ? ada : null),
    routes: [
      route(change, async ({ body }) => ({ name: body.name })),
      route(look, async ({ caller }) => ({ name: caller.name })),
      route(broken, async ({ params }) => {
        throw failures[params.how]
      }),
    ],
    extensions: [],
  })
})
afterAll(() => app.close())

type Words = { body?: unknown; headers?: Record<string, string>; cookies?: Record<string, string> }
const send = async (url: string, { body, headers, cookies }: Words = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url,
    ...(body === undefined ? {} : { payload: body as object }),
    ...(headers ? { headers } : {}),
    ...(cookies ? { cookies } : {}),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json() as Record<string, unknown>,
  }
}

describe('refusals', () => {
  test('carry a text, a code, the field and the request id, and nothing else', async () => {
    const { status, body, headers } = await send('/api/change', { body: { name: '' } })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'Name is required',
      code: 'invalid_input',
      field: 'name',
      requestId: headers['x-request-id'],
    })
  })

  test.each([
    ['a wrong type', { name: 7 }],
    ['a missing field', {}],
    ['null', { name: null }],
    ['an array', { name: [] }],
    ['an object', { name: {} }],
  ])('name the field that holds %s', async (_, body) => {
    expect((await send('/api/change', { body })).body).toMatchObject({ code: 'invalid_input', field: 'name' })
  })

  test('meet a body that is not JSON', async () => {
    const words = { body: '{"name":', headers: { 'content-type': 'application/json' } }
    expect(await send('/api/change', words)).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
  })

  test('meet a body in another format', async () => {
    const words = { body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect(await send('/api/change', words)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    })
  })

  test('meet ten megabytes where a name was expected', async () => {
    expect(await send('/api/change', { body: { name: 'x'.repeat(10_000_000) } })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  test('meet a prototype key without letting it through', async () => {
    const words = {
      body: '{"name":"x","__proto__":{"admin":true}}',
      headers: { 'content-type': 'application/json' },
    }
    expect((await send('/api/change', words)).status).toBe(400)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('say which methods a known path takes', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/change' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST')
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  test('meet an unknown path', async () => {
    expect(await send('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('tell nothing of a bug but the request id', async () => {
    const answer = await app.inject('/api/broken/bug')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Nothing was changed.',
      code: 'internal_error',
      requestId: answer.headers['x-request-id'],
    })
  })

  test('say when to try again', async () => {
    const answer = await app.inject('/api/broken/refusal')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('7')
  })

  test('call a lost database unavailable, not broken', async () => {
    expect((await app.inject('/api/broken/database')).statusCode).toBe(503)
  })

  test('call a statement that waited too long unavailable: nothing was changed, and it may be tried again', async () => {
    expect((await app.inject('/api/broken/patience')).statusCode).toBe(503)
  })

  test.each([
    ['takes a connection and says nothing', () => {}],
    ['hangs up', (socket: Socket) => socket.destroy()],
  ])('call a database unavailable that %s', async (how, meet) => {
    const database = createServer(meet).listen(0, '127.0.0.1')
    await once(database, 'listening')
    const { port } = database.address() as AddressInfo
    const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 })
    const problem = await drizzle({ client: pool })
      .execute('select 1')
      .catch((error: Error) => error)
    failures[how] = problem as Error
    expect((await app.inject(`/api/broken/${encodeURIComponent(how)}`)).statusCode).toBe(503)
    await pool.end()
    database.close()
  })

  test('meet an address that cannot be read in the one shape, and repeat none of it', async () => {
    const answer = await app.inject('/api/%zz')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', requestId: answer.headers['x-request-id'] })
    expect(answer.body).not.toContain('zz')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  test.each(['/api/broken/a%00b', '/api/change?name=%00', '/%00'])(
    'meet a zero character in %s with a refusal: PostgreSQL cannot read it',
    async (path) => {
      const answer = await app.inject(path)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input' })
    },
  )

  test('do not wait for the end of a request for good', () => {
    expect(app.server.requestTimeout).toBeGreaterThan(0)
  })
})

describe('a change', () => {
  const cookies = { [session]: 'ada' }
  const body = { name: 'Ada' }

  test('needs no token while no cookie speaks for anyone', async () => {
    expect((await send('/api/change', { body })).status).toBe(200)
  })

  test('needs none for an empty cookie either, which speaks for nobody', async () => {
    expect((await send('/api/change', { body, cookies: { [session]: '' } })).status).toBe(200)
  })

  test('is refused without a token once a session cookie is sent', async () => {
    expect(await send('/api/change', { body, cookies })).toMatchObject({
      status: 403,
      body: { code: 'csrf_invalid' },
    })
  })

  test('that is refused so stands in the security log, by route and address and without what was sent', async () => {
    told.length = 0
    await send('/api/change', { body: { name: 'hush-hush' }, cookies })
    const events = told.map((line) => JSON.parse(line)).filter(({ code }) => code === 'security-event')
    expect(events).toMatchObject([
      { security: 'access.refused', refusal: 'csrf_invalid', route: 'POST /api/change', ip: '127.0.0.1' },
    ])
    expect(told.join('')).not.toContain('hush-hush')
  })

  test('is refused with the token of another session', async () => {
    const headers = { 'x-csrf-token': makeCsrfToken(secret, 'grace') }
    expect((await send('/api/change', { body, cookies, headers })).status).toBe(403)
  })

  test('is refused with a token signed by another secret', async () => {
    const headers = { 'x-csrf-token': makeCsrfToken('another', 'ada') }
    expect((await send('/api/change', { body, cookies, headers })).status).toBe(403)
  })

  test('goes through with its own session’s token', async () => {
    const headers = { 'x-csrf-token': makeCsrfToken(secret, 'ada') }
    expect((await send('/api/change', { body, cookies, headers })).status).toBe(200)
  })

  test.each(['https://evil.example', 'null', 'http://localhost:3999.evil.example', 'http://localhost:4000'])(
    'from %s is refused',
    async (origin) => {
      expect(await send('/api/change', { body, headers: { origin } })).toMatchObject({
        status: 403,
        body: { code: 'foreign_origin' },
      })
    },
  )

  test('from our own page is not', async () => {
    expect((await send('/api/change', { body, headers: { origin: 'http://localhost:3999' } })).status).toBe(
      200,
    )
  })
})

describe('a read that needs a person', () => {
  test('asks a visitor to sign in', async () => {
    expect(await send('/api/look')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  })

  test('knows whom the cookie speaks for, and needs no token', async () => {
    expect((await send('/api/look', { cookies: { [session]: 'ada' } })).body).toEqual({ name: 'Ada' })
  })
})

describe('every answer', () => {
  test.each(['/api/nothing', '/api/broken/bug', '/api/openapi.json'])(
    'to %s carries the security headers',
    async (url) => {
      const { headers } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule)
      expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-permitted-cross-domain-policies': 'none',
        'cache-control': 'no-store',
      })
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  test('allows no other origin to read it', async () => {
    const answer = await app.inject({ url: '/api/nothing', headers: { origin: 'https://evil.example' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the API document', () => {
  test('holds every call with its fields and refusals', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, unknown> }
    expect(paths['/api/change']).toMatchObject({
      post: { requestBody: {}, responses: { '200': {}, '4XX': {} }, summary: 'Changes something' },
    })
  })

  test('has a page to browse it', async () => {
    const answer = await app.inject('/api/docs')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
  })
})
