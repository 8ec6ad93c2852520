import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openTypesetter } from '../../platform/typeset/index.ts'
import {
  bought,
  feeBasisPoints,
  refusal,
  ripe,
  type TestForwards,
  testForwards,
} from '../../testing/test-forwards.ts'
import { offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { findForwardCertificate } from '../../views/forwards/certificate-queries.ts'
import { writeForwardPaper } from '../../views/forwards/forward-paper.ts'
import { findForwards } from '../../views/forwards/forward-queries.ts'
import { findPromises } from '../../views/forwards/promise-queries.ts'
import { findStatement } from '../../views/statements/statement-queries.ts'
import { placeOrder, settleOrder } from '../orders/index.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

test('what is bought forward waits in escrow: the seller has no cent, the buyer no credit, and nothing can be retired', async () => {
  const { sellerId, buyerId, batch, forward } = await forwards.buyForward()
  expect(forward).toMatchObject({
    status: 'future',
    quantity: 10,
    delivered: 0,
    retired: 0,
    escrowCents: 7330,
  })
  expect(forward.milestones.map(({ dueOn, quantity }) => [dueOn, quantity])).toEqual([
    ['2126-09-30', 4],
    ['2127-03-31', 6],
  ])
  expect(await forwards.amount(`money/proceeds/${sellerId}`)).toBe(0)
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(7330)
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(0)
  const retire = inTransaction(forwards.db, (tx) =>
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
  const { sellerId, buyerId, project, milestones, forward } = await forwards.buyForward()
  const [first] = milestones
  const fresh = await forwards.issue(sellerId, project.id, 50)
  await forwards.deliver(sellerId, first?.id ?? '', fresh.id, 1)
  await forwards.deliver(sellerId, first?.id ?? '', fresh.id, 3)
  expect(await refusal(forwards.deliver(sellerId, first?.id ?? '', fresh.id, 1))).toBe('milestone_over')
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(4)
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(6 * 733)
  // 4 of 10 credits: 2932 cents, of which the seller's line has 7147 of 7330.
  expect(await forwards.amount(`money/proceeds/${sellerId}`)).toBe(Math.floor((7147 * 4) / 10))
  const statement = await findStatement(forwards.db, sellerId)
  expect(statement.rows.map(({ kind, credits, grossCents }) => [kind, credits, grossCents])).toEqual([
    ['sale', 3, 2199],
    ['sale', 1, 733],
  ])
  expect(statement.balanceCents).toBe(2858)
  const [seen] = await findForwards(forwards.db, buyerId)
  expect(seen).toMatchObject({ status: 'partly', delivered: 4, escrowCents: 6 * 733 })
})

test('credits of the promised vintage are delivered once it is over, and not before; nothing of the promise is left', async () => {
  const { sellerId, buyerId, batch, project, milestones, forward } = await forwards.buyForward()
  const [first, second] = milestones
  const fresh = await forwards.issue(sellerId, project.id, 10)
  expect(
    await refusal(forwards.deliver(sellerId, first?.id ?? '', fresh.id, 4, new Date('2126-05-01T00:00:00Z'))),
  ).toBe('invalid_input')
  await forwards.deliver(sellerId, first?.id ?? '', fresh.id, 4)
  await forwards.deliver(sellerId, second?.id ?? '', fresh.id, 6)
  const [seen] = await findForwards(forwards.db, buyerId)
  expect(seen).toMatchObject({ status: 'delivered', delivered: 10, retired: 0, escrowCents: 0 })
  expect(await forwards.amount(`credits/held/${forward.id}`)).toBe(0)
  expect(await forwards.amount(`world/credits/promised/${batch.id}`)).toBe(-100)
  expect(await forwards.amount(`world/credits/issued/${batch.id}`)).toBe(0)
})

test('refuses another project, another vintage, another seller, the promise itself and more than is owed', async () => {
  const { sellerId, project, batch, milestones } = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  const stranger = await offerCredits(forwards.db, { sellerId })
  expect(await refusal(forwards.deliver(sellerId, id, stranger.batch.id, 1))).toBe('not_found')
  const old = await forwards.issue(sellerId, project.id, 5, ['2020-01-01', '2020-12-31'])
  expect(await refusal(forwards.deliver(sellerId, id, old.id, 1))).toBe('invalid_input')
  const younger = await forwards.issue(sellerId, project.id, 5, ['2126-01-01', '2126-07-15'])
  expect(await refusal(forwards.deliver(sellerId, id, younger.id, 1))).toBe('invalid_input')
  expect(await refusal(forwards.deliver(sellerId, id, batch.id, 1))).toBe('not_found')
  const fresh = await forwards.issue(sellerId, project.id, 50)
  expect(await refusal(forwards.deliver(randomUUID(), id, fresh.id, 1))).toBe('not_found')
  expect(await refusal(forwards.deliver(sellerId, id, fresh.id, 5))).toBe('invalid_input')
  expect((await findPromises(forwards.db, sellerId)).map(({ sellerCents }) => sellerCents)).toEqual([
    2858, 4289,
  ])
})

test('a certificate goes from Future to delivered to retired, and counts only the delivered serials that were retired', async () => {
  const { sellerId, buyerId, project, milestones, forward } = await forwards.buyForward({
    milestones: [['2126-09-30', 10]],
  })
  const status = async () => (await findForwardCertificate(forwards.db, forward.id))?.status
  const typesetter = await openTypesetter()
  const draw = async () => {
    const certificate = await findForwardCertificate(forwards.db, forward.id)
    const drawn = { publicUrl: 'https://example.org', layout: 'portrait', isSandbox: false } as const
    return certificate && Buffer.from(await typesetter.set(writeForwardPaper(certificate, drawn)))
  }
  expect(await status()).toBe('future')
  const promised = await draw()
  expect(promised?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await draw()).toEqual(promised)
  const fresh = await forwards.issue(sellerId, project.id, 10)
  await forwards.deliver(sellerId, milestones[0]?.id ?? '', fresh.id, 10)
  expect(await status()).toBe('delivered')
  const retire = (quantity: number) =>
    inTransaction(forwards.db, (tx) =>
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
  expect(await findForwardCertificate(forwards.db, forward.id)).toMatchObject({
    status: 'delivered',
    retired: 4,
  })
  await retire(6)
  const certificate = await findForwardCertificate(forwards.db, forward.id)
  expect(certificate).toMatchObject({ status: 'retired', retired: 10 })
  expect(certificate?.steps.map(({ kind }) => kind)).toEqual(['bought', 'delivered', 'retired', 'retired'])
  expect(JSON.stringify(certificate)).not.toContain(buyerId)
  expect(await draw()).not.toEqual(promised)
})

test('what the buyer asked to be retired on delivery is retired with it', async () => {
  const { sellerId, project, listing } = await promiseCredits(forwards.db)
  const buyerId = randomUUID()
  await inTransaction(forwards.db, async (tx) => {
    const wanted = {
      buyerId,
      lines: [{ listingId: listing.id, quantity: Credits.parse(10) }],
      feeBasisPoints,
      retire: { beneficiary: 'Field & Fjord', purpose: 'Travel', reason: 'other' as const },
    }
    const order = orThrow(await placeOrder(tx, wanted, bought))
    await settleOrder(tx, order, null, bought)
  })
  const [forward] = await findForwards(forwards.db, buyerId)
  const fresh = await forwards.issue(sellerId, project.id, 4)
  await forwards.deliver(sellerId, forward?.milestones[0]?.id ?? '', fresh.id, 4)
  expect(await forwards.amount(`credits/retired/${buyerId}`)).toBe(4)
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(0)
  const [seen] = await findForwards(forwards.db, buyerId)
  expect(seen?.deliveries[0]?.certificates).toHaveLength(1)
})
