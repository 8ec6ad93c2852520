import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopSales } from '../../ledger/sales-stop.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { SellableListing } from '../../supply/listings/index.ts'
import { late, refusal, type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { choose } from './replace-credits.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

const offer = (availableCredits: number, pricePerCreditCents: number) =>
  ({ availableCredits, pricePerCreditCents }) as SellableListing

test('takes from the cheapest on until nothing is missing, and no more', () => {
  const chosen = choose([offer(3, 100), offer(5, 200), offer(9, 300)], { credits: 5, cents: 700 })
  expect(chosen?.map(({ quantity }) => quantity)).toEqual([3, 2])
})

test('is all or nothing: too few credits, or a cent too little, and there is no choice', () => {
  expect(choose([offer(3, 100)], { credits: 4, cents: 9_999 })).toBeNull()
  expect(choose([offer(3, 100), offer(5, 200)], { credits: 5, cents: 699 })).toBeNull()
  expect(choose([], { credits: 1, cents: 9_999 })).toBeNull()
})

test('while sales are stopped nothing is replaced, and nothing is given back in its place', async () => {
  const { milestones, forward } = await forwards.buyForward({ shortfall: 'replace' })
  const id = milestones[0]?.id ?? ''
  await inTransaction(forwards.db, (tx) => stopSales(tx, 'a test', late))
  expect(await refusal(forwards.miss(id))).toBe('sales_stopped')
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(7330)
})
