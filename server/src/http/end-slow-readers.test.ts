import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { endSlowReaders } from './end-slow-readers.ts'

// More than the systems on both ends of a connection keep for those who do not take it.
const large = Buffer.alloc(32 * 1024 * 1024, 'a')
const never = 3_600_000
const patient = { silenceMsMax: never, bytesPerSecondMin: 1, graceMs: never, lookEveryMs: 20 }

let app: FastifyInstance
let client: Socket
afterEach(async () => {
  client.destroy()
  await app.close()
})

/** A server with one answer, somebody who asks for it, and the end of their connection on our side. */
const ask = async (pace: Parameters<typeof endSlowReaders>[1], answer: () => Buffer | Readable) => {
  app = Fastify()
  endSlowReaders(app, pace)
  app.get('/', async (_request, reply) => reply.send(answer()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connected = once(app.server, 'connection') as Promise<[Socket]>
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const [ours] = await connected
  return ours
}

const takeAll = async () => {
  let bytes = 0
  for await (const chunk of client) bytes += (chunk as Buffer).length
  return bytes
}

test('whoever takes nothing of an answer is ended', async () => {
  const ours = await ask({ ...patient, silenceMsMax: 200 }, () => large)
  await once(ours, 'close')
  expect(ours.bytesWritten).toBeGreaterThan(0)
})

test('whoever takes less of a stream than anybody could read is ended', async () => {
  const stream = () => Readable.from([large, large])
  const ours = await ask({ ...patient, graceMs: 100, bytesPerSecondMin: 1e12 }, stream)
  await once(ours, 'close')
  expect(await takeAll()).toBeLessThan(2 * large.length)
})

test('whoever takes an answer has all of it, however long we take to make it', async () => {
  let goOn = () => {}
  const silence = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const stream = async function* () {
    yield 'a'
    await silence
    yield large
  }
  const ours = await ask({ ...patient, silenceMsMax: 50 }, () => Readable.from(stream()))
  const all = takeAll()
  await once(ours, 'timeout')
  // What is left is about having all of it, on a machine that may be as slow as it likes.
  ours.setTimeout(60_000)
  goOn()
  expect(await all).toBeGreaterThan(large.length)
})
