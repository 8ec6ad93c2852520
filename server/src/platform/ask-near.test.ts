import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askNear } from './ask-near.ts'

let server: Server
let origin: string
const connections = new Set<unknown>()
beforeAll(async () => {
  server = createServer((request, response) => {
    connections.add(request.socket)
    if (request.url === '/never') return
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      response.writeHead(request.url === '/refused' ? 402 : 200, {
        'x-said': request.headers['x-asked'] ?? '',
      })
      response.end(JSON.stringify({ method: request.method, body: Buffer.concat(pieces).toString() }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('asks with words in any script and answers what was said, also where that is a refusal', async () => {
  const asked = { method: 'POST', headers: [['x-asked', 'yes']] as [string, string][], body: 'Grüße, 你好' }
  for (const [path, status] of [
    ['/', 200],
    ['/refused', 402],
  ] as const) {
    const answer = await askNear(new URL(path, origin), asked)
    expect([answer.status, answer.headers.get('x-said')]).toEqual([status, 'yes'])
    expect(await answer.json()).toEqual({ method: 'POST', body: 'Grüße, 你好' })
  }
})

test('one call after the other goes over one connection', async () => {
  connections.clear()
  for (let call = 0; call < 4; call++) await askNear(new URL('/', origin), {})
  expect(connections.size).toBe(1)
})

test('whoever is not answered can stop waiting, and whoever is not there is told', async () => {
  const stopped = new AbortController()
  const waiting = askNear(new URL('/never', origin), { signal: stopped.signal })
  stopped.abort()
  await expect(waiting).rejects.toThrow()
  await expect(askNear(new URL('http://127.0.0.1:1/'), {})).rejects.toThrow('ECONNREFUSED')
})
