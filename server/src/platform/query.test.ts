import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { Instant, query } from './query.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('rows are as the schema describes them, and an instant is one', async () => {
  const Row = z.object({ id: z.string(), credits: z.int(), at: Instant, note: z.nullable(z.string()) })
  const rows = await query(
    database.db,
    Row,
    sql`select 'a' as id, 7::bigint as credits, timestamptz '2026-03-01 12:00:00.25+01' as at, null as note`,
  )
  expect(rows).toEqual([{ id: 'a', credits: 7, at: new Date('2026-03-01T11:00:00.250Z'), note: null }])
})

test('a row that is something else is told by its column, and its values are not', async () => {
  const Row = z.object({ id: z.string(), credits: z.int() })
  const asked = query(database.db, Row, sql`select 'ann@example.org' as id, 'ann@example.org' as credits`)
  await expect(asked).rejects.toThrow(/^a row of the database is not as described: credits: /)
  await expect(asked).rejects.not.toThrow(/ann@/)
  await expect(query(database.db, Row, sql`select 'a' as id`)).rejects.toThrow('credits')
})
