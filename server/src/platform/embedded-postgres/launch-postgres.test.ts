import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildProgram } from '../../testing/build-program.ts'
import { StartError } from '../start-error.ts'
import { account } from './account.ts'
import { keepPostgres } from './keep-postgres.ts'
import { type EmbeddedPostgres, launchPostgres } from './launch-postgres.ts'
import { isAlive } from './processes.ts'
import { waitUntil } from './wait.ts'

// Each test starts PostgreSQL several times, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000 })

let dir: string
let opened: { stop: () => Promise<void> }[]
let children: ChildProcess[]
let holder: string

beforeAll(async () => {
  holder = await buildProgram(join(import.meta.dirname, 'hold-postgres.ts'), 'hold-postgres')
})
afterAll(() => rmSync(holder))

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ledgerleaf-launch-'))
  chmodSync(dir, 0o755)
  opened = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of opened) await server.stop()
  // Whoever was killed above left the server to the next one who comes and goes.
  if (existsSync(join(dir, 'data', 'postmaster.pid'))) await (await launchPostgres(dir)).stop()
  rmSync(dir, { recursive: true })
})

const launch = async (folder = dir): Promise<EmbeddedPostgres> => {
  const server = await launchPostgres(folder)
  opened.push(server)
  return server
}

const hold = async (): Promise<{ child: ChildProcess; url: string; adopted: boolean }> => {
  const child = spawn(process.execPath, [holder, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ...JSON.parse(line) }
}

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = (folder = dir): number =>
  Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10)

const killPostmaster = async (): Promise<void> => {
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  await waitUntil(() => !isAlive(pid), 10)
}

test('starts on an empty folder, stops without a trace and finds its data again', async () => {
  const first = await launch()
  await query(first.url, 'create table kept as select 42 as answer')
  const pid = postmasterPid()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(join(dir, 'data', 'postmaster.pid'))).toBe(false)
  const second = await launch()
  expect(second.adopted).toBe(false)
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('never runs as root, and keeps its password to its owner', async () => {
  await launch()
  expect(statSync(join(dir, 'data')).uid).toBe(account?.uid ?? process.getuid?.())
  expect(statSync(join(dir, 'password')).mode & 0o077).toBe(0)
})

test('runs below a folder that only its owner may enter', async () => {
  chmodSync(dir, 0o700)
  const inner = join(dir, 'inner')
  const server = await launch(inner)
  await query(server.url, 'create table kept as select 1 as one')
  expect(await query(server.url, 'select * from kept')).toEqual([{ one: 1 }])
})

test('of three starts at once one starts and two share it, until the last has gone', async () => {
  const three = await Promise.all([hold(), hold(), hold()])
  expect(three.map(({ adopted }) => adopted).sort()).toEqual([false, true, true])
  expect(new Set(three.map(({ url }) => url)).size).toBe(1)
  const pid = postmasterPid()
  const [starter, ...others] = three.sort((a, b) => Number(a.adopted) - Number(b.adopted))
  for (const { child } of [starter, others[0]]) {
    child?.kill('SIGTERM')
    if (child) await once(child, 'exit')
    expect(isAlive(pid)).toBe(true)
  }
  others[1]?.child.kill('SIGTERM')
  await waitUntil(() => !isAlive(pid), 20)
  expect(isAlive(pid)).toBe(false)
})

test('a server orphaned by kill -9 is taken over, and ended by the one who took it over', async () => {
  const killed = await hold()
  await query(killed.url, 'create table kept as select 1 as one')
  const pid = postmasterPid()
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const next = await launch()
  expect(next.adopted).toBe(true)
  expect(await query(next.url, 'select * from kept')).toEqual([{ one: 1 }])
  await next.stop()
  expect(isAlive(pid)).toBe(false)
})

test('after kill -9 of the server and of us every committed row is there', async () => {
  const killed = await hold()
  await query(killed.url, 'create table kept (id int)')
  for (let id = 1; id <= 20; id++) await query(killed.url, `insert into kept values (${id})`)
  await killPostmaster()
  killed.child.kill('SIGKILL')
  const next = await launch()
  expect(next.adopted).toBe(false)
  expect(await query(next.url, 'select max(id) as last from kept')).toEqual([{ last: 20 }])
})

test('a server killed under a running process comes back at the same address', async () => {
  const kept = await keepPostgres(dir, pino({ level: 'silent' }))
  opened.push(kept)
  await query(kept.url, 'create table kept as select 1 as one')
  await killPostmaster()
  const back = await waitUntil(() => query(kept.url, 'select * from kept').then(Boolean, () => false), 20)
  expect(back).toBe(true)
  await kept.stop()
  expect(existsSync(join(dir, 'data', 'postmaster.pid'))).toBe(false)
})

test('a lock and a pid file that name the dead or a stranger stop nobody', async () => {
  const first = await launch()
  await first.stop()
  // A stranger under the server's own account is the one case in which PostgreSQL itself would give up.
  const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' })
  children.push(stranger)
  await once(stranger, 'spawn')
  writeFileSync(join(dir, 'data', 'postmaster.pid'), `${stranger.pid}\n${dir}/data\n1\n1\n\n127.0.0.1\n`)
  writeFileSync(join(dir, 'lock'), '2147483000 1')
  const second = await launch()
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a first start that was killed half-way leaves nothing the next one minds', async () => {
  mkdirSync(join(dir, 'new-abc', 'data'), { recursive: true })
  writeFileSync(join(dir, 'new-abc', 'data', 'PG_VERSION'), '18')
  const server = await launch()
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(dir, 'new-abc'))).toBe(false)
})

test('a folder that cannot be made is named in one sentence', async () => {
  const file = join(dir, 'file')
  writeFileSync(file, '')
  const refusal = launchPostgres(join(file, 'postgres'))
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow(/^Cannot write to the data folder .*file.postgres \(ENOTDIR\)/)
})
