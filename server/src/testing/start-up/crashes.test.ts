import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { launchPostgres } from '../../platform/embedded-postgres/launch-postgres.ts'
import { isAlive } from '../../platform/embedded-postgres/processes.ts'
import { freePort } from '../free-port.ts'
import { buildServer, type ServerProcess, spawnServer, waitForStatus } from './server-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let dir: string
let servers: ServerProcess[]

// One folder for all: laying down the demo takes longer than everything else here, and whoever comes after a crash finds
// what was there before.
beforeAll(async () => {
  await buildServer()
  dir = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-crash-'))
  chmodSync(dir, 0o755)
})

beforeEach(() => {
  servers = []
})

afterEach(async () => {
  for (const server of servers) {
    server.child.kill('SIGKILL')
    await server.ended
  }
})

afterAll(async () => {
  // The killed leave the database to the next one who comes and goes.
  if (existsSync(pidFile())) await (await launchPostgres(path.join(dir, 'postgres'))).stop()
  rmSync(dir, { recursive: true })
})

const pidFile = () => path.join(dir, 'postgres', 'data', 'postmaster.pid')
const postmasterPid = () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10)

const start = async (): Promise<ServerProcess> => {
  const server = spawnServer({ PORT: String(await freePort()), DATA_DIR: dir })
  servers.push(server)
  await waitForStatus(server, '/readyz', 200)
  return server
}

const demoBuyer = { email: 'buyer@example.com', password: 'ledgerleaf-demo' }

/** Signs in at one server; the cookie it gets is good at every server on the same data. */
const signIn = async (server: ServerProcess): Promise<string> => {
  const response = await fetch(`${server.origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoBuyer),
  })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const whoIs = async (server: ServerProcess, cookie: string): Promise<string | undefined> => {
  const response = await fetch(`${server.origin}/api/auth/session`, { headers: { cookie } })
  const { person } = (await response.json()) as { person: { email: string } | null }
  return person?.email
}

const end = async (server: ServerProcess): Promise<number | null> => {
  server.child.kill('SIGTERM')
  return (await server.ended).code
}

test('two first starts at the same time both come up', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect(await whoIs(second, await signIn(first))).toBe(demoBuyer.email)
})

test('prints one line with the address and the demo accounts, and stops cleanly with its database', async () => {
  const server = await start()
  // It answers before its jobs run, and is greeted once they do.
  await vi.waitFor(() => expect(server.output()).toContain('buyer@example.com'), { timeout: 60_000 })
  expect(server.output().trimEnd().split('\n')).toHaveLength(1)
  expect(server.output()).toContain(new URL(server.origin).port)
  const pid = postmasterPid()
  expect(await end(server)).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('a second start on the same folder shares its data and outlives the first', async () => {
  const first = await start()
  const cookie = await signIn(first)
  const second = await start()
  expect(await whoIs(second, cookie)).toBe(demoBuyer.email)
  const pid = postmasterPid()
  expect(await end(first)).toBe(0)
  expect(await whoIs(second, cookie)).toBe(demoBuyer.email)
  expect(await end(second)).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('after kill -9 the next start finds everything as it was', async () => {
  const killed = await start()
  const cookie = await signIn(killed)
  killed.child.kill('SIGKILL')
  await killed.ended
  const next = await start()
  expect(await whoIs(next, cookie)).toBe(demoBuyer.email)
  const pid = postmasterPid()
  expect(await end(next)).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('kill -9 of the database: not ready for a moment, then ready again with everything as it was', async () => {
  const server = await start()
  const cookie = await signIn(server)
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  await waitForStatus(server, '/readyz', 503)
  await waitForStatus(server, '/readyz', 200)
  expect(await whoIs(server, cookie)).toBe(demoBuyer.email)
  expect(await end(server)).toBe(0)
})
