import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settleInventory } from '@ledgerleaf/contract/inventory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { findAnalysis } from './analysis-queries.ts'

const migrations = path.resolve(import.meta.dirname, '../../../migrations')
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase('template1')
  folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-before-history-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('corrections made before there was a history are its first entries, and count as they did', async () => {
  for (const file of readdirSync(migrations).filter((name) => name < '0051'))
    cpSync(path.join(migrations, file), path.join(folder, file))
  await migrate(database.pool, folder)
  const [report, analysis] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const reading = { format: 'csv', years: [2023], pageCount: 1, scannedPages: 0, sources: [], targets: [] }
  await database.pool.query(
    `insert into reports (id, visitor_hash, sha256, extension, bytes_count, state, step, stored_at, reading)
     values ($1, 'somebody', repeat('a', 64), '.csv', 1, 'completed', 'completed', now(), $2)`,
    [report, { ...reading, intensities: [], company: null, perimeter: null }],
  )
  await database.pool.query(
    `insert into analyses (id, report_id, company_name, file_name, uploaded_at) values ($1, $2, 'a', 'a.csv', now())`,
    [analysis, report],
  )
  await database.pool.query(
    `insert into analysis_findings (id, report_id, position, metric, year, value, unit, raw_value, raw_unit, conversion,
       confidence, gas, found_by, context, evidence, alternatives)
     values (gen_random_uuid(), $1, 0, 'scope1', 2023, 1200, 'tCO2e', '1200', 't', '', 0.9, 'CO2e', 'reading', '[]',
       '{"page": 1, "box": null, "sheet": null, "cell": null, "quote": "Scope 1"}', '[]')`,
    [report],
  )
  await database.pool.query(
    `insert into analysis_corrections (id, analysis_id, metric, year, value, reason, made_at) values
       (gen_random_uuid(), $1, 'scope1', 2023, 1250.5, 'audited', '2026-01-01'),
       (gen_random_uuid(), $1, 'scope2_market', 2023, 40, 'by hand', '2026-01-02')`,
    [analysis],
  )
  await migrate(database.pool)
  const found = await findAnalysis(database.db, { visitorHash: 'somebody' }, analysis ?? '')
  expect(found.corrections).toMatchObject([
    { version: 1, kind: 'change', figure: 'scope1/2023', before: { value: 1200 }, madeBy: 'visitor' },
    { version: 2, kind: 'add', before: null, after: { metric: 'scope2_market', value: 40 } },
  ])
  expect(settleInventory(found.results, found.corrections).map(({ value }) => value)).toEqual([1250.5, 40])
  expect(found.footprint?.tonnes).toBe(1290.5)
}, 60_000)
