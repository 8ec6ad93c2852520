import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { openDatabase } from './db.ts'
import { openLog } from './log.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const open = (slowMs: number) => {
  const lines: Record<string, unknown>[] = []
  const log = openLog('warn', { write: (line) => void lines.push(JSON.parse(line)) })
  return { lines, ...openDatabase(database.url, log, 2, slowMs) }
}

test('a slow statement is named with its milliseconds and without its values, however it is asked', async () => {
  const { lines, db, pool, reader, statements, close } = open(100)
  const secret = 'hush-hush'
  const slow = sql`select pg_sleep(0.15), ${secret}::text as told from schema_migrations limit 1`
  await db.execute(slow)
  await reader.execute(slow)
  await inTransaction(db, (tx) => tx.execute(slow))
  await pool.query('select pg_sleep($1), $2::text from schema_migrations limit 1', [0.15, secret])
  await db.execute(sql`select 1 from schema_migrations limit 1`)
  await close()
  expect(lines).toHaveLength(4)
  for (const line of lines)
    expect(line).toMatchObject({ code: 'slow-statement', statement: 'select schema_migrations' })
  expect(JSON.stringify(lines)).not.toContain(secret)
  expect(statements.findSlow()).toMatchObject([{ name: 'select schema_migrations', count: 4 }])
  expect(statements.findSlow()[0]?.slowestMs).toBeGreaterThanOrEqual(150)
})

test('a statement that fails slowly is slow too, and one that fails is refused as ever', async () => {
  const { lines, db, statements, close } = open(100)
  await expect(db.execute(sql`select pg_sleep(0.15), 1 / 0 from schema_migrations`)).rejects.toThrow()
  await expect(db.execute(sql`select * from no_such_table`)).rejects.toThrow()
  const { rows } = await db.execute(sql`select 7 as seven`)
  await close()
  expect(rows).toEqual([{ seven: 7 }])
  expect(statements.totals().count).toBeGreaterThanOrEqual(3)
  expect(lines.length).toBeLessThanOrEqual(1)
})
