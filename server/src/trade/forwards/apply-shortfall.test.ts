import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  bought,
  feeBasisPoints,
  late,
  refusal,
  ripe,
  type TestForwards,
  testForwards,
} from '../../testing/test-forwards.ts'
import { offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { findForwards } from '../../views/forwards/forward-queries.ts'
import { findForwardBreaches } from '../../views/reconciliation/forward-invariants.ts'
import { findStatement } from '../../views/statements/statement-queries.ts'
import { endOrder, finishReturn, lockOrder, placeOrder, refundOrder } from '../orders/index.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

test('refund: what was not delivered by its day goes back, what was stays, and a second scheduler does nothing', async () => {
  const { sellerId, project, milestones, forward, buyerId } = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  const fresh = await forwards.issue(sellerId, project.id, 1)
  expect(await forwards.miss(id, new Date('2126-09-30T23:59:00Z'))).toBeNull()
  await forwards.deliver(sellerId, id, fresh.id, 1)
  const outcomes = await Promise.all([forwards.miss(id), forwards.miss(id), forwards.miss(id)])
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ kind: 'refunded' }])
  expect(await forwards.amount(`money/held/${id}`)).toBe(3 * 733)
  await Promise.all([1, 2].map(() => inTransaction(forwards.db, (tx) => finishReturn(tx, id, 're_1', late))))
  expect(await forwards.amount(`money/held/${id}`)).toBe(0)
  expect(await forwards.amount(`world/money/buyer/${buyerId}`)).toBe(-7330 + 3 * 733)
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(6 * 733)
  expect(await forwards.amount(`credits/available/${sellerId}`)).toBe(3)
})

test('wait: the date moves four times by a quarter, then the money goes back', async () => {
  const { milestones } = await forwards.buyForward({ shortfall: 'wait', milestones: [['2126-09-30', 100]] })
  const id = milestones[0]?.id ?? ''
  const dates = []
  for (let at = late; dates.length < 5; at = new Date(at.getTime() + 91 * 24 * 3600 * 1000))
    dates.push(await forwards.miss(id, at))
  expect(dates).toEqual([
    { kind: 'waits', dueOn: '2126-12-29' },
    { kind: 'waits', dueOn: '2127-03-29' },
    { kind: 'waits', dueOn: '2127-06-27' },
    { kind: 'waits', dueOn: '2127-09-25' },
    { kind: 'refunded' },
  ])
})

test('replace: the cheapest of the same kind are bought from the escrow, the rest of the money goes back', async () => {
  const { milestones, buyerId, forward } = await forwards.buyForward({
    shortfall: 'replace',
    milestones: [['2126-09-30', 10]],
    category: 'dac',
  })
  const cheap = await offerCredits(forwards.db, { listed: 6, priceCents: 500 })
  const dear = await offerCredits(forwards.db, { listed: 60, priceCents: 700 })
  for (const { project } of [cheap, dear])
    await forwards.pool.query(`update projects set category = 'dac', mechanism = 'removal' where id = $1`, [
      project.id,
    ])
  expect(await forwards.miss(milestones[0]?.id ?? '')).toEqual({ kind: 'replaced' })
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(10)
  const back = 7330 - 6 * 500 - 4 * 700
  expect(await forwards.amount(`money/held/${milestones[0]?.id}`)).toBe(back)
  expect(await forwards.amount(`money/proceeds/${cheap.sellerId}`)).toBe(3000 - 75)
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(0)
  expect((await findForwards(forwards.db, buyerId))[0]).toMatchObject({ status: 'delivered', delivered: 10 })
  expect((await findStatement(forwards.db, cheap.sellerId)).rows).toMatchObject([
    { kind: 'sale', grossCents: 3000 },
  ])
})

test('replace: where nothing of the kind is for sale within the money, the money goes back', async () => {
  const { milestones } = await forwards.buyForward({
    shortfall: 'replace',
    milestones: [['2126-09-30', 10]],
    priceCents: 50,
  })
  expect(await forwards.miss(milestones[0]?.id ?? '')).toEqual({ kind: 'refunded' })
})

test('a delivery and a refund at the same moment: exactly one of them happens', async () => {
  const rounds = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { sellerId, project, milestones, forward } = await forwards.buyForward({
        milestones: [['2126-09-30', 10]],
      })
      const fresh = await forwards.issue(sellerId, project.id, 10)
      const id = milestones[0]?.id ?? ''
      const [delivered, missed] = await Promise.all([
        refusal(forwards.deliver(sellerId, id, fresh.id, 10, late)),
        forwards.miss(id),
      ])
      expect(await forwards.amount(`money/held/${forward.id}`)).toBe(0)
      return [delivered, missed?.kind ?? null].join()
    }),
  )
  for (const round of rounds) expect(['done,', 'milestone_over,refunded']).toContain(round)
})

test('an order is taken back whole before anything was delivered, and no longer afterwards', async () => {
  const untouched = await forwards.buyForward()
  await inTransaction(forwards.db, (tx) => refundOrder(tx, untouched.order.id, 'a mistake', ripe))
  expect(await forwards.amount(`money/held/${untouched.forward.id}`)).toBe(0)
  expect(await forwards.amount(`money/held/${untouched.order.id}`)).toBe(7330)
  const begun = await forwards.buyForward()
  const fresh = await forwards.issue(begun.sellerId, begun.project.id, 1)
  await forwards.deliver(begun.sellerId, begun.milestones[0]?.id ?? '', fresh.id, 1)
  const refund = inTransaction(forwards.db, (tx) => refundOrder(tx, begun.order.id, 'a mistake', ripe))
  expect(await refusal(refund)).toBe('delivery_started')
})

test('an order that is never paid leaves no promise behind', async () => {
  const { listing } = await promiseCredits(forwards.db)
  const buyerId = randomUUID()
  const order = await inTransaction(forwards.db, async (tx) => {
    const lines = [{ listingId: listing.id, quantity: Credits.parse(10) }]
    return orThrow(await placeOrder(tx, { buyerId, lines, feeBasisPoints }, bought))
  })
  await inTransaction(forwards.db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (locked) await endOrder(tx, locked, 'lapsed', bought)
  })
  expect(await findForwards(forwards.db, buyerId)).toEqual([])
  expect(await forwards.amount(`credits/listed/${listing.id}`)).toBe(100)
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
        const world = await forwards.buyForward(
          {
            shortfall,
            priceCents: 333,
            milestones: [
              ['2126-07-31', 3],
              ['2126-08-31', 5],
              ['2126-09-30', 9],
            ],
          },
          many,
        )
        const fresh = await forwards.issue(world.sellerId, world.project.id, 20)
        for (const { verb, which, quantity } of steps) {
          const id = world.milestones[which % world.milestones.length]?.id ?? ''
          if (verb === 'deliver') await refusal(forwards.deliver(world.sellerId, id, fresh.id, quantity))
          if (verb === 'miss') await forwards.miss(id)
          if (verb === 'return')
            await refusal(inTransaction(forwards.db, (tx) => finishReturn(tx, id, `re_${id}`, late)))
        }
        expect(await findForwardBreaches(forwards.db)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})
