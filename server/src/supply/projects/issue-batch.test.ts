import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { findMisissuedBatches } from './batch-queries.ts'
import { createProject } from './create-project.ts'
import { issueBatch } from './issue-batch.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findMisissuedBatches(database.db)).toEqual([])
  await database.drop()
})

const now = new Date('2026-03-01T12:00:00Z')
const vintage = { startsOn: '2022-01-01', endsOn: '2022-10-31' }

const register = async () => {
  const sellerId = randomUUID()
  const { id } = await inTransaction(database.db, (tx) =>
    createProject(tx, sellerId, { name: 'Test Forest' }, now),
  )
  return { sellerId, projectId: id }
}
const issue = (sellerId: string, projectId: string, prefix: string, first: number, last: number) =>
  inTransaction(database.db, (tx) =>
    issueBatch(
      tx,
      sellerId,
      { projectId, vintage, serials: { registry: 'Test Registry', prefix, first, last } },
      now,
    ),
  )

test('counts both ends of the serial range', async () => {
  const { sellerId, projectId } = await register()
  const batch = await issue(sellerId, projectId, 'both-ends', 10, 20)
  expect(batch.quantity).toBe(11)
  expect(await findCredits(database.db, availableCredits(sellerId), batch.id)).toBe(11)
})

test('refuses serials that were issued before, by one serial or all, and takes their neighbours', async () => {
  const { sellerId, projectId } = await register()
  await issue(sellerId, projectId, 'overlap', 100, 199)
  for (const [start, end] of [
    [199, 300],
    [1, 100],
    [120, 130],
    [1, 1000],
  ] as const) {
    await expect(issue(sellerId, projectId, 'overlap', start, end)).rejects.toMatchObject({
      code: 'serials_issued',
    })
  }
  expect((await issue(sellerId, projectId, 'overlap', 200, 200)).quantity).toBe(1)
  expect((await issue(sellerId, projectId, 'overlap', 1, 99)).quantity).toBe(99)
})

test('serials are the same in any spelling', async () => {
  const { sellerId, projectId } = await register()
  expect((await issue(sellerId, projectId, 'any spelling', 1, 50)).serialPrefix).toBe('ANY-SPELLING')
  for (const prefix of ['ANY_SPELLING', 'any-Spelling-', ' any  spelling'])
    await expect(issue(sellerId, projectId, prefix, 50, 60)).rejects.toMatchObject({ code: 'serials_issued' })
})

test('two issuances of the same serials at once: exactly one succeeds', async () => {
  const { sellerId, projectId } = await register()
  const races = await Promise.allSettled([1, 2, 3].map(() => issue(sellerId, projectId, 'race', 1, 50)))
  expect(races.filter((race) => race.status === 'fulfilled')).toHaveLength(1)
})

test('refuses a range that ends before it starts or starts at zero', async () => {
  const { sellerId, projectId } = await register()
  for (const [start, end] of [
    [5, 4],
    [0, 3],
  ] as const) {
    await expect(issue(sellerId, projectId, 'bad', start, end)).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'serials',
    })
  }
})

test('refuses to issue for a project of another seller', async () => {
  const { projectId } = await register()
  await expect(issue(randomUUID(), projectId, 'foreign', 1, 2)).rejects.toMatchObject({ code: 'not_found' })
})

test('refuses a second project of one name or one registry id, of the same seller', async () => {
  const sellerId = randomUUID()
  const registered = { registry: 'Test Registry', registryProjectId: randomUUID() }
  const create = (seller: string, name: string) =>
    inTransaction(database.db, (tx) => createProject(tx, seller, { name, ...registered }, now))
  await create(sellerId, 'First')
  await expect(create(sellerId, 'First')).rejects.toMatchObject({ code: 'project_exists' })
  await expect(create(sellerId, 'Second')).rejects.toMatchObject({ code: 'project_exists' })
})
