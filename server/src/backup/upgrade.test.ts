import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { verifyAll } from '../cli/verify-all.ts'
import { openDatabase } from '../platform/db.ts'
import { listMigrations } from '../platform/migrate.ts'
import { testDatabase } from '../testing/test-database.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const fixtures = path.resolve(import.meta.dirname, '../../fixtures')
const releases = readdirSync(fixtures).filter((name) => name.endsWith('.backup'))
const key = 'the-key-of-every-fixture'
const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-releases-'))
const log = pino({ level: 'silent' })
afterAll(() => rmSync(folder, { recursive: true }))

const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Every column, constraint, index, trigger and view, in words. */
const schemaOf = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ says: string }>(`
    select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull) as says
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = 'public'
    order by 1`)
  return rows.map(({ says }) => says)
}

test('there is a database of a released version to upgrade', () => {
  expect(releases).not.toEqual([])
})

test.each(releases)(
  '%s is restored as it was, migrates to the newest schema and verifies',
  async (release) => {
    const file = path.join(fixtures, release)
    const { header, manifest } = await checkBackup(file, key)
    const name = `upgrade_${randomUUID().slice(0, 8)}`
    await onServer(`create database ${name}`)
    const into = inject('databaseServerUrl').replace(/postgres$/, name)
    const config = {
      dataDir: mkdtempSync(path.join(folder, 'data-')),
      appSecret: null,
      storage: { kind: 'folder', folder: null } as const,
    }
    const verify = (db: Parameters<typeof verifyAll>[0]) => verifyAll(db, null)
    const told = await restoreBackup({ file, key, into, config, verify, log, now: new Date() })
    expect(told).toContain(`its log was signed up to entry ${manifest.log?.checkpoint?.size}.`)
    expect(told).toContain(`The ledger verifies: ${manifest.tables.ledger_entries} entries`)

    const { pool, close } = openDatabase(into, log)
    const applied = await pool.query('select version from schema_migrations order by version')
    expect(applied.rows.map(({ version }) => version)).toEqual(listMigrations().map(({ version }) => version))
    expect(applied.rows.length).toBeGreaterThanOrEqual(header.migrations.length)
    // What was sold forward under serials nobody had issued is a promise, and counted as issued nowhere.
    const { rows: forwards } = await pool.query<{ is_promise: boolean }>(
      `select is_promise from batches where id in (select batch_id from listings where sale_type = 'forward')`,
    )
    expect(forwards.length).toBeGreaterThan(0)
    for (const { is_promise } of forwards) expect(is_promise).toBe(true)
    const fresh = await testDatabase()
    expect(await schemaOf(pool)).toEqual(await schemaOf(fresh.pool))
    await fresh.drop()
    await close()
    await onServer(`drop database ${name} with (force)`)
  },
)
