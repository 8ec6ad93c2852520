import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildProgram } from '../testing/build-program.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

// Each test starts whole processes, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000 })

let program: string

/** A mail server that may accept a letter and then say nothing more. */
const startMailServer = async () => {
  const letters: string[] = []
  const happenings = new EventEmitter()
  const state = { stalls: false }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, accept) => {
      if (state.stalls) return void happenings.emit('stalled')
      letters.push(await text(stream))
      accept()
    },
  })
  // A sender that is killed breaks its connection.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, letters, state, happenings, close }
}

let database: TestDatabase
let mail: Awaited<ReturnType<typeof startMailServer>>
let children: ChildProcess[]

beforeAll(async () => {
  const source = fileURLToPath(new URL('../testing/mail-process.ts', import.meta.url))
  program = await buildProgram(source, 'mail-process')
})
afterAll(() => rmSync(program))
beforeEach(async () => {
  database = await testDatabase()
  mail = await startMailServer()
  children = []
})
afterEach(async () => {
  await Promise.all(children.map(kill))
  await mail.close()
  await database.drop()
})

const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Starts a process with some duties and waits until it says that the last is done or begun. */
const start = async (duties: string[], word: string): Promise<ChildProcess> => {
  const args = [program, database.url, mail.url, ...duties]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  await vi.waitFor(() => expect(said).toContain(word), 40_000)
  return child
}

const jobsLeft = async () => (await database.pool.query('select * from graphile_worker.jobs')).rowCount

test('a process killed while it delivers loses nothing: the next one does it', async () => {
  mail.state.stalls = true
  const stalled = once(mail.happenings, 'stalled')
  const first = await start(['commit', 'deliver'], 'delivering')
  await stalled
  await kill(first)
  expect(mail.letters).toEqual([])
  mail.state.stalls = false
  await start(['deliver'], 'delivering')
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), 20_000)
  expect(mail.letters[0]).toContain('Subject: Your link')
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 20_000)
})

test('a process killed between commit and delivery loses nothing: the next one does it', async () => {
  await kill(await start(['commit'], 'committed'))
  expect(await jobsLeft()).toBe(1)
  await start(['deliver'], 'delivering')
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), 20_000)
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 20_000)
})

test('what was rolled back is never delivered', async () => {
  await start(['roll-back', 'commit', 'deliver'], 'delivering')
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), 20_000)
  expect(mail.letters[0]).toContain('commit')
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 20_000)
  expect(mail.letters).toHaveLength(1)
})
