import { type SQL, sql } from 'drizzle-orm'
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

const codeOf = (attempt: SQL): Promise<string | undefined> =>
  database.reader.execute(attempt).then(() => 'done', sqlState)

const readOnlyTransaction = '25006'
const noPrivilege = '42501'

test('what only shows things is refused every change by PostgreSQL itself', async () => {
  const attempts = [
    sql`delete from orders`,
    sql`update listings set state = 'paused'`,
    sql`insert into rate_limits (key, uses, resets_at) values ('a', 1, now())`,
    sql`with gone as (delete from baskets returning id) select count(*) from gone`,
  ]
  for (const attempt of attempts) expect(await codeOf(attempt)).toBe(readOnlyTransaction)
  expect(await codeOf(sql`select from graphile_worker.add_job('sweep-orders')`)).toBe(noPrivilege)
  expect((await database.reader.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a reader that asks to write is refused by its role, which sees no password, session or key either', async () => {
  expect((await database.reader.execute(sql`select current_user as name`)).rows).toEqual([
    { name: 'ledgerleaf_reader' },
  ])
  const tables = ['accounts', 'sessions', 'verifications', 'jwks', 'log_keys', 'idempotency_keys']
  for (const table of tables)
    expect(await codeOf(sql`select count(*) from ${sql.identifier(table)}`)).toBe(noPrivilege)
  for (const attempt of ['delete from orders', "update listings set state = 'paused'"]) {
    expect(await codeOf(sql.raw(`begin read write; ${attempt}`))).toBe(noPrivilege)
    await database.reader.execute(sql`rollback`)
  }
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
