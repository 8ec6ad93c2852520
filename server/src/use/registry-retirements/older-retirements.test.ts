import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../platform/db.ts'
import { migrate } from '../../platform/migrate.ts'

test('what was retired by an older version waits for its registry since its day, unless it is of none', async () => {
  const migrations = path.resolve(import.meta.dirname, '../../../migrations')
  const older = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-older-'))
  for (const file of readdirSync(migrations).filter((name) => name < '0078'))
    cpSync(path.join(migrations, file), path.join(older, file))
  const name = `older_${randomUUID().slice(0, 8)}`
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await server.connect()
  await server.query(`create database ${name}`)
  const url = inject('databaseServerUrl').replace(/postgres$/, name)
  const { pool, close } = openDatabase(url, pino({ level: 'silent' }))
  await migrate(pool, older)
  for (const registry of ['Verra VCS', 'Ledgerleaf'])
    await pool.query(
      `with project as (
         insert into projects (id, seller_id, name, created_at)
         values (gen_random_uuid(), gen_random_uuid(), $1, now()) returning id
       ), batch as (
         insert into batches (id, project_id, vintage_starts_on, vintage_ends_on, registry, serial_prefix, serial_space,
           serial_start, serial_end, quantity, issued_at)
         select gen_random_uuid(), id, '2023-01-01', '2023-12-31', $1, 'P', 'P', 1, 10, 10, now() from project returning id
       )
       insert into retirements (id, buyer_id, batch_id, quantity, beneficiary, on_behalf_of, reason, purpose, retired_at)
       select gen_random_uuid(), gen_random_uuid(), id, 4, 'A Company', null, 'other', 'Travel', '2026-02-03T10:00:00Z'
       from batch`,
      [registry],
    )
  await migrate(pool)
  const { rows } = await pool.query(
    'select registry, state, quantity, beneficiary, purpose, pending_since from registry_retirements',
  )
  expect(rows).toEqual([
    {
      registry: 'Verra VCS',
      state: 'pending',
      quantity: 4,
      beneficiary: 'A Company',
      purpose: 'Travel',
      pending_since: expect.anything(),
    },
  ])
  expect(new Date(rows[0].pending_since).toISOString()).toBe('2026-02-03T10:00:00.000Z')
  await close()
  await server.query(`drop database ${name} with (force)`)
  await server.end()
  rmSync(older, { recursive: true })
})
