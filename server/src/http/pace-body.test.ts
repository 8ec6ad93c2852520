import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { paceBody } from './pace-body.ts'
import { keepBytes } from './read-json.ts'

const bytesMax = 8 * 1024 * 1024
const never = { bytesPerSecondMin: 0, graceSeconds: 1, lookEveryMs: 100 }
const brisk = { bytesPerSecondMin: 4096, graceSeconds: 0.2, lookEveryMs: 20 }

let app: FastifyInstance
const sockets: Socket[] = []
beforeAll(async () => {
  app = Fastify({ bodyLimit: bytesMax })
  handleErrors(app)
  for (const [address, pace] of [['/patient', never] as const, ['/brisk', brisk] as const])
    await app.register(async (scope) => {
      keepBytes(scope)
      paceBody(scope, pace)
      scope.post(address, async ({ body }) => ({ bytes: (body as Buffer).length }))
    })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => app.close())

/** Begins to send a body of a megabyte, and sends a byte of it. */
const begin = async (address: string): Promise<Socket> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `POST ${address} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/octet-stream\r\ncontent-length: 1000000\r\n\r\na`,
  )
  return socket
}

test('a body that arrives is handed over whole', async () => {
  const payload = Buffer.alloc(3_000_000, 'b')
  const headers = { 'content-type': 'application/octet-stream' }
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/brisk`, { method: 'POST', body: payload, headers })
  expect(await answer.json()).toEqual({ bytes: payload.length })
})

test('whoever sends too slowly is told so, and the connection ends', async () => {
  const answer = await text(await begin('/brisk'))
  expect(answer).toContain('HTTP/1.1 408')
  expect(answer).toContain('"code":"upload_too_slow"')
  expect(answer).toContain('connection: close')
})

test('one network uploads ten files at once; the eleventh is told to wait, and has a place when one is free', async () => {
  const ten: Socket[] = []
  while (ten.length < 10) {
    const arrived = once(app.server, 'request')
    ten.push(await begin('/patient'))
    await arrived
  }
  const refused = await text(await begin('/patient'))
  expect(refused).toContain('HTTP/1.1 429')
  expect(refused).toContain('"code":"rate_limited"')
  const [first] = ten
  first?.write(Buffer.alloc(999_999, 'a'))
  const [answer] = (await once(first as Socket, 'data')) as [Buffer]
  expect(String(answer)).toContain('HTTP/1.1 200')
  const next = await begin('/patient')
  next.write(Buffer.alloc(999_999, 'a'))
  const [second] = (await once(next, 'data')) as [Buffer]
  expect(String(second)).toContain('HTTP/1.1 200')
})
