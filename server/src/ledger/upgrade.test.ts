import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { findBreaches } from './invariants.ts'
import { verifyLedger } from './verify-ledger.ts'

const migrations = path.resolve(import.meta.dirname, '../../migrations')
const [seller, buyer, batch, project] = ['1', '2', '3', '4'].map(
  (n) => `${n.repeat(8)}-0000-7000-8000-000000000000`,
)

/** As version 6 wrote them: which serials moved was not kept. */
const before = [
  ['issue', 50, `world/credits/issued/${batch}`, `credits/available/${seller}`],
  ['list', 40, `credits/available/${seller}`, 'credits/listed/one'],
  ['hold', 7, 'credits/listed/one', 'credits/held/first'],
  ['hold', 5, 'credits/listed/one', 'credits/held/second'],
  ['release', 7, 'credits/held/first', 'credits/listed/one'],
  ['settle', 5, 'credits/held/second', `credits/owned/${buyer}`],
  ['retire', 2, `credits/owned/${buyer}`, `credits/retired/${buyer}`],
] as const

let database: Database
const name = `upgrade_${process.pid}`
const older = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-upgrade-'))
const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(async () => {
  for (const file of readdirSync(migrations).filter((file) => file < '0007'))
    cpSync(path.join(migrations, file), path.join(older, file))
  await onServer(`create database ${name}`)
  database = openDatabase(inject('databaseServerUrl').replace(/postgres$/, name), pino({ level: 'silent' }))
  await migrate(database.pool, older)
  const { pool } = database
  await pool.query(
    `insert into projects (id, seller_id, name, created_at) values ($1, $2, 'Old "Forest"', now())`,
    [project, seller],
  )
  await pool.query(
    `insert into batches (id, project_id, vintage_starts_on, vintage_ends_on, registry, serial_prefix, serial_start,
       serial_end, issued_at) values ($1, $2, '2022-01-01', '2022-10-31', 'Verra "VCS"', 'VCU-9', 1001, 1050, now())`,
    [batch, project],
  )
  for (const [index, [kind, amount, from, to]] of before.entries()) {
    const key = kind === 'issue' ? `issue:${batch}` : `${kind}:${index}`
    const { rows } = await pool.query(
      `insert into ledger_entries (id, key, kind, posted_at)
       values (gen_random_uuid(), $1, $2, '2026-03-01T12:00:00.250Z') returning id`,
      [key, kind],
    )
    await pool.query(
      `insert into ledger_postings (entry_id, asset, amount, from_account, to_account) values ($1, $2, $3, $4, $5)`,
      [rows[0].id, batch, amount, from, to],
    )
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ])
      await pool.query(
        `insert into ledger_balances values ($1, $2, $3)
         on conflict (account, asset) do update set amount = ledger_balances.amount + excluded.amount`,
        [account, batch, change],
      )
  }
  await migrate(pool)
})
afterAll(async () => {
  await database.close()
  await onServer(`drop database ${name} with (force)`)
  rmSync(older, { recursive: true })
})

test('an older ledger learns which serials moved, and keeps every invariant', async () => {
  const { rows } = await database.pool.query(
    'select account, first_serial, last_serial from credit_ranges order by first_serial',
  )
  expect(rows).toEqual([
    { account: 'credits/listed/one', first_serial: 1001, last_serial: 1007 },
    { account: `credits/retired/${buyer}`, first_serial: 1008, last_serial: 1009 },
    { account: `credits/owned/${buyer}`, first_serial: 1010, last_serial: 1012 },
    { account: 'credits/listed/one', first_serial: 1013, last_serial: 1040 },
    { account: `credits/available/${seller}`, first_serial: 1041, last_serial: 1050 },
  ])
  expect(await findBreaches(database.db)).toEqual([])
})

test('an older entry has the leaf that it would have today', async () => {
  expect(await verifyLedger(database.db)).toEqual({ entries: before.length, placed: 0, findings: [] })
})
