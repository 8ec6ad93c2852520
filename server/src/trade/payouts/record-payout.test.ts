import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { recordPayout } from './record-payout.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const sold = async () => {
  const { listing, sellerId } = await offerCredits(shop.db, { priceCents: 1000 })
  await buyCredits(shop.db, randomUUID(), listing.id, 10)
  return sellerId
}
const pay = (sellerId: string, amountCents: number | null, reference: string = randomUUID()) =>
  inTransaction(shop.db, (tx) => recordPayout(tx, { sellerId, reference, amountCents }, marketNow))

test('the same reference, also in the same moment, is one payout', async () => {
  const sellerId = await sold()
  const reference = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => pay(sellerId, 5000, reference)))
  expect(answers.filter(({ repeated }) => !repeated)).toEqual([{ amountCents: 5000, repeated: false }])
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(4750)
})

test('nobody is paid more than there is, also by two payouts at once', async () => {
  const sellerId = await sold()
  await expect(pay(sellerId, 9751)).rejects.toMatchObject({ code: 'invalid_input' })
  const ends = await Promise.allSettled([pay(sellerId, 6000), pay(sellerId, 6000)])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await pay(sellerId, null)).toEqual({ amountCents: 3750, repeated: false })
  await expect(pay(sellerId, null)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a reference that names another payout is refused', async () => {
  const [one, two] = [await sold(), await sold()]
  const reference = randomUUID()
  await pay(one, 1000, reference)
  for (const [sellerId, cents] of [
    [one, 1001],
    [two, 1000],
  ] as const)
    await expect(pay(sellerId, cents, reference)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
})
