import { readdirSync } from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './test-database.ts'

const sources = path.resolve(import.meta.dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tables.ts'),
)

const readTables = async (): Promise<PgTable[]> => {
  const modules = await Promise.all(files.map((file) => import(path.join(sources, file))))
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
}

type Column = { name: string; required: boolean; type: string }

const described = (table: PgTable): Column[] => {
  const casing = new CasingCache('snake_case')
  return getTableConfig(table).columns.map((column) => ({
    name: casing.getColumnCasing(column),
    required: column.notNull,
    type: column.getSQLType().replace('timestamp with time zone', 'timestamptz'),
  }))
}

const built = async (database: TestDatabase, table: PgTable): Promise<Column[]> => {
  const { rows } = await database.pool.query<Column>(
    `select a.attname as name, a.attnotnull as required,
       replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz') as type
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [`"${getTableConfig(table).name}"`],
  )
  return rows
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name)

test('every table the code describes is the table the migrations built', async () => {
  const tables = await readTables()
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) {
    const name = getTableConfig(table).name
    expect({ name, columns: (await built(database, table)).sort(byName) }).toEqual({
      name,
      columns: described(table).sort(byName),
    })
  }
})
