import { once } from 'node:events'
import http from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServerProcess } from '../testing/server-process.ts'
import { buildServer } from '../testing/start-up/server-process.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

vi.setConfig({ testTimeout: 120_000 })

const clients = 30
const endMsMax = 10_000

let database: TestDatabase
beforeAll(buildServer, 300_000)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const ask = async (agent: http.Agent, url: string): Promise<http.IncomingMessage> => {
  const request = http.get(url, { agent })
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  await text(answer)
  return answer
}

test('a server told to stop answers what was sent, says goodbye on every kept connection, and is gone in ten seconds', async () => {
  const server = await startServerProcess(database.url, { LOG_LEVEL: 'fatal' })
  let answered = 0
  let told = 0
  const failures: unknown[] = []
  /** One that keeps its connection, and goes elsewhere once it is told that the connection ends. */
  const client = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (;;) {
        const answer = await ask(agent, `${server.origin}/api/catalogue`)
        answered += 1
        if (answer.headers.connection === 'close') break
      }
      told += 1
    } catch (error) {
      failures.push(error)
    } finally {
      agent.destroy()
    }
  }
  // Two that are connected and ask for nothing: one had an answer before, the other has not said a word yet.
  const quiet = new http.Agent({ keepAlive: true })
  await ask(quiet, `${server.origin}/healthz`)
  const { hostname, port } = new URL(server.origin)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => {})
  await once(silent, 'connect')

  const load = Array.from({ length: clients }, client)
  await vi.waitFor(() => expect(answered).toBeGreaterThan(clients * 3), 30_000)
  const begun = performance.now()
  const code = await server.end('SIGTERM')
  const endedMs = performance.now() - begun
  await Promise.all(load)
  expect({ failures, told, code }).toEqual({ failures: [], told: clients, code: 0 })
  expect(endedMs).toBeLessThan(endMsMax)
  quiet.destroy()
  silent.destroy()
})

test('whoever came in as the door closed is still answered', async () => {
  const server = await startServerProcess(database.url, { LOG_LEVEL: 'fatal' })
  const { hostname, port } = new URL(server.origin)
  const open = async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket
  }
  const late = await open()
  const ended = server.end('SIGTERM')
  // The door is closed once nobody else comes in.
  await vi.waitFor(
    () =>
      expect(
        open().then(
          (socket) => socket.destroy() && 'open',
          () => 'closed',
        ),
      ).resolves.toBe('closed'),
    { timeout: 10_000, interval: 20 },
  )
  late.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  expect(await text(late)).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(await ended).toBe(0)
})
