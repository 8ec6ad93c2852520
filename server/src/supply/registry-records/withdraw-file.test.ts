import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyActs } from '../../people/audit/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { importUpload, keepUpload, stageFile, withdrawFile } from './index.ts'
import type { FileClaim } from './recognise-layout.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() =>
  database.pool.query(`truncate registry_files, registry_projects, registry_units, registry_mappings,
    registry_uploads, registry_former_records restart identity`),
)
afterAll(async () => {
  expect(await verifyActs(database.db)).toMatchObject({ findings: [] })
  await database.drop()
})

let minutes = 0
const later = () => new Date(Date.parse('2026-06-10T12:00:00Z') + ++minutes * 60_000)

const send = async (source: AsyncIterable<Buffer>, asked: FileClaim = {}) => {
  const now = later()
  const staged = await stageFile(database.db, source, asked, now)
  const about = { ...asked, name: 'a file', uploadedBy: null }
  const { id } = await inTransaction(database.db, (tx) => keepUpload(tx, staged, about, now))
  const file = await inTransaction(database.db, (tx) => importUpload(tx, id, null, now))
  return file?.id ?? ''
}
const bring = (name: string) => send(createReadStream(path.join(import.meta.dirname, 'fixtures', name)))
const withdraw = (id: string) =>
  inTransaction(database.db, (tx) =>
    withdrawFile(tx, id, { operatorId: null, reason: 'It is the file of last year' }, later()),
  )

/** Every record as it speaks, without its number. */
const records = async () => {
  const { rows } = await database.pool.query('select * from registry_units order by row_key')
  return rows.map(({ id: _, former_file_id: _former, ...row }) => row)
}
const filesOf = async () =>
  (await database.pool.query('select id, withdrawn_reason as why, added from registry_files order by id'))
    .rows

test('a file that is withdrawn leaves the records as they were before it, and can come again', async () => {
  await bring('verra-units.csv')
  const before = await records()
  const wrong = await bring('verra-units-later.csv')
  const after = await records()
  expect(after).not.toEqual(before)
  expect(await withdraw(wrong)).toBe(true)
  expect(await records()).toEqual(before)
  expect(await withdraw(wrong)).toBe(false)
  const acts = await database.pool.query(
    `select reason from audit_entries where act = 'withdraw_registry_file' and subject_id = $1`,
    [wrong],
  )
  expect(acts.rows).toEqual([{ reason: expect.stringContaining('It is the file of last year') }])
  const again = await bring('verra-units-later.csv')
  expect(again).not.toBe('')
  expect((await records()).map(({ first_file_id: _, last_file_id: __, ...row }) => row)).toEqual(
    after.map(({ first_file_id: _, last_file_id: __, ...row }) => row),
  )
})

const columns = { projectId: 'project', serial: 'serial', beneficiary: 'for', happenedOn: 'day' }
const serial = (first: number) => `ART-GY-902-2021-911-${first}-${first + 9}`
const list = (...lines: [first: number, name: string][]) =>
  send(
    Readable.from([
      Buffer.from(
        `project,serial,for,day\n${lines.map(([first, name]) => `ART902,${serial(first)},${name},2026-03-01`).join('\n')}\n`,
      ),
    ]),
    { registry: 'ART TREES', kind: 'retirements', columns },
  )
const said = async () => (await records()).map(({ first_serial, beneficiary }) => [first_serial, beneficiary])

test('of three files any can be withdrawn in any order, and each record says what the others say of it', async () => {
  const first = await list([1, 'Oak'], [11, 'Elm'])
  const wrong = await list([1, 'Forged'], [11, 'Elm'], [21, 'Forged'], [31, 'Ash'])
  const last = await list([11, 'Elm & Co'], [31, 'Ash'])
  expect(await said()).toEqual([
    [1, 'Forged'],
    [11, 'Elm & Co'],
    [21, 'Forged'],
    [31, 'Ash'],
  ])
  await withdraw(wrong)
  expect(await said()).toEqual([
    [1, 'Oak'],
    [11, 'Elm & Co'],
    [31, 'Ash'],
  ])
  expect(await filesOf()).toMatchObject([
    { id: first, why: null, added: 2 },
    { id: wrong, why: 'It is the file of last year' },
    { id: last, why: null, added: 1 },
  ])
  await withdraw(last)
  expect(await said()).toEqual([
    [1, 'Oak'],
    [11, 'Elm'],
  ])
  await withdraw(first)
  expect(await said()).toEqual([])
  expect((await database.pool.query('select from registry_former_records')).rowCount).toBe(0)
  // Columns that were chosen for it go with it.
  expect((await database.pool.query('select from registry_mappings')).rowCount).toBe(0)
})

test('what two files changed one after the other goes back to the first, whichever is withdrawn first', async () => {
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    const all = [await list([41, 'One']), await list([41, 'Two']), await list([41, 'Three'])]
    for (const at of order) await withdraw(all[at] ?? '')
    expect(await said()).toEqual([[41, 'One']])
    await withdraw(all[0] ?? '')
    expect(await said()).toEqual([])
  }
})

test('a list of projects can be withdrawn too', async () => {
  await withdraw(await bring('verra-projects.csv'))
  expect((await database.pool.query('select from registry_projects')).rowCount).toBe(0)
})
