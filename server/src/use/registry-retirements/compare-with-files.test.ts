import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyActs } from '../../people/audit/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordsImportedTask, withdrawFile } from '../../supply/registry-records/index.ts'
import { doTask } from '../../testing/do-task.ts'
import { importRetirements, type RetiredBlock } from '../../testing/registry-file.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { retireCredits } from '../retirements/index.ts'
import { findRetirement } from '../retirements/retirement-queries.ts'
import { enterRegistryId, registryRetirementTasks } from './index.ts'

const registry = 'Test Registry'
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await verifyActs(database.db)).toMatchObject({ findings: [] })
  await database.drop()
})

/** Ten credits, of which so many are retired here on 1 March 2026. */
const retire = async (quantity = 10, words: { beneficiary?: string; onBehalfOf?: string } = {}) => {
  const { batch, listing, project } = await offerCredits(database.db)
  const buyerId = randomUUID()
  await buyCredits(database.db, buyerId, listing.id, 10)
  const wish = {
    batchId: batch.id,
    quantity: Credits.parse(quantity),
    beneficiary: 'Heron Foods Ltd',
    reason: 'other' as const,
    purpose: 'Travel',
    ...words,
  }
  const { id } = await inTransaction(database.db, (tx) => retireCredits(tx, buyerId, wish, marketNow))
  return { id, prefix: project.name }
}

/** Brings a file in and does what follows from it. */
const bring = async (blocks: readonly RetiredBlock[], asOf: string) => {
  const fileId = await importRetirements(database.db, registry, blocks, asOf)
  const handlers = registryRetirementTasks({ db: database.db, publicUrl: 'http://127.0.0.1', dueDays: 5 })
  await doTask(handlers, recordsImportedTask, { registry, fileId: fileId ?? '' })
  return fileId
}

const find = async (id: string) => {
  const { rows } = await database.pool.query(
    `select state, reference, link, retired_on::text, confirmed_by, file_as_of::text, covered, contradiction, act_id,
       (select count(*) from audit_entries where subject_id = $1) as acts
     from registry_retirements where retirement_id = $1`,
    [id],
  )
  return rows[0]
}

test('what a registry’s file shows as retired since is confirmed with its id, address and day, and once', async () => {
  const { id, prefix } = await retire()
  expect(await find(id)).toMatchObject({ state: 'pending', act_id: null, acts: 0 })
  const block = { prefix, first: 1, last: 10, on: '2026-03-05', beneficiary: 'HERON FOODS LIMITED' }
  const said = { ...block, id: `R-${id}`, url: 'https://registry.example/r/1' }
  expect(await bring([said], '2026-03-20')).not.toBeNull()
  const confirmed = {
    state: 'done',
    reference: `R-${id}`,
    link: 'https://registry.example/r/1',
    retired_on: '2026-03-05',
    confirmed_by: 'file',
    file_as_of: '2026-03-20',
    acts: 1,
  }
  expect(await find(id)).toMatchObject(confirmed)
  // The same file again is no news, and neither is a later one that says the same.
  expect(await bring([said], '2026-03-20')).toBeNull()
  await bring([said, { ...said, prefix: `${prefix} B`, id: 'other' }], '2026-04-20')
  expect(await find(id)).toMatchObject(confirmed)
})

test('a file that names no id confirms all the same, and an http address is left out', async () => {
  const { id, prefix } = await retire()
  await bring([{ prefix, first: 1, last: 10, on: '2026-03-06', url: 'http://old.example/x' }], '2026-03-21')
  expect(await find(id)).toMatchObject({ state: 'done', reference: null, link: null, confirmed_by: 'file' })
})

test('two blocks of a file that cover it together confirm it, and one alone says how many', async () => {
  const { id, prefix } = await retire()
  const one = { prefix, first: 1, last: 6, on: '2026-03-05', id: `a-${id}` }
  await bring([one], '2026-03-22')
  expect(await find(id)).toMatchObject({ state: 'pending', covered: 6, acts: 0 })
  await bring([one, { prefix, first: 5, last: 12, on: '2026-03-09', id: `b-${id}` }], '2026-03-23')
  expect(await find(id)).toMatchObject({
    state: 'done',
    covered: 10,
    reference: `a-${id}, b-${id}`,
    retired_on: '2026-03-09',
  })
})

test('credits that were retired there before are a contradiction, told once, and no confirmation', async () => {
  const { id, prefix } = await retire()
  const block = { prefix, first: 3, last: 30, on: '2026-01-05', beneficiary: 'Heron Foods', id: `c-${id}` }
  await bring([block], '2026-03-24')
  const flagged = {
    state: 'pending',
    covered: 0,
    acts: 1,
    contradiction:
      'The registry’s file of Mar 24, 2026 shows 8 of these credits retired on Jan 5, 2026 for “Heron Foods”.',
  }
  expect(await find(id)).toMatchObject(flagged)
  await doTask(
    registryRetirementTasks({ db: database.db, publicUrl: 'http://127.0.0.1', dueDays: 5 }),
    recordsImportedTask,
    { registry, fileId: '' },
  )
  expect(await find(id)).toMatchObject(flagged)
})

test('a file that speaks against an id an operator entered is held against it too', async () => {
  const { id, prefix } = await retire()
  await inTransaction(database.db, (tx) =>
    enterRegistryId(
      tx,
      randomUUID(),
      { ids: [id], reference: `O-${id}`, retiredOn: '2026-03-02' },
      new Date('2026-03-05T12:00:00Z'),
    ),
  )
  const block = { prefix, first: 1, last: 4, on: '2026-02-03', beneficiary: 'Someone Else', id: `x-${id}` }
  await bring([block], '2026-03-25')
  expect(await find(id)).toMatchObject({
    state: 'done',
    reference: `O-${id}`,
    contradiction: expect.stringContaining('4 of these credits'),
  })
  expect((await findRetirement(database.db, id))?.backing?.state).toBe('contradicted')
})

test('what a later file takes back is no longer held against a retirement', async () => {
  const { id, prefix } = await retire()
  const block = { prefix, first: 1, last: 10, on: '2026-03-07', beneficiary: 'Someone Else', id: `w-${id}` }
  await bring([block], '2026-03-25')
  expect(await find(id)).toMatchObject({ contradiction: expect.stringContaining('Someone Else') })
  const told = async () => (await findRetirement(database.db, id))?.backing
  expect(await told()).toMatchObject({ state: 'contradicted', asOf: '2026-03-25' })
  await bring([{ ...block, first: 901, last: 910 }], '2026-03-26')
  expect(await find(id)).toMatchObject({ state: 'pending', contradiction: null, acts: 2 })
  expect((await told())?.state).not.toBe('contradicted')
})

test('retired since, but for another name, is for an operator to look at; whom it was made for may be named', async () => {
  const { id, prefix } = await retire()
  await bring(
    [{ prefix, first: 1, last: 10, on: '2026-03-07', beneficiary: 'Oak & Iron', id: `d-${id}` }],
    '2026-03-25',
  )
  expect(await find(id)).toMatchObject({ state: 'pending', contradiction: expect.stringContaining('Oak') })
  const other = await retire(10, { onBehalfOf: 'Oak & Iron plc' })
  const block = { prefix: other.prefix, first: 1, last: 10, on: '2026-03-07', beneficiary: 'Oak and Iron' }
  await bring([{ ...block, id: `e-${id}` }], '2026-03-26')
  expect(await find(other.id)).toMatchObject({ state: 'done' })
})

test('an id entered and a file brought in at the same moment: one of the two settles it', async () => {
  const { id, prefix } = await retire()
  await importRetirements(
    database.db,
    registry,
    [{ prefix, first: 1, last: 10, on: '2026-03-08', id: `f-${id}` }],
    '2026-03-27',
  )
  const typed = { ids: [id], reference: 'typed', retiredOn: '2026-03-08' }
  const handlers = registryRetirementTasks({ db: database.db, publicUrl: 'http://127.0.0.1', dueDays: 5 })
  const [entered] = await Promise.allSettled([
    inTransaction(database.db, (tx) => enterRegistryId(tx, randomUUID(), typed, new Date('2026-03-28'))),
    doTask(handlers, recordsImportedTask, { registry, fileId: '' }),
  ])
  const found = await find(id)
  expect(found).toMatchObject({ state: 'done', acts: 1 })
  expect(found.reference).toBe(entered.status === 'fulfilled' ? 'typed' : `f-${id}`)
})

test('what a file confirmed waits again where that file is withdrawn, and stays where another says it too', async () => {
  const [once, twice] = [await retire(), await retire()]
  const block = { first: 1, last: 10, on: '2026-03-05', beneficiary: 'Heron Foods' }
  await bring([{ ...block, prefix: twice.prefix, id: `R-${twice.id}` }], '2026-04-20')
  const wrong = await bring(
    [
      { ...block, prefix: once.prefix, id: `R-${once.id}` },
      { ...block, prefix: twice.prefix, id: `R-${twice.id}` },
    ],
    '2026-04-21',
  )
  expect(await find(once.id)).toMatchObject({ state: 'done', confirmed_by: 'file' })
  const why = { operatorId: null, reason: 'A file of another year' }
  await inTransaction(database.db, (tx) => withdrawFile(tx, wrong ?? '', why, new Date()))
  const handlers = registryRetirementTasks({ db: database.db, publicUrl: 'http://127.0.0.1', dueDays: 5 })
  await doTask(handlers, recordsImportedTask, { registry, fileId: wrong ?? '', withdrawn: true })
  expect(await find(once.id)).toMatchObject({
    state: 'pending',
    reference: null,
    retired_on: null,
    confirmed_by: null,
    covered: 0,
    acts: 2,
  })
  expect(await find(twice.id)).toMatchObject({ state: 'done', confirmed_by: 'file', acts: 1 })
})
