import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../platform/db.ts'
import { enqueue } from '../platform/outbox.ts'
import { declareTask, does } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'
import { startDatabaseLink } from '../testing/database-link.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { runJobs } from './run-jobs.ts'

type Charge = { orderId: string }
const chargeTask = declareTask<Charge>('charge-order', z.object({ orderId: z.string() }), 'quick')

let said = ''
const write = (line: string) => {
  said += line
}
const log = pino({ level: 'debug' }, { write })

let database: TestDatabase
let link: Awaited<ReturnType<typeof startDatabaseLink>>
let stop: () => Promise<void>

beforeEach(async () => {
  database = await testDatabase()
  link = await startDatabaseLink(database.url)
  stop = async () => {}
  said = ''
})
afterEach(async () => {
  link.mend()
  await stop()
  await link.close()
  await database.drop()
})

/** A process whose line to the database can be cut. */
const start = async (charge: (payload: Charge) => Promise<void> = async () => {}) => {
  const { pool, close } = openDatabase(link.url, log)
  const jobs = await runJobs({ pool, handlers: [does(chargeTask, charge)], log, lookForAbandonedMs: 100 })
  stop = async () => {
    await jobs.stop()
    await close()
  }
}

const charge = (orderId: string) => inTransaction(database.db, (tx) => enqueue(tx, chargeTask, { orderId }))
const jobsLeft = async () => (await database.pool.query('select * from graphile_worker.jobs')).rowCount

/** Handlers that begin and then wait to be let go, one by one. */
const heldHandlers = () => {
  const waiting: (() => void)[] = []
  const done: string[] = []
  const handle = async ({ orderId }: Charge) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    done.push(orderId)
  }
  return { waiting, done, handle }
}

test('payments go on after the database was lost while several were about to be noted as done', async () => {
  const held = heldHandlers()
  let isHeld = true
  const done: string[] = []
  await start(async (payload) => {
    if (isHeld) await held.handle(payload)
    done.push(payload.orderId)
  })
  for (const id of ['one', 'two', 'three', 'four']) await charge(id)
  await vi.waitFor(() => expect(held.waiting).toHaveLength(4), 20_000)
  link.cut()
  isHeld = false
  // One after the other: each finds out for itself that what it did cannot be noted.
  for (const [count, release] of held.waiting.entries()) {
    release()
    await vi.waitFor(() => expect(held.done).toHaveLength(count + 1), 60_000)
    for (let turn = 0; turn < 50; turn++) await setImmediate()
  }
  link.mend()
  await charge('after')
  await vi.waitFor(() => expect(done).toContain('after'), 20_000)
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 20_000)
})

test('payments go on after the database was lost while the runner looked up its tasks', async () => {
  const done: string[] = []
  const stalled = link.stall('_private_tasks as tasks (identifier)')
  await start(async ({ orderId }) => void done.push(orderId))
  await stalled
  link.drop()
  await charge('after')
  await vi.waitFor(() => expect(done).toContain('after'), 25_000)
})

test('a database that is lost just as the jobs begin is waited for: the server that answers already does not end', async () => {
  const done: string[] = []
  link.cut()
  const started = start(async ({ orderId }) => void done.push(orderId))
  await vi.waitFor(() => expect(said).toContain('job-runner-not-started'), 60_000)
  link.mend()
  await started
  await charge('after')
  await vi.waitFor(() => expect(done).toContain('after'), 20_000)
})

test('a database that is lost while the first runner looks up its tables is waited for too', async () => {
  const done: string[] = []
  const stalled = link.stall('"graphile_worker".migrations')
  const started = start(async ({ orderId }) => void done.push(orderId))
  await stalled
  link.drop()
  await started
  expect(said).toContain('job-runner-not-started')
  await charge('after')
  await vi.waitFor(() => expect(done).toContain('after'), 20_000)
})

test('a payment that was taken just as the database was lost, before anybody knew of it, is done by the next runner', async () => {
  const done: string[] = []
  const lost = link.lose('order-nobody-heard-of')
  await start(async ({ orderId }) => void done.push(orderId))
  await charge('order-nobody-heard-of')
  await lost
  await vi.waitFor(() => expect(done).toEqual(['order-nobody-heard-of']), 30_000)
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 20_000)
})

test('losing the database just as the runner stops listening ends the runner, not the process', async () => {
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.on('unhandledRejection', note)
  try {
    const stalled = link.stall('LISTEN "jobs:insert"')
    await start()
    await stalled
    const stopped = stop()
    stop = async () => {}
    await vi.waitFor(() => expect(said.match(/Attempting graceful shutdown/g)).toHaveLength(4), 60_000)
    link.drop()
    await stopped
    await setImmediate()
    expect(failures).toEqual([])
  } finally {
    process.off('unhandledRejection', note)
  }
})
