import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { ordersPerPage } from './order-queries.ts'
import { writeOrders } from './write-orders.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a buyer’s file holds every order of theirs, beyond a page, and nobody else’s', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const [own, other] = [randomUUID(), randomUUID()]
  const ids: string[] = []
  for (let turn = 0; turn <= ordersPerPage; turn++)
    ids.push((await buyCredits(database.db, own, listing.id, 1)).id)
  const { id: foreign } = await buyCredits(database.db, other, listing.id, 1)
  let csv = ''
  for await (const piece of writeOrders(database.db, own)) csv += piece
  const [head = '', ...lines] = csv.trim().split('\r\n')
  expect(lines).toHaveLength(ordersPerPage + 1)
  for (const id of ids) expect(csv).toContain(id)
  expect(csv).not.toContain(foreign)
  const total = head.split(',').indexOf('order_total_usd')
  expect(lines.every((line) => line.split(',')[total] === '10.00')).toBe(true)
})
