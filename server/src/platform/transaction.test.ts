import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDatabaseLink } from '../testing/database-link.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { openDatabase } from './db.ts'
import { inTransaction } from './transaction.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.drop())

const answer = sql`select 1 as answer`

it('a connection that is lost before its transaction begins is given back, however often that happens', async () => {
  const link = await startDatabaseLink(test.url)
  const { db, pool, close } = openDatabase(link.url, pino({ level: 'silent' }), 2)
  try {
    for (const _ of [1, 2, 3]) {
      pool.once('acquire', link.drop)
      await expect(inTransaction(db, (tx) => tx.execute(answer))).rejects.toThrow()
    }
    expect((await inTransaction(db, (tx) => tx.execute(answer))).rows).toEqual([{ answer: 1 }])
  } finally {
    await close()
    await link.close()
  }
})

it('a connection that is lost inside its transaction is not used again', async () => {
  const link = await startDatabaseLink(test.url)
  const { db, close } = openDatabase(link.url, pino({ level: 'silent' }), 1)
  try {
    const lost = inTransaction(db, async (tx) => {
      link.drop()
      await tx.execute(answer)
    })
    await expect(lost).rejects.toThrow()
    expect((await inTransaction(db, (tx) => tx.execute(answer))).rows).toEqual([{ answer: 1 }])
  } finally {
    await close()
    await link.close()
  }
})

it('what a command refuses leaves its connection as it was', async () => {
  const { db, pool, close } = openDatabase(test.url, pino({ level: 'silent' }), 1)
  try {
    await expect(inTransaction(db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(pool.totalCount).toBe(1)
    expect((await inTransaction(db, (tx) => tx.execute(answer))).rows).toEqual([{ answer: 1 }])
  } finally {
    await close()
  }
})
