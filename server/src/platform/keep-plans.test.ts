import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { speakThrough } from './db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const onOneConnection = async <T>(work: (ask: ReturnType<typeof speakThrough>) => Promise<T>) => {
  const client = await database.pool.connect()
  try {
    const answer = await work(speakThrough(client))
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
    return { answer, planned: rows.map(({ statement }) => statement) }
  } finally {
    client.release(true)
  }
}

test('what is asked again and again is planned once, and answers as before', async () => {
  const { answer, planned } = await onOneConnection(async (db) => {
    const sums: unknown[] = []
    for (let number = 1; number <= 6; number++)
      sums.push((await db.execute(sql`select ${number}::int + 1 as sum`)).rows[0]?.sum)
    return sums
  })
  expect(answer).toEqual([2, 3, 4, 5, 6, 7])
  expect(planned).toEqual(['select $1::int + 1 as sum'])
})

test('what is asked once or twice, or without a value, is not kept', async () => {
  const { planned } = await onOneConnection(async (db) => {
    for (let time = 0; time < 2; time++) await db.execute(sql`select ${time}::int as twice`)
    for (let time = 0; time < 9; time++) await db.execute(sql`select 1 as plain`)
  })
  expect(planned).toEqual([])
})

test('a connection keeps only so many plans, and goes on answering', async () => {
  const { answer, planned } = await onOneConnection(async (db) => {
    for (let kind = 0; kind < 200; kind++)
      for (let time = 0; time < 3; time++)
        await db.execute(sql`select ${time}::int as ${sql.identifier(`kind_${kind}`)}`)
    return (await db.execute(sql`select ${7}::int as kind_199`)).rows
  })
  expect(answer).toEqual([{ kind_199: 7 }])
  expect(planned).toHaveLength(150)
})

test('a statement that fails is told as before, and the next one is answered', async () => {
  const { answer } = await onOneConnection(async (db) => {
    const divide = (by: number) => db.execute(sql`select 10 / ${by}::int as part`)
    for (let time = 0; time < 4; time++) await divide(2)
    await expect(divide(0)).rejects.toThrow()
    return (await divide(5)).rows
  })
  expect(answer).toEqual([{ part: 2 }])
})
