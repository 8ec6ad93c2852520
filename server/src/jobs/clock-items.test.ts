import pino from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../platform/db.ts'
import { declareClockTask, does } from '../platform/tasks.ts'
import { testDatabase } from '../testing/test-database.ts'
import { clockItems } from './clock-items.ts'
import { runJobs } from './run-jobs.ts'

const everyMinute = declareClockTask('count-the-hours', '* * * * *')

test('a task that takes longer than its turn is not begun beside itself, and waits once', async () => {
  const database = await testDatabase()
  const { pool, close } = openDatabase(database.url, pino({ level: 'silent' }))
  const begun: (() => void)[] = []
  const handler = does(everyMinute, () => new Promise<void>((resolve) => void begun.push(resolve)))
  const jobs = await runJobs({ pool, handlers: [handler], log: pino({ level: 'silent' }) })
  const [item] = clockItems([handler])
  // As the clock does it at each turn, for every item it was given.
  const turn = () =>
    pool.query(
      `select graphile_worker.add_job($1, payload := '{}'::json, queue_name := $2, job_key := $3, job_key_mode := $4)`,
      [item?.task, item?.options.queueName, item?.options.jobKey, item?.options.jobKeyMode],
    )
  try {
    await turn()
    await expect.poll(() => begun.length).toBe(1)
    await turn()
    await turn()
    await turn()
    const { rows } = await pool.query('select locked_by is not null as "atWork" from graphile_worker.jobs')
    expect(rows.map(({ atWork }) => atWork).toSorted()).toEqual([false, true])
    begun[0]?.()
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(2)
    begun[1]?.()
    await expect
      .poll(async () => (await pool.query('select from graphile_worker.jobs')).rowCount, { timeout: 20_000 })
      .toBe(0)
    expect(begun).toHaveLength(2)
  } finally {
    for (const end of begun) end()
    await jobs.stop()
    await close()
    await database.drop()
  }
})

test('what several rooms do their part of is begun once', () => {
  const parts = [does(everyMinute, async () => {}), does(everyMinute, async () => {})]
  expect(clockItems(parts).map(({ task }) => task)).toEqual(['count-the-hours'])
})
