import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { Readable } from 'node:stream'
import { progressEvents } from '@ledgerleaf/contract/events'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runJobs } from '../../jobs/run-jobs.ts'
import { readConfig } from '../../platform/config.ts'
import { liveChannel } from '../../platform/live-channel.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { manyLines } from '../../testing/hostile-documents.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { testStore } from '../../testing/test-store.ts'
import { analysisJobs } from './analysis.jobs.ts'
import { readerLimits } from './reader-limits.ts'
import { runReader } from './run-reader.ts'
import { storeReport } from './store-report.ts'
import { sweepReports } from './sweep-reports.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-jobs-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const running: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

const run = async () => {
  const analysis = analysisJobs({
    config: readConfig({}),
    dataDir,
    db: database.db,
    store: testStore(database.db, dataDir),
    log,
  })
  const jobs = await runJobs({
    pool: database.pool,
    handlers: analysis.tasks,
    log,
    lookForAbandonedMs: 300,
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    analysis.close()
    stopped ??= jobs.stop()
    return stopped
  }
  running.push(stop)
  return { stop }
}

const store = (content: string | Buffer, extension: string, at = new Date()) => {
  const bytes = Buffer.from(content)
  const visitorHash = randomUUID()
  const upload = {
    content: { read: () => Readable.from([bytes]) },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytesCount: bytes.length,
    extension,
    companyName: 'Northwind',
    fileName: `report${extension}`,
  }
  return inTransaction(database.db, (tx) => storeReport(tx, { visitorHash }, upload, at))
}

const stateOf = async (analysisId: string) => {
  const { rows } = await database.pool.query(
    'select state, step, attempts from reports r join analyses a on a.report_id = r.id where a.id = $1',
    [analysisId],
  )
  return rows[0] as { state: string; step: string; attempts: number }
}
const untilState = (analysisId: string, state: string) =>
  vi.waitFor(async () => expect((await stateOf(analysisId)).state).toBe(state), {
    timeout: 50_000,
    interval: 20,
  })

/** The readers this process has started. */
const readers = (): number[] => {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return list
    .split('\n')
    .filter((line) => line.includes('read-report'))
    .map((line) => Number.parseInt(line, 10))
}

const table = 'Emissions in tonnes CO2e,2023\nScope 1,12\nScope 2,7\n'

test('the four steps are told in order, each once, and the result is there with the last', async () => {
  const client = await database.pool.connect()
  const heard: [string, { analysisId: string }][] = []
  client.on('notification', ({ payload = '' }) => {
    const { data } = JSON.parse(payload)
    if (data?.packet) heard.push(data.packet.data)
  })
  await client.query(`listen "${liveChannel}"`)
  const jobs = await run()
  const analysisId = await store(table, '.csv')
  await untilState(analysisId, 'completed')
  await jobs.stop()
  await vi.waitFor(() => expect(heard.map(([type]) => type)).toEqual([...progressEvents]), 20_000)
  expect(heard.every(([, facts]) => facts.analysisId === analysisId)).toBe(true)
  client.release(true)
}, 90_000)

test('a reader that somebody killed is started again, and leaves no file behind', async () => {
  const jobs = await run()
  const analysisId = await store(manyLines(400), '.csv')
  await vi.waitFor(() => expect(readers()).toHaveLength(1), { timeout: 20_000, interval: 10 })
  for (const pid of readers()) process.kill(pid, 'SIGKILL')
  await untilState(analysisId, 'completed')
  expect((await stateOf(analysisId)).attempts).toBe(2)
  await jobs.stop()
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual([])
}, 90_000)

test('a report that was being read when the server stopped is read by the next one', async () => {
  const first = await run()
  const analysisId = await store(manyLines(401), '.csv')
  await vi.waitFor(() => expect(readers()).toHaveLength(1), { timeout: 20_000, interval: 10 })
  await first.stop()
  expect(readers()).toEqual([])
  expect((await stateOf(analysisId)).state).toBe('reading')
  const second = await run()
  await untilState(analysisId, 'completed')
  await second.stop()
}, 90_000)

test('a reader that takes too much memory or too long is ended', async () => {
  const file = path.join(dataDir, 'large.csv')
  await writeFile(file, manyLines(200_000))
  const words = ['analyse', file, 'report.csv']
  const limits = readerLimits(0)
  expect(await runReader({ words, limits: { ...limits, memoryBytes: 96 * 1024 * 1024 } })).toEqual({
    end: 'memory',
  })
  expect(await runReader({ words, limits: { ...limits, milliseconds: 50 } })).toMatchObject({
    end: 'deadline',
  })
}, 60_000)

test('a reader knows none of our secrets', async () => {
  process.env.A_SECRET_OF_OURS = 'not for readers'
  const words = ['analyse', '/proc/self/environ', 'report.csv']
  const end = await runReader({ words, limits: readerLimits(0) })
  expect(JSON.stringify(end)).not.toContain('not for readers')
})

test('what no account holds is deleted after its time, and only that', async () => {
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const old = await store(`${table}x,1\n`, '.csv', daysAgo(31))
  const young = await store(`${table}x,2\n`, '.csv', daysAgo(29))
  await sweepReports(database.db, dataDir, now)
  expect(await stateOf(old)).toBeUndefined()
  expect(await stateOf(young)).toBeDefined()
})
