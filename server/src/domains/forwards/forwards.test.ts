import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { endOrder, lockOrder, placeOrder, refundOrder, settleOrder } from '../orders/index.ts'
import { findOrderBreaches } from '../orders/order-invariants.ts'
import { issueBatch } from '../projects/index.ts'
import { retireCredits } from '../retirements/index.ts'
import { findStatement } from '../statements/statement-queries.ts'
import { applyShortfall } from './apply-shortfall.ts'
import { findForwardCertificate } from './certificate-queries.ts'
import { deliverCredits } from './deliver-credits.ts'
import { drawForwardCertificate } from './draw-forward-certificate.ts'
import { findForwardBreaches } from './forward-invariants.ts'
import { findForwards } from './forward-queries.ts'
import { findPromises } from './promise-queries.ts'
import { finishReturn } from './return-money.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findOrderBreaches(database.db)).toEqual([])
  expect(await findForwardBreaches(database.db)).toEqual([])
  await database.drop()
})

const sender = { publicUrl: 'https://example.org', secret: 'secret' }
const bought = new Date('2026-03-02T09:00:00Z')
const ripe = new Date('2026-08-01T09:00:00Z')
const late = new Date('2026-10-01T00:00:00Z')
const feeBasisPoints = 250

const amount = async (account: string) =>
  (
    await database.pool.query<{ amount: number }>(
      'select coalesce(sum(amount), 0)::bigint as amount from ledger_balances where account = $1',
      [account],
    )
  ).rows[0]?.amount

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )

/** A buyer with a forward purchase, and its dates in order. */
const buyForward = async (
  options: Parameters<typeof promiseCredits>[1] = {},
  quantity = 10,
  buyerId: string = randomUUID(),
) => {
  const promised = await promiseCredits(database.db, options)
  const order = await buyCredits(database.db, buyerId, promised.listing.id, quantity, { at: bought })
  const [forward] = await findForwards(database.db, buyerId)
  if (!forward) throw new Error('nothing was bought forward')
  return { ...promised, buyerId, order, forward, milestones: forward.milestones }
}

const issue = (
  sellerId: string,
  projectId: string,
  credits: number,
  vintage = ['2026-01-01', '2026-06-30'],
) =>
  inTransaction(database.db, (tx) =>
    issueBatch(
      tx,
      sellerId,
      {
        projectId,
        vintage: { startsOn: vintage[0] ?? '', endsOn: vintage[1] ?? '' },
        serials: { registry: 'Test Registry', prefix: randomUUID(), start: 1, end: credits },
      },
      ripe,
    ),
  )

const deliver = (sellerId: string, milestoneId: string, batchId: string, quantity: number, at = ripe) =>
  inTransaction(database.db, (tx) =>
    deliverCredits(tx, sellerId, milestoneId, { batchId, quantity: Credits.parse(quantity) }, sender, at),
  )

const miss = (milestoneId: string, at = late) =>
  inTransaction(database.db, (tx) => applyShortfall(tx, milestoneId, feeBasisPoints, sender, at))

test('what is bought forward waits in escrow: the seller has no cent, the buyer no credit, and nothing can be retired', async () => {
  const { sellerId, buyerId, batch, forward } = await buyForward()
  expect(forward).toMatchObject({
    status: 'future',
    quantity: 10,
    delivered: 0,
    retired: 0,
    escrowCents: 7330,
  })
  expect(forward.milestones.map(({ dueOn, quantity }) => [dueOn, quantity])).toEqual([
    ['2026-09-30', 4],
    ['2027-03-31', 6],
  ])
  expect(await amount(`money/proceeds/${sellerId}`)).toBe(0)
  expect(await amount(`money/held/${forward.id}`)).toBe(7330)
  expect(await amount(`credits/owned/${buyerId}`)).toBe(0)
  const retire = inTransaction(database.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      { batchId: batch.id, quantity: Credits.parse(1), beneficiary: 'A', purpose: 'B', reason: 'other' },
      ripe,
    ),
  )
  expect(await refusal(retire)).toBe('insufficient_credits')
})

test('a delivery of other serials uses the promise up, pays its part to the cent and appears in the statement', async () => {
  const { sellerId, buyerId, project, milestones, forward } = await buyForward()
  const [first] = milestones
  const fresh = await issue(sellerId, project.id, 50)
  await deliver(sellerId, first?.id ?? '', fresh.id, 1)
  await deliver(sellerId, first?.id ?? '', fresh.id, 3)
  expect(await refusal(deliver(sellerId, first?.id ?? '', fresh.id, 1))).toBe('milestone_over')
  expect(await amount(`credits/owned/${buyerId}`)).toBe(4)
  expect(await amount(`money/held/${forward.id}`)).toBe(6 * 733)
  // 4 of 10 credits: 2932 cents, of which the seller's line has 7147 of 7330.
  expect(await amount(`money/proceeds/${sellerId}`)).toBe(Math.floor((7147 * 4) / 10))
  const statement = await findStatement(database.db, sellerId)
  expect(statement.rows.map(({ kind, credits, grossCents }) => [kind, credits, grossCents])).toEqual([
    ['sale', 3, 2199],
    ['sale', 1, 733],
  ])
  expect(statement.balanceCents).toBe(2858)
  const [seen] = await findForwards(database.db, buyerId)
  expect(seen).toMatchObject({ status: 'partly', delivered: 4, escrowCents: 6 * 733 })
})

test('the promised serials themselves are delivered once their vintage is over, and not before', async () => {
  const { sellerId, buyerId, batch, milestones } = await buyForward()
  const [first, second] = milestones
  expect(
    await refusal(deliver(sellerId, first?.id ?? '', batch.id, 4, new Date('2026-05-01T00:00:00Z'))),
  ).toBe('not_delivered')
  await deliver(sellerId, first?.id ?? '', batch.id, 4)
  await deliver(sellerId, second?.id ?? '', batch.id, 6)
  const [seen] = await findForwards(database.db, buyerId)
  expect(seen).toMatchObject({ status: 'delivered', delivered: 10, retired: 0, escrowCents: 0 })
})

test('refuses another project, an older vintage, another seller and more than is owed', async () => {
  const { sellerId, project, milestones } = await buyForward()
  const id = milestones[0]?.id ?? ''
  const stranger = await offerCredits(database.db, { sellerId })
  expect(await refusal(deliver(sellerId, id, stranger.batch.id, 1))).toBe('not_found')
  const old = await issue(sellerId, project.id, 5, ['2020-01-01', '2020-12-31'])
  expect(await refusal(deliver(sellerId, id, old.id, 1))).toBe('invalid_input')
  const fresh = await issue(sellerId, project.id, 50)
  expect(await refusal(deliver(randomUUID(), id, fresh.id, 1))).toBe('not_found')
  expect(await refusal(deliver(sellerId, id, fresh.id, 5))).toBe('invalid_input')
  expect((await findPromises(database.db, sellerId)).map(({ sellerCents }) => sellerCents)).toEqual([
    2858, 4289,
  ])
})

test('a certificate goes from Future to delivered to retired, and counts only the delivered serials that were retired', async () => {
  const { sellerId, buyerId, project, milestones, forward } = await buyForward({
    milestones: [['2026-09-30', 10]],
  })
  const status = async () => (await findForwardCertificate(database.db, forward.id))?.status
  const draw = async () => {
    const certificate = await findForwardCertificate(database.db, forward.id)
    return certificate && drawForwardCertificate(certificate, 'https://example.org')
  }
  expect(await status()).toBe('future')
  const promised = await draw()
  expect(promised?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await draw()).toEqual(promised)
  const fresh = await issue(sellerId, project.id, 10)
  await deliver(sellerId, milestones[0]?.id ?? '', fresh.id, 10)
  expect(await status()).toBe('delivered')
  const retire = (quantity: number) =>
    inTransaction(database.db, (tx) =>
      retireCredits(
        tx,
        buyerId,
        {
          batchId: fresh.id,
          quantity: Credits.parse(quantity),
          beneficiary: 'A',
          purpose: 'B',
          reason: 'other',
        },
        ripe,
      ),
    )
  await retire(4)
  expect(await findForwardCertificate(database.db, forward.id)).toMatchObject({
    status: 'delivered',
    retired: 4,
  })
  await retire(6)
  const certificate = await findForwardCertificate(database.db, forward.id)
  expect(certificate).toMatchObject({ status: 'retired', retired: 10 })
  expect(certificate?.steps.map(({ kind }) => kind)).toEqual(['bought', 'delivered', 'retired', 'retired'])
  expect(JSON.stringify(certificate)).not.toContain(buyerId)
  expect(await draw()).not.toEqual(promised)
})

test('what the buyer asked to be retired on delivery is retired with it', async () => {
  const { sellerId, batch, listing } = await promiseCredits(database.db)
  const buyerId = randomUUID()
  await inTransaction(database.db, async (tx) => {
    const order = await placeOrder(
      tx,
      {
        buyerId,
        lines: [{ listingId: listing.id, quantity: Credits.parse(10) }],
        feeBasisPoints,
        retire: { beneficiary: 'Field & Fjord', purpose: 'Travel', reason: 'other' },
      },
      bought,
    )
    await settleOrder(tx, order, bought)
  })
  const [forward] = await findForwards(database.db, buyerId)
  await deliver(sellerId, forward?.milestones[0]?.id ?? '', batch.id, 4)
  expect(await amount(`credits/retired/${buyerId}`)).toBe(4)
  expect(await amount(`credits/owned/${buyerId}`)).toBe(0)
  const [seen] = await findForwards(database.db, buyerId)
  expect(seen?.deliveries[0]?.certificates).toHaveLength(1)
})

test('refund: what was not delivered by its day goes back, what was stays, and a second scheduler does nothing', async () => {
  const { sellerId, batch, milestones, forward, buyerId } = await buyForward()
  const id = milestones[0]?.id ?? ''
  expect(await miss(id, new Date('2026-09-30T23:59:00Z'))).toBeNull()
  await deliver(sellerId, id, batch.id, 1)
  const outcomes = await Promise.all([miss(id), miss(id), miss(id)])
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ kind: 'refunded' }])
  expect(await amount(`money/held/${id}`)).toBe(3 * 733)
  await Promise.all([1, 2].map(() => inTransaction(database.db, (tx) => finishReturn(tx, id, 're_1', late))))
  expect(await amount(`money/held/${id}`)).toBe(0)
  expect(await amount(`world/money/buyer/${buyerId}`)).toBe(-7330 + 3 * 733)
  expect(await amount(`money/held/${forward.id}`)).toBe(6 * 733)
  expect(await amount(`credits/available/${sellerId}`)).toBe(3)
})

test('wait: the date moves four times by a quarter, then the money goes back', async () => {
  const { milestones } = await buyForward({ shortfall: 'wait', milestones: [['2026-09-30', 100]] })
  const id = milestones[0]?.id ?? ''
  const dates = []
  for (let at = late; dates.length < 5; at = new Date(at.getTime() + 91 * 24 * 3600 * 1000))
    dates.push(await miss(id, at))
  expect(dates).toEqual([
    { kind: 'waits', dueOn: '2026-12-29' },
    { kind: 'waits', dueOn: '2027-03-29' },
    { kind: 'waits', dueOn: '2027-06-27' },
    { kind: 'waits', dueOn: '2027-09-25' },
    { kind: 'refunded' },
  ])
})

test('replace: the cheapest of the same kind are bought from the escrow, the rest of the money goes back', async () => {
  const { milestones, buyerId, forward } = await buyForward({
    shortfall: 'replace',
    milestones: [['2026-09-30', 10]],
    category: 'dac',
  })
  const cheap = await offerCredits(database.db, { listed: 6, priceCents: 500 })
  const dear = await offerCredits(database.db, { listed: 60, priceCents: 700 })
  for (const { project } of [cheap, dear])
    await database.pool.query(`update projects set category = 'dac', mechanism = 'removal' where id = $1`, [
      project.id,
    ])
  expect(await miss(milestones[0]?.id ?? '')).toEqual({ kind: 'replaced' })
  expect(await amount(`credits/owned/${buyerId}`)).toBe(10)
  const back = 7330 - 6 * 500 - 4 * 700
  expect(await amount(`money/held/${milestones[0]?.id}`)).toBe(back)
  expect(await amount(`money/proceeds/${cheap.sellerId}`)).toBe(3000 - 75)
  expect(await amount(`money/held/${forward.id}`)).toBe(0)
  expect((await findForwards(database.db, buyerId))[0]).toMatchObject({ status: 'delivered', delivered: 10 })
  expect((await findStatement(database.db, cheap.sellerId)).rows).toMatchObject([
    { kind: 'sale', grossCents: 3000 },
  ])
})

test('replace: where nothing of the kind is for sale within the money, the money goes back', async () => {
  const { milestones } = await buyForward({
    shortfall: 'replace',
    milestones: [['2026-09-30', 10]],
    priceCents: 50,
  })
  expect(await miss(milestones[0]?.id ?? '')).toEqual({ kind: 'refunded' })
})

test('a delivery and a refund at the same moment: exactly one of them happens', async () => {
  const rounds = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { sellerId, batch, milestones, forward } = await buyForward({ milestones: [['2026-09-30', 10]] })
      const id = milestones[0]?.id ?? ''
      const [delivered, missed] = await Promise.all([
        refusal(deliver(sellerId, id, batch.id, 10, late)),
        miss(id),
      ])
      expect(await amount(`money/held/${forward.id}`)).toBe(0)
      return [delivered, missed?.kind ?? null].join()
    }),
  )
  for (const round of rounds) expect(['done,', 'milestone_over,refunded']).toContain(round)
})

test('an order is taken back whole before anything was delivered, and no longer afterwards', async () => {
  const untouched = await buyForward()
  await inTransaction(database.db, (tx) => refundOrder(tx, untouched.order.id, 'a mistake', ripe))
  expect(await amount(`money/held/${untouched.forward.id}`)).toBe(0)
  expect(await amount(`money/held/${untouched.order.id}`)).toBe(7330)
  const begun = await buyForward()
  await deliver(begun.sellerId, begun.milestones[0]?.id ?? '', begun.batch.id, 1)
  const refund = inTransaction(database.db, (tx) => refundOrder(tx, begun.order.id, 'a mistake', ripe))
  expect(await refusal(refund)).toBe('delivery_started')
})

test('an order that is never paid leaves no promise behind', async () => {
  const { listing } = await promiseCredits(database.db)
  const buyerId = randomUUID()
  const order = await inTransaction(database.db, (tx) =>
    placeOrder(
      tx,
      { buyerId, lines: [{ listingId: listing.id, quantity: Credits.parse(10) }], feeBasisPoints },
      bought,
    ),
  )
  await inTransaction(database.db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (locked) await endOrder(tx, locked, 'lapsed', bought)
  })
  expect(await findForwards(database.db, buyerId)).toEqual([])
  expect(await amount(`credits/listed/${listing.id}`)).toBe(100)
})

test('after any order of deliveries, missed dates and returns, escrow is the price of what is still owed', async () => {
  const step = fc.record({
    verb: fc.constantFrom('deliver', 'deliver', 'miss', 'return'),
    which: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 7 }),
  })
  const rules = fc.constantFrom('wait' as const, 'replace' as const, 'refund' as const)
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 10 }),
      rules,
      fc.integer({ min: 1, max: 9 }),
      async (steps, shortfall, many) => {
        const world = await buyForward(
          {
            shortfall,
            priceCents: 333,
            milestones: [
              ['2026-07-31', 3],
              ['2026-08-31', 5],
              ['2026-09-30', 9],
            ],
          },
          many,
        )
        for (const { verb, which, quantity } of steps) {
          const id = world.milestones[which % world.milestones.length]?.id ?? ''
          if (verb === 'deliver') await refusal(deliver(world.sellerId, id, world.batch.id, quantity))
          if (verb === 'miss') await miss(id)
          if (verb === 'return')
            await refusal(inTransaction(database.db, (tx) => finishReturn(tx, id, `re_${id}`, late)))
        }
        expect(await findForwardBreaches(database.db)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})

test('the public log tells the whole story of it: every entry replays', async () => {
  const report = await verifyLedger(database.db)
  expect(report.findings).toEqual([])
})
