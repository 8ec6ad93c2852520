import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Db, Reader, Tx, Writer } from './db.ts'
import { sqlState } from './db.ts'
import type { announce, enqueue } from './outbox.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const readOnlyTransaction = '25006'

test('what only shows things is refused every change by PostgreSQL itself', async () => {
  const attempts = [
    sql`delete from orders`,
    sql`update listings set state = 'paused'`,
    sql`insert into rate_limits (key, uses, resets_at) values ('a', 1, now())`,
    sql`with gone as (delete from baskets returning id) select count(*) from gone`,
    sql`select from graphile_worker.add_job('sweep-orders')`,
  ]
  for (const attempt of attempts) {
    const error: unknown = await database.reader.execute(attempt).then(
      () => null,
      (reason) => reason,
    )
    expect(sqlState(error)).toBe(readOnlyTransaction)
  }
  expect((await database.reader.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a reader has no word for a change, and neither a job nor an announcement can be written through one', () => {
  expectTypeOf<Db>().toExtend<Reader>()
  expectTypeOf<Tx>().toExtend<Reader>()
  expectTypeOf<Reader>().not.toExtend<Writer>()
  expectTypeOf<Reader>().not.toHaveProperty('insert')
  expectTypeOf<Reader>().not.toHaveProperty('update')
  expectTypeOf<Reader>().not.toHaveProperty('delete')
  expectTypeOf<Reader>().not.toHaveProperty('transaction')
  expectTypeOf<Parameters<typeof enqueue>[0]>().toEqualTypeOf<Tx>()
  expectTypeOf<Parameters<typeof announce>[0]>().toEqualTypeOf<Tx>()
})
