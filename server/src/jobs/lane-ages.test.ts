import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serveHealth } from '../http/health.ts'
import { buildServer } from '../http/server.ts'
import { readConfig } from '../platform/config.ts'
import { sendMailTask } from '../platform/mail/mail.tasks.ts'
import { enqueue } from '../platform/outbox.ts'
import { declareTask, type Task } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findHindrances } from '../standing/open-standing.ts'
import { type Watch, watchChecks } from '../standing/watch-checks.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { laneGauges, lanesOfTasks, readLaneAges } from './lane-ages.ts'
import { laneChecks } from './lane-checks.ts'

const charge = declareTask('charge-order', z.object({ orderId: z.string() }), 'quick')
const hear = declareTask('handle-payment-event', z.object({ eventId: z.string() }), 'quick')
const lanesOf = lanesOfTasks([{ task: charge }, { task: hear }, { task: sendMailTask }])

let database: TestDatabase
let app: Awaited<ReturnType<typeof buildServer>>
let watch: Watch

beforeEach(async () => {
  database = await testDatabase()
  const { pool } = database
  const log = pino({ level: 'silent' })
  watch = watchChecks(
    laneChecks(pool, () => lanesOf),
    { log },
  )
  app = await buildServer({
    config: readConfig({ NODE_ENV: 'test' }),
    secret: 'x'.repeat(40),
    log,
    authenticate: async () => null,
    routes: [],
    extensions: [(server) => serveHealth(server, pool, () => findHindrances(watch.find()))],
  })
})
afterEach(async () => {
  await app.close()
  await database.drop()
})

const ready = async () => {
  await watch.readAll()
  return (await app.inject('/readyz')).statusCode
}
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const ask = <Payload>(task: Task<Payload>, payload: Payload, when: { runAt: Date; key?: string }) =>
  inTransaction(database.db, (tx) => enqueue(tx, task, payload, when))
const change = (statement: string) => database.pool.query(statement)

const take = (task: string, seconds: number) =>
  change(`update graphile_worker._private_jobs set locked_by = 'busy', locked_at = now() - interval '${seconds} s'
    where key = '${task}'`)

test('a payment that nobody has begun for twelve seconds makes the process unready, unless others are being begun', async () => {
  await ask(charge, { orderId: 'one' }, { runAt: ago(8) })
  expect(await ready()).toBe(200)
  await ask(charge, { orderId: 'two' }, { runAt: ago(30) })
  expect(await ready()).toBe(503)
  await ask(hear, { eventId: 'three' }, { runAt: ago(20), key: 'three' })
  await take('three', 2)
  expect(await ready()).toBe(200)
  await take('three', 19)
  expect(await ready()).toBe(503)
})

test('a payment that has waited for more than a minute makes the process unready, until it is done', async () => {
  await ask(charge, { orderId: 'one' }, { runAt: ago(30), key: 'one' })
  await take('one', 5)
  expect(await ready()).toBe(200)
  await ask(hear, { eventId: 'two' }, { runAt: ago(90), key: 'two' })
  await take('two', 1)
  expect(await ready()).toBe(503)
  await change('update graphile_worker._private_jobs set locked_by = null, locked_at = null')
  await change('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  expect(await ready()).toBe(200)
})

test('a payment that a worker holds and does not do counts as one that waits', async () => {
  await ask(charge, { orderId: 'one' }, { runAt: ago(90) })
  await change(
    `update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now(), attempts = max_attempts`,
  )
  expect(await ready()).toBe(503)
})

test('neither mail to a slow server, nor work of the future, nor what was given up makes a process unready', async () => {
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello.' }
  await ask(sendMailTask, mail, { runAt: ago(600) })
  await ask(charge, { orderId: 'one' }, { runAt: ago(-600) })
  expect(await ready()).toBe(200)
  await ask(charge, { orderId: 'two' }, { runAt: ago(600), key: 'two' })
  await change(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'two'`)
  expect(await ready()).toBe(200)
})

test('each lane shows how long its oldest job has waited', async () => {
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello.' }
  await ask(sendMailTask, mail, { runAt: ago(600) })
  await ask(charge, { orderId: 'one' }, { runAt: ago(20) })
  const { quick, heavy, slow } = await readLaneAges(database.pool, lanesOf)
  expect([quick.oldestSeconds, slow.oldestSeconds]).toEqual([expect.closeTo(20, -1), expect.closeTo(600, -1)])
  expect(heavy.oldestSeconds).toBe(0)
  const figures = laneGauges(database.pool, () => lanesOf).map(async ({ name, read }) => [
    name,
    Math.round(await read()) > 0,
  ])
  expect(await Promise.all(figures)).toEqual([
    ['jobs_quick_oldest_seconds', true],
    ['jobs_heavy_oldest_seconds', false],
    ['jobs_slow_oldest_seconds', true],
    ['jobs_outside_oldest_seconds', false],
  ])
})
