import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { claimOrders } from './claim-orders.ts'
import { settleOrder } from './settle-order.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const person = async (email: string, isVerified: boolean): Promise<string> => {
  const id = randomUUID()
  await shop.pool.query(
    'insert into users (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $3, $4, now(), now())',
    [id, 'Someone', email, isVerified],
  )
  return id
}
const guestBuys = async (email: string, isPaid = true): Promise<string> => {
  const { listing } = await offerCredits(shop.db)
  const { id } = await shop.place(listing.id, 3, { buyerId: null, email })
  if (isPaid) await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, marketNow))
  return id
}
const claim = (email: string) => inTransaction(shop.db, (tx) => claimOrders(tx, email, marketNow))

test('what a guest paid for finds the account that proved the address, once, however often it is asked for', async () => {
  const email = 'proved@example.org'
  await guestBuys(email)
  await guestBuys(email)
  const id = await person(email, true)
  const counts = await Promise.all([claim(email), claim(email), claim(email)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await shop.amount(`credits/owned/${id}`)).toBe(6)
})

test('an address nobody has proved claims nothing, nor does another’s', async () => {
  const email = 'unproved@example.org'
  const order = await guestBuys(email)
  await person(email, false)
  await person('stranger@example.org', true)
  expect(await claim(email)).toBe(0)
  expect(await claim('stranger@example.org')).toBe(0)
  expect(await shop.amount(`credits/owned/escrow/${order}`)).toBe(3)
})

test('an order that is not paid waits, and is found once it is', async () => {
  const email = 'pays-later@example.org'
  const order = await guestBuys(email, false)
  const id = await person(email, true)
  expect(await claim(email)).toBe(0)
  await shop.withOrder(order, (tx, locked) => settleOrder(tx, locked, null, marketNow))
  expect(await claim(email)).toBe(1)
  expect(await shop.amount(`credits/owned/${id}`)).toBe(3)
})

test('what would come to colleagues, or to one of several organisations, waits for somebody’s own act', async () => {
  const email = 'has-colleagues@example.org'
  const order = await guestBuys(email)
  const id = await person(email, true)
  const colleague = await person('colleague@example.org', true)
  const join = (organisation: string, member: string) =>
    shop.pool.query(
      `insert into memberships (organisation_id, person_id, role) values ($1, $2, 'approver')`,
      [organisation, member],
    )
  const leave = () => shop.pool.query(`delete from memberships where role = 'approver'`)
  await join(id, colleague)
  expect(await claim(email)).toBe(0)
  await leave()
  await join(colleague, id)
  expect(await claim(email)).toBe(0)
  await leave()
  expect(await shop.amount(`credits/owned/escrow/${order}`)).toBe(3)
  expect(await claim(email)).toBe(1)
})
