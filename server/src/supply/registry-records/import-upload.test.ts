import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import {
  findIssuances,
  findRefusals,
  findRegistryProject,
  importUpload,
  keepUpload,
  stageFile,
} from './index.ts'
import type { FileClaim } from './recognise-layout.ts'

const now = new Date('2026-06-10T12:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() =>
  database.pool.query(`truncate registry_files, registry_projects, registry_units, registry_mappings,
    registry_uploads, registry_staged_units, registry_staged_projects restart identity`),
)
afterAll(() => database.drop())

const fixture = (name: string) => createReadStream(path.join(import.meta.dirname, 'fixtures', name))

const upload = async (source: AsyncIterable<Buffer>, asked: FileClaim & { asOf?: string } = {}) => {
  const staged = await stageFile(database.db, source, asked, now)
  const about = { ...asked, name: 'a file', uploadedBy: null }
  return inTransaction(database.db, (tx) => keepUpload(tx, staged, about, now))
}
// Each is brought in a minute after the one before.
let minutes = 0
const apply = (id: string) => {
  const then = new Date(now.getTime() + ++minutes * 60_000)
  return inTransaction(database.db, (tx) => importUpload(tx, id, null, then))
}
const bring = async (name: string, asked: FileClaim = {}) => apply((await upload(fixture(name), asked)).id)

const all = async (table: string) =>
  (await database.pool.query(`select * from ${table} order by 1, 2, 3`)).rows as Record<string, unknown>[]

test.each([
  ['verra-projects.csv', 'Verra VCS', 'projects', 2, 2, '2022-05-04'],
  ['verra-units.csv', 'Verra VCS', 'units', 3, 5, '2026-04-02'],
  ['gold-standard-projects.csv', 'Gold Standard', 'projects', 1, 1, '2026-06-10'],
  ['gold-standard-issuances.csv', 'Gold Standard', 'issuances', 1, 1, '2026-04-13'],
  ['gold-standard-retirements.csv', 'Gold Standard', 'retirements', 2, 2, '2026-04-14'],
  ['acr-projects.csv', 'American Carbon Registry', 'projects', 1, 1, '2025-01-21'],
  ['acr-issuances.csv', 'American Carbon Registry', 'issuances', 2, 2, '2025-06-30'],
  ['acr-retirements.csv', 'American Carbon Registry', 'retirements', 1, 1, '2026-04-13'],
  ['acr-cancellations.csv', 'American Carbon Registry', 'cancellations', 1, 1, '2026-01-22'],
  ['car-projects.csv', 'Climate Action Reserve', 'projects', 1, 1, '2024-04-05'],
  ['car-issuances.csv', 'Climate Action Reserve', 'issuances', 1, 1, '2026-03-19'],
  ['car-retirements.csv', 'Climate Action Reserve', 'retirements', 1, 1, '2025-10-27'],
  ['car-cancellations.csv', 'Climate Action Reserve', 'cancellations', 1, 1, '2025-08-20'],
  ['cercarbono-projects.csv', 'Cercarbono', 'projects', 1, 1, '2026-06-10'],
  ['cercarbono-issuances.csv', 'Cercarbono', 'issuances', 1, 1, '2020-01-23'],
  ['cercarbono-retirements.csv', 'Cercarbono', 'retirements', 1, 1, '2022-02-24'],
  ['isometric-projects.csv', 'Isometric', 'projects', 1, 1, '2026-06-10'],
  ['isometric-issuances.csv', 'Isometric', 'issuances', 1, 1, '2026-04-14'],
  ['isometric-retirements.csv', 'Isometric', 'retirements', 1, 1, '2026-04-15'],
])(
  '%s is recognised, read whole, and changes nothing the second time',
  async (name, registry, kind, rows, added, asOf) => {
    expect(await bring(name)).toMatchObject({
      registry,
      kind,
      rows,
      added,
      asOf,
      refused: 0,
      changed: 0,
      gone: 0,
    })
    const table = kind === 'projects' ? 'registry_projects' : 'registry_units'
    const before = await all(table)
    const again = await upload(fixture(name))
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: added, gone: 0 })
    expect(await apply(again.id)).toBeNull()
    expect(await all(table)).toEqual(before)
    expect(await all('registry_files')).toHaveLength(1)
    expect(await all('registry_uploads')).toEqual([])
    expect(await all('registry_staged_units')).toEqual([])
  },
)

test('a line of Verra’s file is credits issued, and retired or cancelled where it says so', async () => {
  await bring('verra-projects.csv')
  await bring('verra-units.csv')
  const units = await all('registry_units')
  expect(
    units.map(({ state, quantity, beneficiary, details }) => [state, quantity, beneficiary, details]),
  ).toEqual([
    ['issued', 1500, null, null],
    ['retired', 1500, 'Oak & Iron Ltd', 'For "2025"\nand the office'],
    ['issued', 100, null, null],
    ['cancelled', 100, null, null],
    ['issued', 8400, null, null],
  ])
  expect(await findRegistryProject(database.db, 'Verra VCS', 'VCS9001')).toMatchObject({
    name: 'Lantern Hills Wind',
    country: 'VN',
    annualEstimate: 56_373,
    creditingEndsOn: '2030-12-31',
    asOf: '2022-05-04',
  })
})

test('a later file adds a retirement, changes a name, and what it no longer lists stays without counting twice', async () => {
  await bring('verra-units.csv')
  const later = await upload(fixture('verra-units-later.csv'))
  expect(later).toMatchObject({ added: 3, changed: 1, unchanged: 3, gone: 1 })
  expect(await apply(later.id)).toMatchObject({ added: 3, changed: 1, unchanged: 3, gone: 1 })
  expect(await all('registry_units')).toHaveLength(8)
  const blocks = await findIssuances(database.db, 'Verra VCS', 'VCS9001')
  expect(blocks.map(({ quantity, retired, cancelled }) => ({ quantity, retired, cancelled }))).toEqual([
    { quantity: 1500, retired: 1500, cancelled: 0 },
    { quantity: 100, retired: 0, cancelled: 100 },
    { quantity: 400, retired: 400, cancelled: 0 },
    { quantity: 8000, retired: 0, cancelled: 0 },
  ])
  const retired = await database.pool.query(
    `select beneficiary from registry_units where state = 'retired' order by id`,
  )
  expect(retired.rows.map(({ beneficiary }) => beneficiary)).toEqual(['Oak & Iron plc', 'Heron Foods'])
})

test('a retirement is found on the credits that were issued, whatever the registry', async () => {
  for (const name of [
    'gold-standard-issuances.csv',
    'gold-standard-retirements.csv',
    'cercarbono-issuances.csv',
    'cercarbono-retirements.csv',
  ])
    await bring(name)
  expect(await findIssuances(database.db, 'Gold Standard', 'GS90011')).toMatchObject([
    { quantity: 5000, retired: 391, cancelled: 9, vintageStartsOn: '2024-01-01' },
  ])
  expect(await findIssuances(database.db, 'Cercarbono', 'CDC-901')).toMatchObject([
    { prefix: 'CDC_901_1_1_321_14_1_2009', firstSerial: 1, lastSerial: 4971, retired: 546 },
  ])
})

test('Isometric’s units are known under the code of their project, whichever file comes first', async () => {
  await bring('isometric-issuances.csv')
  await bring('isometric-projects.csv')
  await bring('isometric-retirements.csv')
  const units = await all('registry_units')
  expect(units.map(({ project_id, quantity, kilograms }) => [project_id, quantity, kilograms])).toEqual([
    ['FH26', 2765, 2_765_370],
    ['FH26', 0, 500],
  ])
})

test('lines that cannot be read are told by their number, and the others are brought in', async () => {
  const bad = await upload(fixture('verra-units-bad.csv'))
  expect(bad).toMatchObject({ rows: 10, refused: 5 })
  expect(await findRefusals(database.db, bad, 100)).toEqual([
    { line: 3, message: 'The serials are 100 credits, the quantity says 99' },
    { line: 4, message: 'Date of the retirement: “31/12/2026” is no date' },
    { line: 6, message: 'The same stands on line 5' },
    { line: 7, message: 'The line is about VCS9002, its serial about VCS9001' },
    { line: 8, message: 'Quantity: “many” is no whole number' },
  ])
  expect(await apply(bad.id)).toMatchObject({ added: 5, refused: 5 })
})

test.each([
  [
    'another registry is said',
    'verra-units.csv',
    { registry: 'Gold Standard' },
    'This is a file of Verra VCS, units',
  ],
  [
    'another kind is said',
    'car-retirements.csv',
    { kind: 'issuances' },
    'This is a file of Climate Action Reserve, retirements',
  ],
  ['nobody described it', 'art-retirements.csv', {}, 'it lacks “Project ID”'],
] as const)('a file of the wrong kind changes nothing: %s', async (_why, name, asked, message) => {
  await expect(upload(fixture(name), asked)).rejects.toThrow(message)
  for (const table of ['registry_files', 'registry_units', 'registry_staged_units', 'registry_uploads'])
    expect(await all(table)).toEqual([])
})

const header = 'serial,issued_quantity,issuance_date,vintage_of_credits'
const good = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `CDC_7_1_1_321_14_${from + at},10,2020-01-23,2009-01-01 / 2009-12-31`,
  ).join('\n')
const text = (...pieces: (string | Buffer)[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)))

test('zero bytes, too many cells, too few, and a field of ten megabytes cost only their line', async () => {
  const long = 'x'.repeat(1024 * 1024)
  const source = text(
    `\ufeff${header}\n${good(1, 9)}\nCDC_8_1_1_321_14_1,1\u0000,2020-01-23,\na,b\nCDC_8_1_1_321_14_2,1,2020-01-23,,surplus\n"`,
    ...Array.from({ length: 10 }, () => long),
    `\nstill",1,,\n${good(20, 1)}\n`,
  )
  const read = await upload(source)
  expect(read).toMatchObject({ rows: 14, refused: 4, records: 10 })
  expect(await findRefusals(database.db, read, 100)).toEqual([
    { line: 11, message: 'The line holds a zero byte' },
    { line: 12, message: 'The line has 2 cells, the header 4' },
    { line: 13, message: 'The line has 5 cells, the header 4' },
    { line: 14, message: 'The line is longer than a megabyte' },
  ])
  expect((await all('registry_staged_units')).at(-1)).toMatchObject({
    row_key: 'issued:CDC_7_1_1_321_14_20',
    line: 16,
  })
})

test('a file of which more than half cannot be read is refused whole', async () => {
  const read = await upload(text(`${header}\n${good(1, 2)}\na,1,,\nb,1,,\nc,1,,\n`))
  expect(read).toMatchObject({ rows: 5, refused: 3 })
  await expect(apply(read.id)).rejects.toThrow('More than half of the lines')
  expect(await all('registry_units')).toEqual([])
})

test('a file as of a day to come is refused', async () => {
  await expect(upload(fixture('verra-units.csv'), { asOf: '2026-06-12' })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'asOf',
  })
})

test('a quote that never closes leaves nothing behind', async () => {
  await expect(
    upload(text(`${header}\n${good(1, 2)}\n"CDC_8_1_1_321_14_1,10,,\n${good(5, 5)}\n`)),
  ).rejects.toThrow('A quote opens on line 4 and never closes')
  expect(await all('registry_staged_units')).toEqual([])
})

test('two people who bring the same file at the same moment bring it once', async () => {
  const one = await upload(fixture('verra-units.csv'))
  const other = await upload(fixture('verra-units.csv'))
  const outcomes = await Promise.all([apply(one.id), apply(other.id), apply(one.id).catch(() => 'gone')])
  expect(outcomes.filter((outcome) => outcome !== null && outcome !== 'gone')).toHaveLength(1)
  expect(await all('registry_units')).toHaveLength(5)
  expect(await all('registry_files')).toHaveLength(1)
})

test('a file of a registry nobody taught us is read by the columns it was said to have, and so is the next', async () => {
  const columns = {
    projectId: 'Program ID',
    serial: 'Credit Serial Numbers',
    quantity: 'Quantity of Credits',
    vintage: 'Vintage',
    happenedOn: 'Status Effective',
    beneficiary: 'Retired on Behalf of',
  }
  const asked = { registry: 'ART TREES', kind: 'retirements', columns } as const
  expect(await bring('art-retirements.csv', asked)).toMatchObject({ registry: 'ART TREES', added: 1 })
  expect(await upload(fixture('art-retirements.csv'))).toMatchObject({ kind: 'retirements', unchanged: 1 })
  const [unit] = await all('registry_units')
  expect(unit).toMatchObject({
    project_id: 'ART902',
    prefix: 'ART-GY-902-2021-911',
    first_serial: 2_759_599,
    quantity: 1000,
    beneficiary: 'Northern Air',
  })
})

const described = (kind: 'issuances' | 'retirements' | 'cancellations') =>
  ({
    registry: 'ART TREES',
    kind,
    columns: {
      projectId: 'project',
      serial: 'serial',
      happenedOn: 'issued on',
      retiredOn: 'retired on',
      state: 'state',
    },
  }) as const
const lines = (...rows: string[]) => text(`project,serial,issued on,retired on,state\n${rows.join('\n')}\n`)
const serial = (first: number, last: number) => `ART-GY-902-2021-911-${first}-${last}`

test('a list of retirements issues nothing, whatever columns it was said to have', async () => {
  const issued = await upload(lines(`ART902,${serial(1, 1000)},2022-01-01,,Active`), described('issuances'))
  await apply(issued.id)
  for (const kind of ['retirements', 'cancellations'] as const) {
    const first = kind === 'retirements' ? 1 : 501
    const source = lines(`ART902,${serial(first, first + 99)},2022-01-01,2026-03-02,Active`)
    expect(await apply((await upload(source, described(kind))).id)).toMatchObject({ added: 1 })
  }
  expect(await findIssuances(database.db, 'ART TREES', 'ART902')).toMatchObject([
    { firstSerial: 1, lastSerial: 1000, quantity: 1000, retired: 100, cancelled: 100 },
  ])
  const retired = await database.pool.query(
    `select happened_on::text as day from registry_units where state = 'retired'`,
  )
  expect(retired.rows).toEqual([{ day: '2026-03-02' }])
})

test('a line of a list of retirements without the day of it is refused, not taken for retired', async () => {
  const source = lines(
    `ART902,${serial(1, 10)},2022-01-01,2026-03-02,`,
    `ART902,${serial(11, 20)},2022-01-01,,`,
  )
  const read = await upload(source, described('retirements'))
  expect(read).toMatchObject({ rows: 2, refused: 1, records: 1 })
  expect(await findRefusals(database.db, read, 10)).toEqual([
    { line: 3, message: 'The line says no day of retirement, and this is a file of retirements' },
  ])
})

test('a list of issuances that calls credits retired tells both', async () => {
  const source = lines(
    `ART902,${serial(1, 10)},2022-01-01,,Retired`,
    `ART902,${serial(11, 20)},2022-01-01,2026-03-02,`,
    `ART902,${serial(21, 30)},2022-01-01,,Cancelled`,
  )
  expect(await apply((await upload(source, described('issuances'))).id)).toMatchObject({ added: 6 })
  const blocks = await findIssuances(database.db, 'ART TREES', 'ART902')
  expect(blocks.map(({ retired, cancelled }) => [retired, cancelled])).toEqual([
    [10, 0],
    [10, 0],
    [0, 10],
  ])
})

test('what was read before the database lost its memory is asked for again', async () => {
  const { id } = await upload(fixture('verra-units.csv'))
  await database.pool.query('truncate registry_staged_units')
  await expect(apply(id)).rejects.toThrow('Please send it once more')
})
