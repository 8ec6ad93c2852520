import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Analysis } from '@ledgerleaf/contract/analysis'
import { readDocument } from '@ledgerleaf/esg'
import type { Gap } from '@ledgerleaf/esg/types'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makePdf, put } from '../../../../esg/testing/make-pdf.ts'
import { runJobs } from '../../jobs/run-jobs.ts'
import { type ModelConfig, readConfig } from '../../platform/config.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openTypesetter } from '../../platform/typeset/index.ts'
import { type ModelServer, modelServer } from '../../testing/model-server.ts'
import { readWithGaps } from '../../testing/reader-with-gaps.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { testStore } from '../../testing/test-store.ts'
import { analysisJobs } from './analysis.jobs.ts'
import { findAnalysis } from './analysis-queries.ts'
import { writeAnalysisPaper } from './export/analysis-paper.ts'
import { exportXlsx } from './export/export-xlsx.ts'
import { storeReport } from './store-report.ts'

const log = pino({ level: 'silent' })
const gap: Gap = { kind: 'missing', metric: 'scope3_cat6', year: 2021, page: 1, sheet: null }
let database: TestDatabase
let dataDir: string
let server: ModelServer
let readAlone: () => void
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-model-'))
  server = await modelServer()
  readAlone = await readWithGaps(dataDir, [gap])
})
afterAll(async () => {
  readAlone()
  server.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const running: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

const run = async (config: Partial<ModelConfig> | null = {}) => {
  const languageModel = config && { ...server.config, ...config }
  const jobs = analysisJobs({
    config: { ...readConfig({}), languageModel },
    dataDir,
    db: database.db,
    store: testStore(database.db, dataDir),
    log,
  })
  const runner = await runJobs({
    pool: database.pool,
    handlers: jobs.tasks,
    log,
    lookForAbandonedMs: 300,
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    jobs.close()
    stopped ??= runner.stop()
    return stopped
  }
  running.push(stop)
  return stop
}

const pdf = (note: string) =>
  makePdf([
    (page) => {
      page.fontSize(10)
      put(page, 100, ['GHG emissions (tCO2e)', 60], ['2021', 300], ['2020', 400])
      put(page, 118, ['Scope 1', 60], ['12,345', 300], ['11,111', 400])
      put(page, 136, ['Scope 3', 60], ['99,345', 300], ['98,765', 400])
      put(page, 154, ['Trips of colleagues', 60], ['321', 300], ['300', 400])
      put(page, 300, [note, 60])
    },
  ])

const upload = async (note: string) => {
  const bytes = Buffer.from(await pdf(note))
  const owner = { visitorHash: randomUUID() }
  const file = {
    content: { read: () => Readable.from([bytes]) },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytesCount: bytes.length,
    extension: '.pdf',
    companyName: 'Northwind',
    fileName: 'report.pdf',
  }
  const id = await inTransaction(database.db, (tx) => storeReport(tx, owner, file, new Date()))
  return () => findAnalysis(database.db, owner, id)
}

const completed = (find: Awaited<ReturnType<typeof upload>>) =>
  vi.waitFor(
    async () => {
      const analysis = await find()
      expect(analysis.state).toBe('completed')
      return analysis
    },
    { timeout: 50_000, interval: 20 },
  )

const textOf = async (name: string, bytes: Buffer) =>
  (await readDocument({ name, bytes })).pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')

const printed = async (analysis: Analysis) => {
  const typesetter = await openTypesetter()
  const bytes = await typesetter.set(writeAnalysisPaper(analysis, 'https://example.org'))
  return textOf('out.pdf', Buffer.from(bytes))
}

const trips = {
  metric: 'scope3_cat6',
  year: 2021,
  raw_value: '321',
  raw_unit: 'tCO2e',
  quote: 'Trips of colleagues 321',
}

test('a gap is filled, its page shown as a picture too, and what it took is kept with the reading', async () => {
  server.says({ findings: [trips, { ...trips, raw_value: '9' }] }, 3412)
  await run({ vision: true })
  const analysis = await completed(await upload('The first of them.'))
  expect(analysis.results.filter(({ foundBy }) => foundBy === 'model')).toMatchObject([
    { metric: 'scope3_cat6', year: 2021, value: 321, doubtful: true, evidence: { page: 1 } },
  ])
  expect(analysis.modelUse).toMatchObject({ pages: 1, unanswered: 0, tokens: 3412, accepted: 1, refused: 1 })
  expect(JSON.stringify(server.asked[0]?.body.messages)).toContain('data:image/png;base64,iVBORw0KGgo')
  expect(await printed(analysis)).toContain('asked about 1 page: 3,412 tokens')
  expect(await textOf('out.xlsx', await exportXlsx(analysis))).toContain('pages_asked')
}, 90_000)

test('without a model nothing is asked, and nothing is said about one', async () => {
  server.says({ findings: [trips] })
  await run(null)
  const analysis = await completed(await upload('The second of them.'))
  expect(server.asked).toEqual([])
  expect(analysis.modelUse).toBeNull()
  expect(await printed(analysis)).not.toContain('language model')
  expect(await textOf('out.xlsx', await exportXlsx(analysis))).not.toContain('pages_asked')
  expect(analysis.results.length).toBeGreaterThan(0)
}, 90_000)

test('a model that never answers delays a report no longer than its deadline, and the report says so', async () => {
  server.responds(() => {})
  await run({ secondsMax: 1 })
  const analysis = await completed(await upload('The third of them.'))
  expect(analysis.modelUse).toMatchObject({ pages: 1, unanswered: 1, tokens: null, accepted: 0 })
  expect(analysis.results.map(({ metric }) => metric)).toContain('scope1')
}, 90_000)

test('while a model is being asked, no transaction is open', async () => {
  const open = `select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`
  let seen = -1
  server.responds(async (response) => {
    seen = (await database.pool.query(open)).rows[0]?.open
    response.writeHead(401).end()
  })
  await run()
  await completed(await upload('The fourth of them.'))
  expect(seen).toBe(0)
}, 90_000)

test('a report whose model was being asked when the server stopped is read by the next one', async () => {
  const find = await upload('The fifth of them.')
  const asked = new Promise<void>((resolve) => server.responds(() => resolve()))
  const stop = await run()
  await asked
  await stop()
  expect((await find()).state).toBe('reading')
  server.says({ findings: [trips] }, 10)
  await run()
  expect((await completed(find)).modelUse).toMatchObject({ accepted: 1, unanswered: 0 })
}, 90_000)
