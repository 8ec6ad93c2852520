import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, holdings } from '../../ledger/accounts.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { post } from '../../ledger/post.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { registrySays } from '../../testing/registry-says.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow as now } from '../../testing/test-market.ts'
import { findHoldings } from '../../use/retirements/holding-queries.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { findRetirements } from '../../use/retirements/retirement-queries.ts'
import { verifyDomains } from '../../verify-domains.ts'
import { findKnownListings, openListing } from '../listings/index.ts'
import { approveProject, createProject, issueBatch } from '../projects/index.ts'
import { agreeAttestation, findBacking, issueBacked, stateAttestation, withdrawAttestation } from './index.ts'
import { matchRegistry } from './match-batches.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const registry = 'Test Registry'
const vintage = { startsOn: '2024-01-01', endsOn: '2024-12-31' }

const project = (sellerId = randomUUID()) =>
  inTransaction(database.db, async (tx) => {
    const number = `T-${randomUUID()}`
    const made = await createProject(
      tx,
      sellerId,
      { name: `Project ${number}`, registry, registryProjectId: number },
      now,
    )
    await approveProject(tx, made.id, now)
    return { sellerId, projectId: made.id, number }
  })
type Placed = Awaited<ReturnType<typeof project>>

const says = ({ number }: Placed, first: number, last: number, more: object = {}) =>
  registrySays(database.db, { registry, projectId: number, prefix: number, first, last, vintage, ...more })
const issue = ({ sellerId, projectId, number }: Placed, first: number, last: number) =>
  inTransaction(database.db, (tx) =>
    issueBacked(
      tx,
      sellerId,
      { projectId, vintage, serials: { registry, prefix: number, first, last } },
      now,
    ),
  )
const offer = ({ sellerId }: Placed, batchId: string, quantity: number) =>
  inTransaction(database.db, (tx) =>
    openListing(
      tx,
      sellerId,
      {
        batchId,
        tokenId: randomUUID(),
        quantity: Credits.parse(quantity),
        pricePerCreditCents: Cents.parse(500),
      },
      now,
    ),
  )
const isSold = async (listingId: string) => (await findKnownListings(database.db, [listingId]))[0]?.isSellable
const rematch = async () =>
  (await inTransaction(database.db, (tx) => matchRegistry(tx, registry, now))).losses
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? `${error.code}: ${error.message}` : String(error)),
  )

test('credits are issued and sold only as far as the registry has issued them', async () => {
  const own = await project()
  expect(await reason(issue(own, 1, 100))).toMatch(/^not_backed: (No record|These serials do not stand)/)
  // In two adjoining pieces, as a registry splits a block.
  await says(own, 1, 60)
  expect(await reason(issue(own, 1, 100))).toContain('40 credits of this block do not stand in')
  await says(own, 61, 100)
  const batch = await issue(own, 1, 100)
  expect(await findBacking(database.db, batch.id)).toMatchObject({
    state: 'records',
    reason: 'matched',
    asOf: '2026-02-28',
  })
  expect(await isSold((await offer(own, batch.id, 100)).id)).toBe(true)
})

test('serials of another project, of another year, or used up are refused, and say so', async () => {
  const [own, other] = [await project(), await project()]
  const elsewhere = { projectId: other.number }
  await says(own, 1, 10, elsewhere)
  expect(await reason(issue(own, 1, 10))).toContain('belong to another project')
  await says(own, 11, 20, { vintage: { startsOn: '2021-01-01', endsOn: '2021-12-31' } })
  expect(await reason(issue(own, 11, 20))).toContain('are of another vintage')
  await says(own, 21, 30)
  await says(own, 25, 26, { state: 'retired' })
  expect(await reason(issue(own, 21, 30))).toContain('2 credits of this block are retired')
  await says(own, 31, 40)
  await says(own, 40, 50, { state: 'cancelled' })
  expect(await reason(issue(own, 31, 40))).toContain('1 credit of this block is cancelled')
})

test('a vintage is held against its days where both sides tell them, and against its year where one tells only that', async () => {
  const own = await project()
  const during = (first: number, last: number, [startsOn, endsOn]: [string, string]) =>
    inTransaction(database.db, (tx) => {
      const { sellerId, projectId, number: prefix } = own
      const serials = { registry, prefix, first, last }
      return issueBacked(tx, sellerId, { projectId, vintage: { startsOn, endsOn }, serials }, now)
    })
  await says(own, 1, 40, { vintage: { startsOn: '2024-01-01', endsOn: '2024-06-30' } })
  expect(await reason(during(1, 10, ['2024-07-01', '2024-11-30']))).toContain('are of another vintage')
  expect(await reason(during(1, 10, ['2024-02-01', '2024-06-30']))).toBe('done')
  // Who tells only the year means all of it.
  expect(await reason(during(11, 20, ['2024-01-01', '2024-12-31']))).toBe('done')
  expect(await reason(during(21, 30, ['2023-01-01', '2023-12-31']))).toContain('are of another vintage')
  await says(own, 41, 60)
  expect(await reason(during(41, 50, ['2024-03-01', '2024-05-31']))).toBe('done')
})

test('what the registry retires after listing is not sold, nor retired by its buyer; other listings go on', async () => {
  const own = await project()
  await says(own, 1, 100)
  const batch = await issue(own, 1, 100)
  const [first, second] = [await offer(own, batch.id, 50), await offer(own, batch.id, 50)]
  const [unlucky, lucky] = [randomUUID(), randomUUID()]
  await buyCredits(database.db, unlucky, first.id, 10)
  await buyCredits(database.db, lucky, second.id, 10)
  const retire = (buyerId: string, quantity = 10) =>
    inTransaction(database.db, (tx) =>
      retireCredits(
        tx,
        buyerId,
        {
          batchId: batch.id,
          quantity: Credits.parse(quantity),
          beneficiary: 'Oak',
          reason: 'corporate_inventory',
          purpose: '2025',
        },
        now,
      ),
    )
  await says(own, 5, 20, { state: 'retired', asOf: '2026-03-01' })
  const losses = await rematch()
  expect(losses).toMatchObject([{ batchId: batch.id, gone: '{[5,21)}', backing: { reason: 'retired' } }])
  expect(await isSold(first.id)).toBe(false)
  expect(await isSold(second.id)).toBe(true)
  expect(await reason(retire(unlucky))).toMatch(/^not_backed: .* 4 can be retired/)
  expect(await reason(retire(lucky))).toBe('done')
  // What is told of a holding or of a certificate is told of its own serials, with the day of the file that says it.
  const [holding] = await findHoldings(database.db, unlucky)
  expect(holding?.backing).toMatchObject({ reason: 'retired', credits: 6, asOf: '2026-03-01' })
  const [certified] = await findRetirements(database.db, lucky)
  expect(certified?.backing).toMatchObject({ state: 'records', reason: 'matched' })
  // The four that nobody else has used are the buyer's to retire, once.
  const both = await Promise.all([reason(retire(unlucky, 3)), reason(retire(unlucky, 3))])
  expect(both.map((one) => one.slice(0, 10)).sort()).toEqual(['done', 'not_backed'])
  expect((await findRetirements(database.db, unlucky)).flatMap(({ serials }) => serials)).toMatchObject([
    { first: 1, last: 3 },
  ])
  // Told once, not with every file.
  expect(await rematch()).toEqual([])
  expect((await verifyDomains(database.db)).findings).toEqual([])
})

test('credits retired here that the registry then lists as retired contradict nothing', async () => {
  const own = await project()
  await says(own, 1, 50)
  const batch = await issue(own, 1, 50)
  const buyerId = randomUUID()
  const listing = await offer(own, batch.id, 50)
  await buyCredits(database.db, buyerId, listing.id, 20)
  await inTransaction(database.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId: batch.id,
        quantity: Credits.parse(20),
        beneficiary: 'Oak',
        reason: 'corporate_inventory',
        purpose: '2025',
      },
      now,
    ),
  )
  await says(own, 1, 20, { state: 'retired' })
  expect(await rematch()).toEqual([])
  expect(await findBacking(database.db, batch.id)).toMatchObject({ state: 'records' })
  expect(await isSold(listing.id)).toBe(true)
})

test('where no record tells of serials two operators can, never one alone; taken back, the sale ends', async () => {
  const own = await project()
  const [first, second] = [newId(), newId()]
  const block = {
    registry,
    serialSpace: own.number.toUpperCase(),
    serialPrefix: own.number,
    serialStart: 1,
    serialEnd: 30,
  }
  const { id } = await inTransaction(database.db, (tx) =>
    stateAttestation(tx, first, block, { source: 'registry_page', said: 'The page of the project' }, now),
  )
  expect(await reason(issue(own, 1, 30))).toMatch(/^not_backed/)
  const agree = (operatorId: string) =>
    inTransaction(database.db, (tx) => agreeAttestation(tx, operatorId, id, now))
  expect(await reason(agree(first))).toContain('Another operator')
  expect(await reason(agree(second))).toBe('done')
  // One serial more than was seen is not covered.
  expect(await reason(issue(own, 1, 31))).toMatch(/^not_backed/)
  const batch = await issue(own, 1, 30)
  const listing = await offer(own, batch.id, 30)
  expect(await isSold(listing.id)).toBe(true)
  await inTransaction(database.db, (tx) => withdrawAttestation(tx, second, id, 'It was another page', now))
  expect(await rematch()).toMatchObject([{ batchId: batch.id }])
  expect(await isSold(listing.id)).toBe(false)
})

test('two who issue at once cannot both take the last of a vintage that is published without serials', async () => {
  const own = await project()
  await database.pool.query(
    `insert into registry_units (registry, project_id, state, row_key, quantity, vintage_starts_on, vintage_ends_on,
       first_file_id, last_file_id)
     values ($1, $2, 'issued', $2, 100, '2024-01-01', '2024-12-31', gen_random_uuid(), gen_random_uuid())`,
    [registry, own.number],
  )
  const tried = await Promise.all([reason(issue(own, 1, 60)), reason(issue(own, 101, 160))])
  expect(tried.filter((one) => one === 'done')).toHaveLength(1)
  expect(tried.find((one) => one !== 'done')).toContain('only 100 credits of this project and vintage')
  expect(await reason(issue(own, 201, 240))).toBe('done')
  expect((await verifyDomains(database.db)).findings).toEqual([])
})

test('what a seller once made without a registry is marked wherever it is held, and counts as no offset', async () => {
  const own = await project()
  const serials = { registry: 'Ledgerleaf', prefix: own.number, first: 1, last: 10 }
  const buyerId = randomUUID()
  await inTransaction(database.db, async (tx) => {
    const { sellerId, projectId } = own
    const batch = await issueBatch(tx, sellerId, { projectId, vintage, serials }, now)
    // As it was bought before nothing of the kind was sold any more.
    const amount = Credits.parse(10)
    const moved = { asset: batch.id, amount, from: availableCredits(sellerId), to: holdings(buyerId) }
    await post(tx, { key: `old:${batch.id}`, kind: 'settle', now, postings: [moved] })
  })
  expect(await findHoldings(database.db, buyerId)).toMatchObject([
    { quantity: 10, backing: { state: 'missing', reason: 'self_issued' } },
  ])
})
