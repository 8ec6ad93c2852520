import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { findDisagreements } from './find-disagreements.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('an order whose payment tells another story is named, and so is a report that fitted nothing', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const { id } = await buyCredits(database.db, randomUUID(), listing.id, 1)
  await database.pool.query(
    `insert into payments (order_id, provider, pay, amount_cents, currency, state, created_at)
     values ($1, 'sandbox', 'card_on_file', 1000, 'usd', 'succeeded', now())`,
    [id],
  )
  expect(await findDisagreements(database.db)).toEqual([])
  const tell = (what: string) => database.pool.query(`update payments set ${what} where order_id = $1`, [id])
  await tell(`state = 'failed'`)
  expect(await findDisagreements(database.db)).toEqual([`order ${id} is settled, and its payment is failed`])
  await tell(`state = 'succeeded', amount_cents = 999`)
  await database.pool.query(
    `insert into payment_events (id, provider, type, body, received_at, state, reason)
     values ('evt_odd', 'sandbox', 'odd', '{}', now(), 'quarantined', 'no such payment')`,
  )
  expect(await findDisagreements(database.db)).toEqual([
    'report evt_odd was set aside: no such payment',
    `order ${id} comes to 1000 cents, and its payment to 999`,
  ])
})
