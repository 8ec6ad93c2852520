import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { companyMarks } from './company-marks.ts'
import { placeOrder } from './place-order.ts'
import { claimPlan, findPlanStanding } from './welcome-claims.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const orderPlan = (listingId: string, email: string) =>
  inTransaction(database.db, async (tx) => {
    const marks = companyMarks({ accountId: null, emails: [email], taxId: null })
    const standing = await findPlanStanding(tx, { marks, orderId: null })
    if (standing !== 'free') return standing
    const lines = [{ listingId, quantity: Credits.parse(1) }]
    const order = await placeOrder(tx, { buyerId: randomUUID(), feeBasisPoints: 250, lines }, marketNow)
    await claimPlan(tx, { marks, orderId: orThrow(order).id, now: marketNow })
    return orThrow(order).id
  })

test('in transactions of their own, as two servers have them, one of two at once has the plan', async () => {
  const { listing } = await offerCredits(database.db, { listed: 40 })
  for (let turn = 0; turn < 5; turn++) {
    const answers = await Promise.all(
      ['ann', 'bo', 'cy', 'di'].map((name) => orderPlan(listing.id, `${name}@company-${turn}.com`)),
    )
    expect(answers.filter((answer) => answer === 'paying')).toHaveLength(3)
  }
})

test('an order that ended gives its company free, one that settled never', async () => {
  const { listing } = await offerCredits(database.db, { listed: 10 })
  const become = (id: string, status: string) =>
    database.pool.query('update orders set status = $2 where id = $1', [id, status])
  const first = await orderPlan(listing.id, 'ann@again.com')
  expect(await orderPlan(listing.id, 'bo@again.com')).toBe('paying')
  await become(first, 'cancelled')
  const second = await orderPlan(listing.id, 'bo@again.com')
  expect(['paying', 'taken']).not.toContain(second)
  await become(second, 'settled')
  expect(await orderPlan(listing.id, 'cy@again.com')).toBe('taken')
  await become(second, 'refunded')
  expect(['paying', 'taken']).not.toContain(await orderPlan(listing.id, 'cy@again.com'))
})
