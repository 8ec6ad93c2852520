import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { olderDatabase } from '../../testing/older-database.ts'
import { findIssuances } from './index.ts'

test('what an older version took for issued from a list of retirements is issued no longer, and the rest stands', async () => {
  const { pool, db, drop } = await olderDatabase('0095')
  const [issuances, retirements] = [randomUUID(), randomUUID()]
  for (const [id, kind, added, day] of [
    [issuances, 'issuances', 2, '2026-01-01'],
    [retirements, 'retirements', 2, '2026-02-01'],
  ])
    await pool.query(
      `insert into registry_files (id, registry, kind, name, sha256, bytes, as_of, rows, refused, added, changed, unchanged,
         gone, imported_at) values ($1, 'ART TREES', $2::text, 'a file', $2::text, 1, $4::date, 1, 0, $3, 0, 0, 0, $4::date)`,
      [id, kind, added, day],
    )
  const unit = (state: string, first: number, last: number, from: string, to: string) =>
    pool.query(
      `insert into registry_units (registry, project_id, state, row_key, space, prefix, first_serial, last_serial, quantity,
         first_file_id, last_file_id) values ('ART TREES', 'A1', $1::text, $1::text || $2::text || $3::text, 'S', 'S', $2::bigint, $3::bigint, $3::bigint - $2::bigint + 1, $4, $5)`,
      [state, first, last, from, to],
    )
  await unit('issued', 1, 1000, issuances, issuances)
  await unit('issued', 2001, 2100, issuances, retirements)
  await unit('issued', 1, 100, retirements, retirements)
  await unit('retired', 1, 100, retirements, retirements)
  await migrate(pool)
  expect(await findIssuances(db, 'ART TREES', 'A1')).toMatchObject([
    { firstSerial: 1, quantity: 1000, retired: 100, asOf: '2026-01-01' },
    { firstSerial: 2001, quantity: 100, retired: 0, asOf: '2026-01-01' },
  ])
  const files = await pool.query('select kind, added from registry_files order by kind')
  expect(files.rows).toEqual([
    { kind: 'issuances', added: 2 },
    { kind: 'retirements', added: 1 },
  ])
  const jobs = await pool.query(
    `select job.payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'match-backing'`,
  )
  expect(jobs.rows).toContainEqual({ payload: { registry: 'ART TREES' } })
  await drop()
})
