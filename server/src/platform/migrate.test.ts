import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { openDatabase, sqlState } from './db.ts'
import { migrate } from './migrate.ts'
import { StartError } from './start-error.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await testDatabase('template1')
  folder = mkdtempSync(join(tmpdir(), 'ledgerleaf-migrations-'))
  writeFileSync(join(folder, '0001_first.sql'), 'create table first (id int); insert into first values (1);')
  writeFileSync(join(folder, '0002_second.sql'), 'create table second (id int);')
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const applied = async (): Promise<string[]> => {
  const { rows } = await database.pool.query('select name from schema_migrations order by version')
  return rows.map(({ name }) => name)
}

const countFirst = async (): Promise<number> =>
  (await database.pool.query('select count(*) as rows from first')).rows[0].rows

test('runs every file once, in order, and prepares the job tables', async () => {
  await migrate(database.pool, folder)
  await migrate(database.pool, folder)
  expect(await applied()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await countFirst()).toBe(1)
  await database.pool.query(`select graphile_worker.add_job('announce', '{}'::json)`)
})

test('brings an empty database to the schema of this repository', async () => {
  await migrate(database.pool)
  expect(await applied()).not.toEqual([])
})

test('an account that may not make roles has the schema too, and its reading connections still refuse a change', async () => {
  const name = `owner_${randomBytes(4).toString('hex')}`
  await database.pool.query(`create role ${name} login password 'plain'; grant create on schema public to ${name};
    do $$ begin execute format('grant create on database %I to ${name}', current_database()); end $$`)
  const url = new URL(database.url)
  Object.assign(url, { username: name, password: 'plain' })
  const plain = openDatabase(url.href, pino({ level: 'silent' }))
  try {
    await migrate(plain.pool)
    expect((await plain.reader.execute(sql`select current_user as name`)).rows).toEqual([{ name }])
    expect((await plain.reader.execute(sql`select count(*) as n from orders`)).rows).toEqual([{ n: 0 }])
    expect(await plain.reader.execute(sql`delete from orders`).catch(sqlState)).toBe('25006')
  } finally {
    await plain.close()
    await database.pool.query(`drop owned by ${name} cascade; drop role ${name}`)
  }
})

test('two starts at once migrate one after the other', async () => {
  await Promise.all([migrate(database.pool, folder), migrate(database.pool, folder)])
  expect(await countFirst()).toBe(1)
})

test('a migration whose connection is cut leaves nothing behind and is run again by the next start', async () => {
  const interrupted = join(folder, '0002_second.sql')
  writeFileSync(interrupted, 'create table second (id int); select pg_terminate_backend(pg_backend_pid());')
  await expect(migrate(database.pool, folder)).rejects.toThrow()
  expect(await applied()).toEqual(['0001_first.sql'])
  const { rows } = await database.pool.query(`select to_regclass('second') as second`)
  expect(rows[0].second).toBeNull()

  writeFileSync(interrupted, 'create table second (id int);')
  await migrate(database.pool, folder)
  expect(await applied()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await countFirst()).toBe(1)
})

test('a migration that fails undoes its own file and names the reason', async () => {
  writeFileSync(join(folder, '0002_second.sql'), 'create table second (id int); select no_such_function();')
  await expect(migrate(database.pool, folder)).rejects.toThrow('no_such_function')
  expect(await applied()).toEqual(['0001_first.sql'])
})

test('refuses a database that a newer version has migrated', async () => {
  const newer = mkdtempSync(join(tmpdir(), 'ledgerleaf-migrations-'))
  cpSync(folder, newer, { recursive: true })
  writeFileSync(join(newer, '0003_third.sql'), 'create table third (id int);')
  await migrate(database.pool, newer)
  rmSync(newer, { recursive: true })
  const refusal = migrate(database.pool, folder)
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow('newer than this program: it holds 0003_third.sql')
})

test('refuses a migration that was changed after it ran', async () => {
  await migrate(database.pool, folder)
  writeFileSync(join(folder, '0001_first.sql'), 'create table first (id bigint);')
  await expect(migrate(database.pool, folder)).rejects.toThrow('0001_first.sql was changed')
})

test('other line ends are no change', async () => {
  writeFileSync(join(folder, '0001_first.sql'), 'create table first (\n  id int\n);\n')
  await migrate(database.pool, folder)
  writeFileSync(join(folder, '0001_first.sql'), 'create table first (\r\n  id int\r\n);\r\n')
  await migrate(database.pool, folder)
})

test('a file that says so runs statement by statement: an index is made while others write and another process waits', async () => {
  writeFileSync(
    join(folder, '0003_index.sql'),
    `-- statement by statement\ndrop index concurrently if exists first_id;\ncreate index concurrently first_id on first (id);\n`,
  )
  await Promise.all([migrate(database.pool, folder), migrate(database.pool, folder)])
  const { rows } = await database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'first_id'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
  expect(await applied()).toEqual(['0001_first.sql', '0002_second.sql', '0003_index.sql'])
})

test('one of its statements fails: the next start does all of them again', async () => {
  const file = join(folder, '0003_index.sql')
  const drop = '-- statement by statement\ndrop index concurrently if exists first_id;\n'
  writeFileSync(file, `${drop}create index concurrently first_id on first (id);\nselect 1 / 0;\n`)
  await expect(migrate(database.pool, folder)).rejects.toThrow('division by zero')
  expect(await applied()).toEqual(['0001_first.sql', '0002_second.sql'])
  writeFileSync(file, `${drop}create index concurrently first_id on first (id);\n`)
  await migrate(database.pool, folder)
  expect(await applied()).toContain('0003_index.sql')
})
