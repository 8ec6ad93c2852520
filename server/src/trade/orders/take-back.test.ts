import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../ledger/post.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { recordPayout } from '../payouts/index.ts'
import { money } from './order-postings.ts'
import { takeBack } from './take-back.ts'

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
/** What is gathered goes out again at once, so that the books of this test close. */
const gather = (sellerId: string, parts: { sellerCents: number; feeCents: number }[]) =>
  inTransaction(shop.db, async (tx) => {
    const holder = randomUUID()
    const postings = await takeBack(
      tx,
      parts.map((part) => ({ sellerId, ...part })),
      holder,
    )
    const held = `money/held/${holder}` as Parameters<typeof money>[1]
    const outside = `world/money/buyer/${holder}` as Parameters<typeof money>[2]
    const sum = postings.reduce((cents, { amount }) => cents + amount, 0)
    await post(tx, {
      key: `refund:${holder}`,
      kind: 'refund',
      now: marketNow,
      postings: [...postings, money(sum, held, outside)],
    })
    return postings.map(({ from, amount }) => [from, amount])
  })

test('two lines of one seller are taken from one balance, and the fee from the fees', async () => {
  const sellerId = await sold()
  const parts = [
    { sellerCents: 975, feeCents: 25 },
    { sellerCents: 975, feeCents: 25 },
  ]
  expect(await gather(sellerId, parts)).toEqual([
    [`money/proceeds/${sellerId}`, 1950],
    [`money/fees/${sellerId}`, 50],
  ])
})

test('where the seller was paid out already the platform steps in for what is missing, to the cent', async () => {
  const sellerId = await sold()
  const reference = randomUUID()
  await inTransaction(shop.db, (tx) =>
    recordPayout(tx, { sellerId, reference, amountCents: 9000 }, marketNow),
  )
  expect(await gather(sellerId, [{ sellerCents: 975, feeCents: 25 }])).toEqual([
    [`money/proceeds/${sellerId}`, 750],
    ['world/money/platform', 225],
    [`money/fees/${sellerId}`, 25],
  ])
})
