import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { enqueue, sweepFailedJobs } from './outbox.ts'
import { declareTask } from './tasks.ts'
import { inTransaction } from './transaction.ts'

const greet = declareTask('greet', z.object({ name: z.string() }))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a job that was given up is dropped a month later, and no other', async () => {
  const { db, pool } = database
  for (const key of ['given up long ago', 'given up today', 'still tried'])
    await inTransaction(db, (tx) => enqueue(tx, greet, { name: 'Ann' }, { key }))
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where key like 'given up%'`,
  )
  await pool.query(
    `update graphile_worker._private_jobs set updated_at = now() - interval '31 days' where key <> 'given up today'`,
  )
  await sweepFailedJobs(db, new Date())
  const { rows } = await pool.query<{ key: string }>('select key from graphile_worker.jobs order by key')
  expect(rows.map(({ key }) => key)).toEqual(['given up today', 'still tried'])
})
