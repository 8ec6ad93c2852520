import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeStop } from '../backup/restore-words.ts'
import { serveHealth } from '../http/health.ts'
import { serveMetrics } from '../http/metrics.ts'
import { openRegistry } from '../http/registry.ts'
import { buildServer } from '../http/server.ts'
import { stopSales } from '../ledger/sales-stop.ts'
import type { Check, CheckReading } from '../platform/check.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { startDatabaseLink } from '../testing/database-link.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { clockCheck } from './clock-check.ts'
import { databaseCheck } from './database-check.ts'
import { findHindrances } from './open-standing.ts'
import { salesCheck } from './sales-check.ts'
import { standingGauges } from './standing-gauges.ts'
import { type Watch, watchChecks } from './watch-checks.ts'
import { openWatchingPool } from './watching-pool.ts'

const log = pino({ level: 'silent' })
const config = readConfig({ NODE_ENV: 'test', METRICS_TOKEN: 'a token of sixteen or more' })
const answerMsMax = 1000

let database: TestDatabase
let link: Awaited<ReturnType<typeof startDatabaseLink>>
let app: Awaited<ReturnType<typeof buildServer>>
let watch: Watch
let close: () => Promise<void>

/** What a check would find, said by the test: the disk, the provider, whatever it is about. */
const told = (reading: () => Promise<CheckReading>, more: Partial<Check> = {}): Check => ({
  name: 'told',
  title: 'Something',
  unit: 'seconds',
  isShared: false,
  unread: { state: 'stopping', says: 'It gives no answer.' },
  read: reading,
  ...more,
})

const start = async (make: (parts: ReturnType<typeof openWatchingPool>) => Check[] = () => []) => {
  const serving = openDatabase(link.url, log)
  const watching = openWatchingPool(serving.pool, log, answerMsMax)
  const ofDatabase = databaseCheck({ watching: watching.pool, serving: serving.pool, server: 'one:1' })
  watch = watchChecks([ofDatabase, ...make(watching)], { log, everyMs: 20, answerMsMax: 2 * answerMsMax })
  app = await buildServer({
    config,
    secret: 'x'.repeat(40),
    log,
    authenticate: async () => null,
    routes: [],
    extensions: [
      (server) => serveHealth(server, serving.pool, () => findHindrances(watch.find())),
      (server) =>
        serveMetrics(
          server,
          config,
          async () => null,
          openRegistry({ labelled: standingGauges(watch.find) }),
        ),
    ],
  })
  await watch.readAll()
  watch.run()
  close = async () => {
    await watch.stop()
    await app.close()
    await watching.close()
    await serving.close()
  }
}

beforeEach(async () => {
  database = await testDatabase()
  link = await startDatabaseLink(database.url)
})
afterEach(async () => {
  link.mend()
  await close()
  await link.close()
  await database.drop()
})

const ready = async () => {
  const answer = await app.inject('/readyz')
  return { status: answer.statusCode, reasons: answer.json().reasons, body: answer.body }
}
const stateOf = (name: string) => watch.find().find(({ check }) => check.name === name)?.state
const until = (status: number) =>
  vi.waitFor(async () => expect((await ready()).status).toBe(status), { timeout: 10_000 })

test('while the database is away the server is not ready, says so without naming hosts, and comes back by itself', async () => {
  await start((watching) => [clockCheck(watching.pool)])
  await until(200)
  link.cut()
  await until(503)
  await vi.waitFor(() => expect(stateOf('database')).toBe('stopping'), 10_000)
  const { reasons, body } = await ready()
  expect(reasons).toEqual([{ name: 'database', says: 'The database does not answer.' }])
  expect(body).not.toContain('127.0.0.1')
  // What cannot be known is not called bad: one fault is told as one.
  await vi.waitFor(() => expect(stateOf('clock')).toBe('unknown'), 10_000)
  link.mend()
  await until(200)
  await vi.waitFor(() => expect(stateOf('clock')).toBe('good'), 10_000)
})

test('what was asked while the database was away and is answered after it is back is not known, and no news of its own', async () => {
  let isAway = false
  let fail: ((error: Error) => void) | undefined
  const read = () =>
    isAway
      ? new Promise<CheckReading>((_, reject) => {
          fail = reject
        })
      : Promise.resolve<CheckReading>({ state: 'good', says: 'All is well.' })
  await start(() => [told(read, { needsDatabase: true })])
  link.cut()
  isAway = true
  await vi.waitFor(() => expect(stateOf('told')).toBe('unknown'), { timeout: 20_000 })
  await vi.waitFor(() => expect(stateOf('database')).toBe('stopping'), { timeout: 20_000 })
  link.mend()
  await vi.waitFor(() => expect(stateOf('database')).toBe('good'), { timeout: 20_000 })
  expect(watch.find().find(({ check }) => check.name === 'told')).toMatchObject({
    state: 'unknown',
    says: 'Not known: the database was away. It is read again.',
  })
  isAway = false
  fail?.(new Error('timeout exceeded when trying to connect'))
  await vi.waitFor(() => expect(stateOf('told')).toBe('good'), { timeout: 20_000 })
})

test('a database that took the words and answers nothing is bad news after a deadline', async () => {
  await start()
  await link.stall('standing_beats')
  await vi.waitFor(() => expect(stateOf('database')).toBe('stopping'), { timeout: 10_000 })
  // The next connection is a new one, and nobody waits for the old.
  await vi.waitFor(() => expect(stateOf('database')).toBe('good'), { timeout: 10_000 })
})

test('a database that takes no changes is not ready for people', async () => {
  await start()
  const name = new URL(database.url).pathname.slice(1)
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  link.drop()
  const reasons = [{ name: 'database', says: 'The database answers, and takes no changes.' }]
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 503, reasons }), 10_000)
  await database.pool.query('set default_transaction_read_only = off')
  await database.pool.query(
    `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
  )
  link.drop()
  await until(200)
})

test('a check that hangs is bad news, is begun once, and is good when it comes back', async () => {
  let release = () => {}
  let begun = 0
  let hangs = true
  await start(() => [
    told(async () => {
      begun += 1
      if (hangs)
        await new Promise<void>((resolve) => {
          release = resolve
        })
      return { state: 'good', says: 'All is well.' }
    }),
  ])
  const reasons = [{ name: 'told', says: 'It gives no answer.' }]
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 503, reasons }), 10_000)
  expect(begun).toBe(1)
  hangs = false
  release()
  await until(200)
})

test('what is late, or stopped by decision, does not end readiness; both stand in the metrics', async () => {
  const late = told(async () => ({ state: 'late', says: 'It is late.', figure: 70 }))
  const unset = told(async () => ({ state: 'unset', says: 'Nobody asked for it.' }), { name: 'unset' })
  await start((watching) => [late, unset, salesCheck(watching.db)])
  await database.pool.query(
    "insert into sales_stops (id, reason, stopped_at) values (gen_random_uuid(), 'the ledger does not add up', now())",
  )
  await vi.waitFor(() => expect(stateOf('sales')).toBe('stopping'), 10_000)
  await until(200)
  const headers = { authorization: 'Bearer a token of sixteen or more' }
  const { body } = await app.inject({ url: '/metrics', headers })
  for (const line of [
    'standing_state{check="database"} 0',
    'standing_state{check="told"} 1',
    'standing_state{check="unset"} -1',
    'standing_state{check="sales"} 2',
    'standing_figure{check="told",unit="seconds"} 70',
  ])
    expect(body).toContain(line)
})

test('sales that a restore stopped are resumed by confirming it, and the advice says so', async () => {
  await start()
  await inTransaction(database.db, (tx) => stopSales(tx, writeStop(new Date()), new Date()))
  expect(await salesCheck(database.db).read()).toMatchObject({
    state: 'stopping',
    advice: expect.stringContaining('confirm-restore WORDS'),
  })
})

test('a clock that is off by more than a few seconds is told, with which way', async () => {
  await start()
  const hours = (count: number) => () => Date.now() + count * 3_600_000
  const says = async (now: () => number) => (await clockCheck(database.pool, now).read()).says
  expect(await says(hours(0))).toBe('This server and the database tell the same time.')
  expect(await says(hours(1.5))).toBe('This server’s clock is 90 minutes ahead of the database’s.')
  expect(await says(hours(-1.5))).toBe('This server’s clock is 90 minutes behind the database’s.')
})
