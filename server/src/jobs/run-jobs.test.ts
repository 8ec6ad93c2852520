import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../platform/db.ts'
import { closeSocketsTask } from '../platform/live.tasks.ts'
import { sendMailTask } from '../platform/mail/mail.tasks.ts'
import { enqueue } from '../platform/outbox.ts'
import { does, type TaskHandler } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { hastenRetries } from './hasten-retries.ts'
import { runJobs } from './run-jobs.ts'

const log = pino({ level: 'silent' })
const mail = (to: string) => ({ to, subject: 'Hello', text: 'Hello.' })

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

let database: TestDatabase
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  database = await testDatabase()
  stops = []
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await database.drop()
})

/** A job runner with a pool of its own, as each process has. */
const start = async (handlers: readonly TaskHandler[], lookForAbandonedMs?: number) => {
  const { pool, close } = openDatabase(database.url, log)
  const jobs = await runJobs({
    pool,
    handlers,
    log,
    ...(lookForAbandonedMs ? { lookForAbandonedMs } : {}),
  })
  const stop = async () => {
    await jobs.stop()
    await close()
  }
  stops.push(stop)
  return { stop: () => stops.splice(stops.indexOf(stop), 1)[0]?.() }
}

const post = (to: string) => inTransaction(database.db, (tx) => enqueue(tx, sendMailTask, mail(to)))
const jobRows = async () => {
  const { rows } = await database.pool.query(
    'select attempts, last_error, locked_by from graphile_worker.jobs',
  )
  return rows
}

test('does each job once, though two processes look for it', async () => {
  const sent: string[] = []
  const sendMail = async ({ to }: { to: string }) => void sent.push(to)
  await start([does(sendMailTask, sendMail)])
  await start([does(sendMailTask, sendMail)])
  const addresses = Array.from({ length: 40 }, (_, index) => `${index}@example.com`)
  await Promise.all(addresses.map(post))
  await vi.waitFor(async () => expect(await jobRows()).toEqual([]), 20_000)
  expect(sent.toSorted()).toEqual(addresses.toSorted())
})

test('several that have a part in one task each do theirs', async () => {
  const done: string[] = []
  const note = (who: string) => does(sendMailTask, async ({ to }) => void done.push(`${who} for ${to}`))
  await start([note('one'), note('other')])
  await post('ada@example.com')
  await vi.waitFor(async () => expect(await jobRows()).toEqual([]), 20_000)
  expect(done).toEqual(['one for ada@example.com', 'other for ada@example.com'])
})

test('does nothing for a transaction that was rolled back', async () => {
  const sent: string[] = []
  await start([does(sendMailTask, async ({ to }) => void sent.push(to))])
  const failing = inTransaction(database.db, async (tx) => {
    await enqueue(tx, sendMailTask, mail('never@example.com'))
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  await post('after@example.com')
  await vi.waitFor(() => expect(sent).toEqual(['after@example.com']), 20_000)
})

test('a payload that cannot be read waits for its next attempt and harms no other', async () => {
  const sent: string[] = []
  await start([does(sendMailTask, async ({ to }) => void sent.push(to))])
  const poison = ['{"to": 7}', '[]', 'null', '"text"']
  for (const payload of poison)
    await database.pool.query(`select graphile_worker.add_job('send-mail', $1::json)`, [payload])
  await post('good@example.com')
  await vi.waitFor(() => expect(sent).toEqual(['good@example.com']), 20_000)
  await vi.waitFor(async () => {
    const rows = await jobRows()
    expect(rows).toHaveLength(poison.length)
    for (const row of rows) expect(row).toMatchObject({ attempts: 1, last_error: /./, locked_by: null })
  }, 20_000)
})

test('tries again what failed', async () => {
  let attempts = 0
  await start([
    does(sendMailTask, async () => {
      attempts += 1
      if (attempts === 1) throw new Error('the mail server is away')
    }),
  ])
  await post('ada@example.com')
  await vi.waitFor(
    async () => expect(await jobRows()).toMatchObject([{ attempts: 1, locked_by: null }]),
    20_000,
  )
  await vi.waitFor(async () => expect(await jobRows()).toEqual([]), 20_000)
  expect(attempts).toBe(2)
})

test('closing sockets does not stand in line behind mail that is stuck', async () => {
  const release = gate()
  const closed: string[] = []
  let stuck = 0
  await start([
    does(sendMailTask, () => {
      stuck += 1
      return release.opened
    }),
    does(closeSocketsTask, async ({ sessionIds }) => void closed.push(...sessionIds)),
  ])
  for (let count = 0; count < 8; count++) await post('slow@example.com')
  await vi.waitFor(() => expect(stuck).toBe(4), 20_000)
  await inTransaction(database.db, (tx) => enqueue(tx, closeSocketsTask, { sessionIds: ['one'] }))
  await vi.waitFor(() => expect(closed).toEqual(['one']), 20_000)
  release.open()
})

test('ends what it has begun before it stops', async () => {
  const begun = gate()
  const release = gate()
  const { stop } = await start([
    does(sendMailTask, () => {
      begun.open()
      return release.opened
    }),
  ])
  await post('ada@example.com')
  await begun.opened
  const stopped = stop()
  release.open()
  await stopped
  expect(await jobRows()).toEqual([])
})

test('a long job of a living process is not taken over', async () => {
  const release = gate()
  let begun = 0
  const sendMail = () => {
    begun += 1
    return release.opened
  }
  await start([does(sendMailTask, sendMail)], 50)
  await start([does(sendMailTask, sendMail)], 50)
  await post('ada@example.com')
  await vi.waitFor(() => expect(begun).toBe(1), 20_000)
  const held = await jobRows()
  // That nothing happens takes time to see: some twenty looks of either process.
  await database.pool.query('select pg_sleep(1)')
  expect(await jobRows()).toEqual(held)
  expect(begun).toBe(1)
  release.open()
})

test('goes on after every connection to the database was cut', async () => {
  const sent: string[] = []
  await start([does(sendMailTask, async ({ to }) => void sent.push(to))], 100)
  for (let round = 0; round < 3; round++) {
    await post(`before-${round}@example.com`)
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await post(`after-${round}@example.com`)
  }
  await vi.waitFor(async () => expect(await jobRows()).toEqual([]), 25_000)
  for (let round = 0; round < 3; round++)
    expect(sent).toEqual(
      expect.arrayContaining([`before-${round}@example.com`, `after-${round}@example.com`]),
    )
})

test('what failed in many outages is tried again within a minute, or half its age, and not after hours', async () => {
  const waits = async (sinceCreated: string): Promise<number> => {
    await post('late@example.org')
    await database.pool.query(
      `update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '6 hours',
         created_at = now() - $1::interval`,
      [sinceCreated],
    )
    await hastenRetries(database.pool)
    const { rows } = await database.pool.query<{ seconds: number }>(
      'select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs',
    )
    await database.pool.query('delete from graphile_worker._private_jobs')
    return rows[0]?.seconds ?? Number.NaN
  }
  expect(await waits('10 seconds')).toBeLessThanOrEqual(60)
  const older = await waits('1 hour')
  expect(older).toBeGreaterThan(29 * 60)
  expect(older).toBeLessThanOrEqual(31 * 60)
  // What waits for its own time has not failed.
  await post('planned@example.org')
  await database.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '6 hours'`)
  await hastenRetries(database.pool)
  const { rows } = await database.pool.query<{ later: boolean }>(
    `select run_at > now() + interval '5 hours' as later from graphile_worker.jobs`,
  )
  expect(rows).toEqual([{ later: true }])
})
