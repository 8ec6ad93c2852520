import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { matchRegistry } from '../../supply/backing/match-batches.ts'
import { openListing } from '../../supply/listings/index.ts'
import { approveProject, createProject, issueBatch } from '../../supply/projects/index.ts'
import { registrySays } from '../../testing/registry-says.ts'
import { bought, refusal, ripe, type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { findForwards } from '../../views/forwards/forward-queries.ts'
import { findCreditTotals } from '../../views/market/credit-totals.ts'
import { findProjectActivity } from '../../views/market/project-activity.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

type Block = {
  projectId: string
  credits?: number
  vintage?: readonly [string, string]
  approved?: boolean
  known?: boolean
}

/** The number of a project at its registry. */
const numberOf = async (projectId: string): Promise<string> => {
  const { rows } = await forwards.pool.query<{ number: string }>(
    'update projects set registry_project_id = coalesce(registry_project_id, id::text) where id = $1 returning registry_project_id as number',
    [projectId],
  )
  return rows[0]?.number ?? ''
}

const registry = 'Test Registry'

/** Serials in a project's file, as the registry issues them, a seller enters them and the review approves them. */
const enterBlock = async ({
  projectId,
  credits = 10,
  vintage: [startsOn, endsOn] = ['2126-01-01', '2126-06-30'],
  approved = true,
  known = true,
}: Block): Promise<string> => {
  const id = randomUUID()
  await forwards.pool.query(
    `insert into serial_blocks (id, project_id, registry, vintage_starts_on, vintage_ends_on, serial_prefix, serial_space,
       serial_start, serial_end, approved_at, created_at)
     values ($1, $2, 'Test Registry', $3, $4, $5, $5, 101, $6, $7, $8)`,
    [id, projectId, startsOn, endsOn, id.toUpperCase(), 100 + credits, approved ? ripe : null, ripe],
  )
  if (known)
    await registrySays(forwards.db, {
      registry,
      projectId: await numberOf(projectId),
      prefix: id,
      first: 101,
      last: 100 + credits,
      vintage: { startsOn, endsOn },
    })
  return id
}
const issuedOf = async (projectId: string) =>
  (
    await forwards.pool.query<{ kind: string; serials: string }>(
      `select entry.kind, posting.serials::text as serials
       from batches batch join ledger_postings posting on posting.asset = batch.id::text
         join ledger_entries entry on entry.id = posting.entry_id
       where batch.project_id = $1 and posting.from_account like 'world/%' order by posting.position`,
      [projectId],
    )
  ).rows

test('a promise that was sold is delivered from a block approved later: issued then, with its serials, and the promise used up', async () => {
  const { sellerId, buyerId, project, batch, milestones, forward } = await forwards.buyForward()
  expect(await issuedOf(project.id)).toEqual([{ kind: 'promise', serials: null }])
  expect(await findCreditTotals(forwards.db, project.id)).toMatchObject({
    issued: 0,
    promised: [{ vintage: 2126, toCome: 100 }],
  })
  expect((await findProjectActivity(forwards.db, project.id)).map(({ kind }) => kind)).toEqual([
    'sold_forward',
    'promised',
  ])
  const blockId = await enterBlock({ projectId: project.id, credits: 10 })
  const id = milestones[0]?.id ?? ''
  await forwards.deliver(sellerId, id, blockId, 3)
  await forwards.deliver(sellerId, id, blockId, 1)
  expect(await issuedOf(project.id)).toEqual([
    { kind: 'promise', serials: null },
    { kind: 'issue', serials: '{[101,111)}' },
  ])
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(4)
  expect(await forwards.amount(`credits/held/${forward.id}`)).toBe(6)
  expect(await findCreditTotals(forwards.db, project.id)).toMatchObject({
    issued: 10,
    heldByBuyers: 4,
    notListed: 6,
    cancelled: 0,
    promised: [{ vintage: 2126, promised: 100, delivered: 4, toCome: 96 }],
  })
  const { rows } = await forwards.pool.query(
    `select range.first_serial, range.last_serial from credit_ranges range where account = $1`,
    [`credits/owned/${buyerId}`],
  )
  expect(rows).toEqual([{ first_serial: 101, last_serial: 104 }])
  // The promise itself never had a serial, and four of it are over for good.
  const held = await forwards.pool.query(
    `select account, amount from ledger_balances where asset = $1 and account = 'credits/cancelled'`,
    [batch.id],
  )
  expect(held.rows).toEqual([{ account: 'credits/cancelled', amount: 4 }])
  expect((await findForwards(forwards.db, buyerId))[0]).toMatchObject({ status: 'partly', delivered: 4 })
})

test('a block is refused that is of another project, vintage or seller, not approved, not at its registry, of a coming vintage or too small, and nothing is issued', async () => {
  const { sellerId, project, milestones } = await forwards.buyForward()
  const other = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  const at = async (block: Omit<Block, 'projectId'> & { projectId?: string }, quantity = 2) =>
    forwards.deliver(sellerId, id, await enterBlock({ projectId: project.id, ...block }), quantity)
  expect(await refusal(at({ projectId: other.project.id }))).toBe('not_found')
  await expect(at({ vintage: ['2125-01-01', '2125-12-31'] })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'blockId',
    message: expect.stringContaining('The buyer was promised the vintage Jan 1, 2126 to Jun 30, 2126'),
  })
  await expect(at({ vintage: ['2126-03-01', '2126-07-15'] })).rejects.toMatchObject({ field: 'blockId' })
  expect(await refusal(at({ known: false }))).toBe('not_backed')
  await expect(at({ approved: false })).rejects.toMatchObject({ code: 'not_approved', field: 'blockId' })
  await expect(at({ vintage: ['2126-01-01', '2126-12-31'] })).rejects.toMatchObject({ field: 'blockId' })
  await expect(at({ credits: 1 })).rejects.toMatchObject({
    code: 'insufficient_credits',
    field: 'quantity',
    message: 'This block has 1 credits left to deliver',
  })
  const own = await enterBlock({ projectId: other.project.id })
  expect(await refusal(forwards.deliver(other.sellerId, id, own, 2))).toBe('not_found')
  expect(await issuedOf(project.id)).toEqual([{ kind: 'promise', serials: null }])
  expect(await issuedOf(other.project.id)).toEqual([{ kind: 'promise', serials: null }])
})

test('two deliveries at the same moment from one block: it is issued once, and no credit is handed over twice', async () => {
  const one = await forwards.buyForward({ milestones: [['2126-09-30', 10]] }, 4)
  const { id: listingId } = one.listing
  const two = await forwards.buyAgain(listingId, 6)
  const blockId = await enterBlock({ projectId: one.project.id, credits: 8 })
  const deliver = (milestoneId: string, quantity: number) =>
    refusal(forwards.deliver(one.sellerId, milestoneId, blockId, quantity))
  const ends = await Promise.all([
    deliver(one.milestones[0]?.id ?? '', 4),
    deliver(two.milestones[0]?.id ?? '', 6),
  ])
  expect(ends.sort()).toEqual(['done', 'insufficient_credits'])
  expect((await issuedOf(one.project.id)).map(({ kind }) => kind)).toEqual(['promise', 'issue'])
})

test('a block delivers as long as something is left of it', async () => {
  const { sellerId, project, milestones } = await forwards.buyForward()
  const blockId = await enterBlock({ projectId: project.id, credits: 5 })
  await forwards.deliver(sellerId, milestones[0]?.id ?? '', blockId, 4)
  await expect(forwards.deliver(sellerId, milestones[1]?.id ?? '', blockId, 2)).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
  await forwards.deliver(sellerId, milestones[1]?.id ?? '', blockId, 1)
})

/** As forwards were sold before promises had no serials: migration 0076 leaves them like this. */
const offerOldForward = () =>
  inTransaction(forwards.db, async (tx) => {
    const sellerId = randomUUID()
    const named = { name: `Old Promise ${sellerId}`, registry: 'Test Registry' }
    const project = await createProject(tx, sellerId, named, bought)
    const vintage = { startsOn: '2126-01-01', endsOn: '2126-06-30' }
    const serials = { registry: 'Test Registry', prefix: sellerId, first: 1, last: 20 }
    const batch = await issueBatch(tx, sellerId, { projectId: project.id, vintage, serials }, bought)
    await approveProject(tx, project.id, bought)
    const listing = await openListing(
      tx,
      sellerId,
      {
        batchId: batch.id,
        tokenId: randomUUID(),
        quantity: Credits.parse(20),
        pricePerCreditCents: Cents.parse(500),
        saleType: 'forward',
        forward: {
          milestones: [{ dueOn: '2126-09-30', credits: Credits.parse(20) }],
          shortfall: 'refund',
        },
      },
      bought,
    )
    await tx.execute(sql`update batches set is_promise = true where id = ${batch.id}`)
    return { sellerId, project, batch, listing }
  })

test('an old promise with made-up serials counts as promised, until its serials are delivered or others take their place', async () => {
  const { sellerId, project, batch, listing } = await offerOldForward()
  const { buyerId, milestones, forward } = await forwards.buyAgain(listing.id, 8)
  const id = milestones[0]?.id ?? ''
  const none = { issued: 0, promised: [{ vintage: 2126, toCome: 20 }] }
  expect(await findCreditTotals(forwards.db, project.id)).toMatchObject(none)
  expect((await findProjectActivity(forwards.db, project.id)).map(({ kind }) => kind)).toEqual([
    'sold_forward',
    'promised',
  ])
  await forwards.deliver(sellerId, id, await enterBlock({ projectId: project.id, credits: 3 }), 3)
  expect(await findCreditTotals(forwards.db, project.id)).toMatchObject({
    issued: 3,
    promised: [{ vintage: 2126, toCome: 17 }],
  })
  // Made-up serials that no review has seen are delivered to nobody.
  expect(await refusal(forwards.deliver(sellerId, id, batch.id, 5))).toBe('not_found')
  const made = await enterBlock({ projectId: project.id, credits: 20 })
  await forwards.pool.query('update serial_blocks set batch_id = $1 where id = $2', [batch.id, made])
  expect(await refusal(forwards.deliver(sellerId, id, made, 5))).toBe('not_backed')
  const vintage = { startsOn: '2126-01-01', endsOn: '2126-06-30' }
  const number = await numberOf(project.id)
  await registrySays(forwards.db, {
    registry,
    projectId: number,
    prefix: sellerId,
    first: 1,
    last: 20,
    vintage,
  })
  await inTransaction(forwards.db, (tx) => matchRegistry(tx, registry, ripe))
  await forwards.deliver(sellerId, id, made, 5)
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(8)
  expect(await forwards.amount(`credits/held/${forward.id}`)).toBe(0)
  expect(await findCreditTotals(forwards.db, project.id)).toMatchObject({ issued: 23, promised: [] })
})
