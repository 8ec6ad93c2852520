import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Database } from './db.ts'
import { namedStatement } from './named-statement.ts'
import { expectPooler, expectSessions, openPooledDatabase } from './pooled-database.ts'
import { inTransaction } from './transaction.ts'

// A real pooler is tried by `npm run cluster -- test`; here stands what the server does by itself when it is told of one.
const log = pino({ level: 'silent' })
let own: TestDatabase
const opened: Database[] = []

beforeAll(async () => {
  own = await testDatabase()
})
afterAll(async () => {
  for (const { close } of opened) await close()
  await own.drop()
})

const withSettings = (...settings: string[]): string =>
  `${own.url}?options=${encodeURIComponent(settings.map((each) => `-c ${each}`).join(' '))}`
const bounded = () => withSettings('statement_timeout=30000', 'idle_in_transaction_session_timeout=5000')

const open = (url: string, readUrl: string | null = null): Database => {
  const database = openPooledDatabase({ url, directUrl: own.url, readUrl }, log, 1)
  opened.push(database)
  return database
}

const one = namedStatement('test_pooled_one', z.object({ one: z.number() }), 'select $1::int as one')
const prepared = 'select count(*)::int as n from pg_prepared_statements'

test('behind a pooler no statement has a name, inside a transaction or outside, and otherwise each has', async () => {
  const { db, pool } = open(bounded())
  expect(await one(db, [1])).toEqual([{ one: 1 }])
  expect(await inTransaction(db, (tx) => one(tx, [2]))).toEqual([{ one: 2 }])
  expect((await pool.query(prepared)).rows).toEqual([{ n: 0 }])
  await inTransaction(own.db, async (tx) => {
    await one(tx, [1])
    expect((await tx.execute(prepared)).rows[0]?.n).toBeGreaterThan(0)
  })
})

test('connections of a pooler that would hold locks without end are refused, with what to set', async () => {
  await expect(expectPooler(open(own.url), null)).rejects.toThrow(/have no time limits/)
  await expect(expectPooler(open(bounded()), null)).resolves.toBeUndefined()
})

test('an address for reading through which one could write is refused', async () => {
  await expect(expectPooler(open(bounded(), own.url), own.url)).rejects.toThrow(/DATABASE_READ_URL may write/)
  const readUrl = withSettings('default_transaction_read_only=on')
  await expect(expectPooler(open(bounded(), readUrl), readUrl)).resolves.toBeUndefined()
})

test('PostgreSQL itself gives every connection a session of its own', async () => {
  await expect(expectSessions(own.direct, 'DATABASE_URL')).resolves.toBeUndefined()
})
