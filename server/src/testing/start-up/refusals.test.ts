import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { testDatabase } from '../test-database.ts'
import { buildServer, built, type ServerProcess, spawnServer } from './server-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let dir: string
let servers: ServerProcess[]

beforeAll(buildServer)

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-refusal-'))
  chmodSync(dir, 0o755)
  servers = []
})

afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(dir, { recursive: true })
})

/** Starts with these settings and hands back the one line the person reads. */
const refusal = async (variables: Record<string, string>, words?: string[]): Promise<string> => {
  const server = spawnServer({ PORT: String(await freePort()), DATA_DIR: dir, ...variables }, words)
  servers.push(server)
  const { code, complaint } = await server.ended
  expect(server.output()).toBe('')
  expect(code).toBe(1)
  expect(complaint.trimEnd().split('\n')).toHaveLength(1)
  return complaint
}

test('a port that is taken', async () => {
  const occupant = createServer()
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
  const address = occupant.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  expect(await refusal({ PORT: port, DEMO: '0' })).toContain(`Port ${port} is taken`)
  // A start that fails late takes back what it had started.
  expect(existsSync(path.join(dir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
  occupant.close()
})

test('a data folder below something that is no folder', async () => {
  const file = path.join(dir, 'file')
  writeFileSync(file, '')
  expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toContain(file)
})

test('a data folder on a file system nobody can write to', async () => {
  const kernel = process.platform === 'linux' ? '/sys/ledgerleaf' : '/dev/ledgerleaf'
  expect(await refusal({ DATA_DIR: kernel })).toContain(kernel)
})

test('a data folder we may not write to', async () => {
  const folder = path.join(dir, 'closed')
  mkdirSync(folder)
  chmodSync(folder, 0o555)
  // Root may write anywhere, so here it becomes somebody else once all the code is loaded.
  const program = `
    const { startApp } = await import(${JSON.stringify(path.join(path.dirname(built), 'app.js'))})
    const { readConfig } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../platform/config.ts'))})
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534) }
    await startApp(readConfig(process.env)).catch((error) => {
      process.stderr.write(error.constructor.name + ': ' + error.message)
      process.exit(1)
    })`
  const complaint = await refusal({ DATA_DIR: folder }, [
    ...['--import', 'tsx', '--input-type=module', '--eval'],
    program,
  ])
  expect(complaint).toMatch(/^StartError: /)
  expect(complaint).toContain(folder)
  expect(complaint).toContain('EACCES')
})

test('a database that does not answer', async () => {
  const port = await freePort()
  const complaint = await refusal({ DATABASE_URL: `postgres://someone:hidden-word@127.0.0.1:${port}/app` })
  expect(complaint).toContain(`127.0.0.1:${port}`)
  expect(complaint).toContain('DATABASE_URL')
  expect(complaint).not.toContain('hidden-word')
})

test('a database that refuses the password, or is not there', async () => {
  const server = new URL(inject('databaseServerUrl'))
  server.password = 'wrong'
  expect(await refusal({ DATABASE_URL: server.href })).toContain('DATABASE_URL')
  const missing = inject('databaseServerUrl').replace(/postgres$/, 'no_such_database')
  expect(await refusal({ DATABASE_URL: missing })).toContain('no_such_database')
})

test('a database that was tried out with the demo, once it is meant for production', async () => {
  const database = await testDatabase()
  await database.pool.query("insert into demo_seeds (name, planted_at) values ('first', now())")
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://ledgerleaf.example',
    APP_SECRET: 'x'.repeat(40),
    DATABASE_URL: database.url,
  }
  expect(await refusal(production)).toContain('DEMO=1')
  await database.drop()
})

test('a setting that is wrong is named', async () => {
  expect(await refusal({ PORT: 'eighty' })).toContain('PORT: ')
  expect(await refusal({ OIDC_ISSUER: 'https://id.example.com' })).toContain('OIDC_CLIENT_ID: ')
})
