import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { endpoint } from '@ledgerleaf/contract/endpoint'
import { identityApi } from '@ledgerleaf/contract/identity'
import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { actFor } from './acting.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { organisationChanged } from './signals.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Answer = (request: Seen, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** A server on a free port that answers by the given function and remembers what it was asked. */
const serve = async (answer: Answer) => {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const asked = { method, url, headers, body: await readBody(request) }
    seen.push(asked)
    answer(asked, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { seen, client: createClient(`http://127.0.0.1:${port}`) }
}

const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ApiError) return error
  throw new Error('expected the call to be refused')
}

const credentials = { email: 'a@example.com', password: 'a long passphrase' }

/** Takes changes only with the token it last gave out. */
const guarded = () => {
  let given = 0
  const answer: Answer = ({ url, headers }, response) => {
    if (url === '/api/csrf-token') {
      given += 1
      return json(response, 200, { csrfToken: `token-${given}` })
    }
    if (headers['x-csrf-token'] !== `token-${given}`)
      return json(response, 403, { error: 'Out of date.', code: 'csrf_invalid', requestId: 'req_1' })
    return json(response, 200, { person: null })
  }
  const outdate = () => {
    given += 1
  }
  return { answer, outdate }
}

test('sends a read as JSON without a token', async () => {
  const { client, seen } = await serve((_, response) => json(response, 200, { totalcreds: 0 }))
  const answer = await client.send(dashboardApi.buyerTotalCredits, { body: { email: 'a@example.com' } })
  expect(answer.totalcreds).toBe(0)
  expect(seen).toHaveLength(1)
  expect(seen[0]?.body).toBe('{"email":"a@example.com"}')
  expect(seen[0]?.headers['x-csrf-token']).toBeUndefined()
})

test('fetches the token once and carries it on every change', async () => {
  const { answer } = guarded()
  const { client, seen } = await serve(answer)
  await client.send(identityApi.signIn, { body: credentials })
  await client.send(identityApi.signOut)
  expect(seen.map(({ url }) => url)).toEqual(['/api/csrf-token', '/api/auth/sign-in', '/api/auth/sign-out'])
  expect(seen[2]?.headers['x-csrf-token']).toBe('token-1')
})

test('refreshes an outdated token once and repeats the call with its body', async () => {
  const { answer, outdate } = guarded()
  const { client, seen } = await serve(answer)
  await client.refreshCsrfToken()
  outdate()
  await client.send(identityApi.signIn, { body: credentials })
  const signIns = seen.filter(({ url }) => url === '/api/auth/sign-in')
  expect(signIns).toHaveLength(2)
  expect(signIns[1]?.body).toBe(JSON.stringify(credentials))
})

test('calls refused at the same moment share one new token', async () => {
  const { answer, outdate } = guarded()
  const { client, seen } = await serve(answer)
  await client.refreshCsrfToken()
  outdate()
  await Promise.all([client.send(identityApi.signOut), client.send(identityApi.resendVerification)])
  expect(seen.filter(({ url }) => url === '/api/csrf-token')).toHaveLength(2)
})

test('gives up after one repetition', async () => {
  const { client, seen } = await serve(({ url }, response) =>
    url === '/api/csrf-token'
      ? json(response, 200, { csrfToken: 'never right' })
      : json(response, 403, { error: 'Out of date.', code: 'csrf_invalid', requestId: 'req_1' }),
  )
  const error = await refusalOf(client.send(identityApi.signOut))
  expect(error.code).toBe('csrf_invalid')
  expect(seen.filter(({ url }) => url === '/api/auth/sign-out')).toHaveLength(2)
})

test('a failed token fetch leaves the token empty and the call goes out', async () => {
  const { client, seen } = await serve(({ url }, response) =>
    url === '/api/csrf-token' ? response.writeHead(500).end() : json(response, 200, { done: true }),
  )
  await client.send(identityApi.signOut)
  expect(seen[1]?.headers['x-csrf-token']).toBeUndefined()
})

test('does not repeat a refusal of another kind', async () => {
  const { client, seen } = await serve((_, response) =>
    json(response, 403, { error: 'This belongs to another account.', code: 'forbidden', requestId: 'req_2' }),
  )
  const error = await refusalOf(client.send(identityApi.signOut))
  expect(error).toMatchObject({ code: 'forbidden', status: 403, requestId: 'req_2' })
  expect(seen.filter(({ url }) => url === '/api/auth/sign-out')).toHaveLength(1)
})

test('call 3 carries the identity token, a JSON content type and no body', async () => {
  const { client, seen } = await serve((_, response) => json(response, 200, { person: null }))
  await client.send(identityApi.registerBuyer, { bearer: 'abc.def.ghi' })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/usersignup/signup', body: '' })
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer abc.def.ghi',
    'content-type': 'application/json',
  })
})

test('tells the field, the request and how long to wait', async () => {
  const { client } = await serve((_, response) =>
    json(
      response,
      429,
      { error: 'Too many attempts.', code: 'rate_limited', field: 'email', requestId: 'req_3' },
      { 'retry-after': '42' },
    ),
  )
  expect(await refusalOf(client.send(identityApi.session))).toMatchObject({
    status: 429,
    code: 'rate_limited',
    message: 'Too many attempts.',
    field: 'email',
    requestId: 'req_3',
    retryAfterSeconds: 42,
  })
})

test('a refusal that is not JSON is told by its status text', async () => {
  const { client } = await serve((_, response) => {
    response.writeHead(502, 'Bad Gateway', { 'content-type': 'text/html' })
    response.end('<h1>nginx</h1>')
  })
  expect(await refusalOf(client.send(identityApi.session))).toMatchObject({
    status: 502,
    code: 'unreadable',
    message: 'Bad Gateway',
  })
})

test('a success that is not JSON is refused in plain words', async () => {
  const { client } = await serve((_, response) => response.writeHead(200).end('<!doctype html>'))
  const error = await refusalOf(client.send(identityApi.session))
  expect(error).toMatchObject({ code: 'unreadable' })
  expect(error.message).toContain('could not be read')
})

test('a server that hangs up is a network failure in plain words', async () => {
  const { client } = await serve((_, response) => response.destroy())
  const error = await refusalOf(client.send(identityApi.session))
  expect(error).toMatchObject({ status: 0, code: 'network' })
  expect(error.message).toContain('could not be reached')
})

test('a call given up by its caller is not called a network failure', async () => {
  const { client } = await serve(() => undefined)
  const giveUp = new AbortController()
  const call = client.send(identityApi.session, { signal: giveUp.signal })
  giveUp.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('fills the path and the query by their names', async () => {
  const find = endpoint({
    method: 'GET',
    path: '/api/things/:id',
    summary: 'One thing',
    tag: 'Test',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.optional(z.string()), q: z.string() }),
    answer: z.object({}),
    errors: [],
  })
  const { client, seen } = await serve((_, response) => json(response, 200, {}))
  await client.send(find, { params: { id: 'a/b' }, query: { q: 'x & y' } })
  expect(seen[0]?.url).toBe('/api/things/a%2Fb?q=x+%26+y')
})

test('tells for whom it acts with every call, except those that ask it or end the session', async () => {
  const { client, seen } = await serve((_, response) => json(response, 200, { organisations: [] }))
  const said = async (call: () => Promise<unknown>) => {
    await call()
    return seen.at(-1)?.headers['x-organisation']
  }
  expect(await said(() => client.send(organisationsApi.members))).toBeUndefined()
  closing.push(() => actFor(undefined))
  actFor('o1')
  expect(await said(() => client.send(organisationsApi.members))).toBe('o1')
  expect(await said(() => client.send(organisationsApi.leave))).toBe('o1')
  expect(await said(() => client.send(organisationsApi.mine))).toBeUndefined()
  expect(await said(() => client.send(organisationsApi.switch, { body: { id: 'o2' } }))).toBeUndefined()
  expect(await said(() => client.send(identityApi.signOut))).toBeUndefined()
})

test('tells the whole page once a call was refused because the session acts for another organisation', async () => {
  const { client } = await serve((_, response) =>
    json(response, 409, { error: 'Another one now.', code: 'organisation_changed', requestId: 'req_1' }),
  )
  let told = 0
  closing.push(
    organisationChanged.listen(() => {
      told += 1
    }),
  )
  const refusal = await refusalOf(client.send(organisationsApi.members))
  expect([refusal.code, told]).toEqual(['organisation_changed', 1])
})
