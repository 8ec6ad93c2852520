import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, type TestForwards, testForwards } from '../../testing/test-forwards.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

test('two deliveries at once never hand over more than is owed for a date', async () => {
  const { sellerId, buyerId, project, milestones } = await forwards.buyForward()
  const fresh = await forwards.issue(sellerId, project.id, 50)
  const id = milestones[0]?.id ?? ''
  const ends = await Promise.all(
    [3, 3, 3].map((quantity) => refusal(forwards.deliver(sellerId, id, fresh.id, quantity))),
  )
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
  expect(await forwards.amount(`credits/owned/${buyerId}`)).toBe(3)
  expect(await forwards.amount(`credits/available/${sellerId}`)).toBe(47)
})

test('nobody but the seller who promised delivers, and only what is the seller’s own', async () => {
  const { sellerId, milestones } = await forwards.buyForward()
  const other = await forwards.buyForward()
  const fresh = await forwards.issue(other.sellerId, other.project.id, 50)
  const id = milestones[0]?.id ?? ''
  expect(await refusal(forwards.deliver(other.sellerId, id, fresh.id, 1))).toBe('not_found')
  expect(await refusal(forwards.deliver(sellerId, id, fresh.id, 1))).not.toBe('done')
})

test('the whole delivery leaves not a cent in escrow: seller and fee have the price between them', async () => {
  const { sellerId, project, milestones, forward } = await forwards.buyForward()
  const fresh = await forwards.issue(sellerId, project.id, 50)
  for (const { id, quantity } of milestones)
    for (let credit = 0; credit < quantity; credit++) await forwards.deliver(sellerId, id, fresh.id, 1)
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(0)
  expect(await forwards.amount(`money/proceeds/${sellerId}`)).toBe(7147)
  expect(await forwards.amount(`money/fees/${sellerId}`)).toBe(183)
})
