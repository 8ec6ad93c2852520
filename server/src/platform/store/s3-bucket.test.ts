import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { s3Bucket } from './s3-bucket.ts'

const name = 'a'.repeat(64)
let service: Server

/** A service that answers in its own way, and a bucket of it. */
const bucketOf = async (answer: (response: ServerResponse, turn: number) => void) => {
  let turn = 0
  service = createServer((request, response) => {
    request.resume()
    turn += 1
    answer(response, turn)
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const config = { bucket: 'documents', prefix: '', endpoint, region: 'us-east-1', keyId: 'K', secret: 'S' }
  return s3Bucket(config, tmpdir())
}
afterEach(() => {
  service.closeAllConnections()
  service.close()
})

const half = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('x'.repeat(10))
}

test('an answer that breaks off before anybody read it ends no server, and is told to whoever reads it then', async () => {
  const answers: ServerResponse[] = []
  const bucket = await bucketOf((response) => {
    half(response)
    answers.push(response)
  })
  const pieces = await bucket.open(name)
  if (!(pieces instanceof Readable)) throw new Error('nothing was opened')
  // By hand: `once` would listen to the error, which is what nobody does here.
  const closed = new Promise<void>((over) => pieces.on('close', () => over()))
  answers[0]?.destroy()
  await closed
  // An error that nobody listens to would be thrown by now, and fail this file.
  await setImmediate()
  await expect(Readable.from(pieces).toArray()).rejects.toThrow()
})

test('a service that breaks off twice is asked a third time, and the document is there', async () => {
  const bucket = await bucketOf((response, turn) => {
    if (turn < 3) response.destroy()
    else response.end('whole')
  })
  const pieces = await bucket.open(name)
  expect(String(Buffer.concat(await Readable.from(pieces ?? []).toArray()))).toBe('whole')
})

test('a service that only breaks off is given up', async () => {
  let turns = 0
  const bucket = await bucketOf((response, turn) => {
    turns = turn
    response.destroy()
  })
  await expect(bucket.open(name)).rejects.toThrow()
  expect(turns).toBe(3)
})
