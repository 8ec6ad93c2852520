import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { closeSocketsTask } from '../platform/live.tasks.ts'
import { sendMailTask } from '../platform/mail/mail.tasks.ts'
import { enqueue } from '../platform/outbox.ts'
import { inTransaction } from '../platform/transaction.ts'
import { startDatabaseLink } from '../testing/database-link.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { testDatabase } from '../testing/test-database.ts'

// A whole process is started and then troubled for a while, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 400_000 })

const rounds = 25
const seed = Number(process.env.SEED ?? 1)

/** Numbers from 0 up to 1 that are the same for the same seed. */
const randomFrom = (from: number) => {
  const parts = 1_000_000
  const numbers = fc.sample(fc.noBias(fc.nat({ max: parts - 1 })), { seed: from, numRuns: rounds * 4 })
  return () => (numbers.pop() ?? 0) / parts
}

test(`a server whose database is lost ${rounds} times at random moments goes on by itself (SEED=${seed})`, async () => {
  const random = randomFrom(seed)
  const database = await testDatabase()
  const link = await startDatabaseLink(database.url)
  const server = await startServerProcess(link.url, { LOG_LEVEL: 'fatal' })
  // What was lost several times waits longer each time: nobody needs to see that by the clock. What is locked stays so.
  const jobsLeft = async () => {
    await database.pool.query(
      'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
    )
    return (await database.pool.query('select from graphile_worker.jobs')).rowCount
  }
  const statusOf = (page: string) =>
    fetch(`${server.origin}${page}`).then(
      ({ status }) => status,
      () => 0,
    )
  const faults = [
    async () => link.drop(),
    async () => {
      link.cut()
      await pause(random() * 700)
      link.mend()
    },
    async () => {
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5',
      )
    },
  ]
  const letter = { to: 'ada@example.com', subject: 'Hello', text: 'Hello.' }
  try {
    for (let round = 0; round < rounds; round++) {
      for (let count = 0; count < 8; count++) {
        await inTransaction(database.db, async (tx) => {
          await enqueue(tx, closeSocketsTask, { sessionIds: [] })
          await enqueue(tx, sendMailTask, letter)
        })
      }
      const asked = [statusOf('/api/market'), statusOf('/api/catalogue'), statusOf('/readyz')]
      await pause(random() * 400)
      await faults[Math.floor(random() * faults.length)]?.()
      await Promise.all(asked)
      expect(await statusOf('/healthz')).toBe(200)
    }
    // Not ready while work that people wait for stands still: on a busy machine the workers take a while to be back.
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), {
      timeout: 60_000,
      interval: 250,
    })
    // A handler whose connection was lost without a word keeps its job for a minute before it is given to another.
    await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), { timeout: 120_000, interval: 250 })
  } finally {
    await server.end('SIGKILL')
    await link.close()
    await database.drop()
  }
})
