import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ClientOptions, LedgerleafProblem, LedgerleafUnreachable, openLedgerleaf } from './index.ts'

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Answer = (response: ServerResponse, seen: Seen[]) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers as it is told, call by call; the last answer is that to every call after. */
const serve = async (answers: Answer[], options: Partial<ClientOptions> = {}) => {
  const seen: Seen[] = []
  const server = createServer(async ({ method, url, headers, ...request }, response) => {
    void request
    seen.push({ method, url, headers })
    answers[Math.min(seen.length, answers.length) - 1]?.(response, seen)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { seen, address, ledgerleaf: openLedgerleaf({ address, key: 'live_key', ...options }) }
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const problem = (code: string, status: number, headers: Record<string, string> = {}) =>
  json(
    { type: `/v1/problems/${code}`, title: code, status, detail: `It is ${code}.`, code, requestId: 'r1' },
    status,
    headers,
  )
const busy = problem('unavailable', 503, { 'retry-after': '0' })
const hangUp: Answer = (response) => response.socket?.destroy()
const never: Answer = () => {}

test('a call carries its key and the version it was written for', async () => {
  const { ledgerleaf, seen } = await serve([json({ object: 'key' })])
  expect(await ledgerleaf.key.get()).toEqual({ object: 'key' })
  expect(seen).toMatchObject([
    {
      method: 'GET',
      url: '/v1/key',
      headers: { authorization: 'Bearer live_key', 'ledgerleaf-version': '2026-11-18' },
    },
  ])
})

test('what names something is written into the address so that it stays one part of it', async () => {
  const { ledgerleaf, seen } = await serve([json({})])
  await ledgerleaf.orders.get('../key?x=1')
  await ledgerleaf.listings.list({ q: 'a&b', limit: 3 }).first()
  expect(seen.map(({ url }) => url)).toEqual(['/v1/orders/..%2Fkey%3Fx%3D1', '/v1/listings?q=a%26b&limit=3'])
})

test('a change is repeated under the key it had, whether that was given or made', async () => {
  const { ledgerleaf, seen } = await serve([
    busy,
    hangUp,
    problem('idempotency_in_flight', 409, { 'retry-after': '0' }),
    json({ object: 'basket' }),
  ])
  await ledgerleaf.baskets.create({ lines: [] })
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  await ledgerleaf.baskets.create({ lines: [] }, { idempotencyKey: 'mine' })
  await ledgerleaf.baskets.create({ lines: [] })
  expect(seen.at(-2)?.headers['idempotency-key']).toBe('mine')
  expect(seen.at(-1)?.headers['idempotency-key']).not.toBe(keys[0])
})

test('an upload is sent once, whatever comes of it', async () => {
  const { ledgerleaf, seen } = await serve([busy])
  const file = new Blob(['a'])
  const sent = ledgerleaf.analyses.create({ companyName: 'Acme', file, fileName: 'a.csv' })
  await expect(sent).rejects.toMatchObject({ code: 'unavailable' })
  expect(seen).toHaveLength(1)
})

test('a refusal is thrown at once, with its code, its words and the id of the call', async () => {
  const { ledgerleaf, seen } = await serve([problem('not_found', 404)])
  const error = await ledgerleaf.orders.get('none').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(LedgerleafProblem)
  expect(error).toMatchObject({
    code: 'not_found',
    status: 404,
    message: 'It is not_found.',
    requestId: 'r1',
  })
  expect(seen).toHaveLength(1)
})

test('what is answered by somebody in between is a refusal with a code of its own', async () => {
  const { ledgerleaf } = await serve([(response) => response.writeHead(403).end('<h1>Blocked</h1>')])
  await expect(ledgerleaf.key.get()).rejects.toMatchObject({ code: 'not_ledgerleaf', status: 403 })
})

test('who asks for more patience than a minute is not waited for, and says how long', async () => {
  const { ledgerleaf, seen } = await serve([problem('rate_limited', 429, { 'retry-after': '3600' })])
  await expect(ledgerleaf.key.get()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3600 })
  expect(seen).toHaveLength(1)
})

test('after the last attempt what came is thrown: the refusal, or that nothing came, with the key to ask again under', async () => {
  const one = await serve([busy], { retriesMax: 2 })
  await expect(one.ledgerleaf.key.get()).rejects.toMatchObject({ code: 'unavailable' })
  expect(one.seen).toHaveLength(3)
  const other = await serve([hangUp], { retriesMax: 1 })
  const error = await other.ledgerleaf.orders
    .cancel('a', { idempotencyKey: 'mine' })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(LedgerleafUnreachable)
  expect(error).toMatchObject({ idempotencyKey: 'mine' })
  expect(other.seen).toHaveLength(2)
})

test('an attempt that takes too long is one without an answer', async () => {
  const { ledgerleaf, seen } = await serve([never, json({ object: 'key' })], { timeoutMs: 100 })
  expect(await ledgerleaf.key.get()).toEqual({ object: 'key' })
  expect(seen).toHaveLength(2)
})

test('a signal calls off what is under way and what is waited for, with its own reason', async () => {
  const reason = new Error('enough')
  const begun = performance.now()
  for (const answer of [never, problem('unavailable', 503, { 'retry-after': '30' })]) {
    const stop = new AbortController()
    const { ledgerleaf, seen } = await serve([
      (response, all) => {
        answer(response, all)
        setImmediate(() => stop.abort(reason))
      },
    ])
    await expect(ledgerleaf.key.get({ signal: stop.signal })).rejects.toBe(reason)
    expect(seen).toHaveLength(1)
  }
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('a key is shown to nobody else: where the server sends it elsewhere it does not go', async () => {
  const elsewhere = await serve([json({})])
  const { ledgerleaf } = await serve(
    [(response) => response.writeHead(307, { location: elsewhere.address }).end()],
    { retriesMax: 0 },
  )
  await expect(ledgerleaf.key.get()).rejects.toBeInstanceOf(LedgerleafUnreachable)
  expect(elsewhere.seen).toEqual([])
})

test('a list is read page by page, and no further than somebody goes', async () => {
  const pages = [
    json({ data: [{ id: 'a' }, { id: 'b' }], nextCursor: 'b' }),
    json({ data: [{ id: 'c' }], nextCursor: 'c' }),
    json({ data: [], nextCursor: null }),
  ]
  const whole = await serve(pages)
  const ids: string[] = []
  for await (const { id } of whole.ledgerleaf.orders.list({ limit: 2 })) ids.push(id)
  expect(ids).toEqual(['a', 'b', 'c'])
  expect(whole.seen.map(({ url }) => url)).toEqual([
    '/v1/orders?limit=2',
    '/v1/orders?limit=2&cursor=b',
    '/v1/orders?limit=2&cursor=c',
  ])
  const part = await serve(pages)
  expect(await part.ledgerleaf.orders.list().toArray(2)).toHaveLength(2)
  expect(part.seen).toHaveLength(1)
})

test('a key may be a function, asked before every attempt', async () => {
  let asked = 0
  const { ledgerleaf, seen } = await serve([busy, json({})], { key: async () => `token${++asked}` })
  await ledgerleaf.key.get()
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token1', 'Bearer token2'])
})
