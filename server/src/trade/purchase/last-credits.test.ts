import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { newGuest, startMarketProcess } from '../../testing/market-process.ts'
import { buildServer } from '../../testing/start-up/server-process.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'

type Market = Awaited<ReturnType<typeof startMarketProcess>>

let database: TestDatabase
let markets: Market[] = []
beforeAll(async () => {
  await buildServer()
  database = await testDatabase()
  markets = await Promise.all([startMarketProcess(database.url), startMarketProcess(database.url)])
}, 120_000)
afterAll(async () => {
  await Promise.all(markets.map(({ end }) => end('SIGTERM')))
  await database.drop()
}, 120_000)

test('200 buyers at two processes race for the last 50 credits: 50 are sold, 150 are told so, nothing is left held', async () => {
  const { batch, listing } = await offerCredits(database.db, { issued: 50, listed: 50, priceCents: 1000 })
  const origins = markets.map(({ origin }) => origin)
  const basketId = await newGuest('10.1.0.1').basket(origins[0] ?? '', listing.id, 1)
  const races = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) =>
      newGuest(`10.2.${buyer}.1`).order(origins[buyer % 2] ?? '', basketId, 1000),
    ),
  )
  const winners = races.filter(({ status }) => status === 200)
  const losers = races.filter(({ status }) => status !== 200)
  expect(winners).toHaveLength(50)
  for (const { status, answer } of losers)
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'sold_out' })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select status, count(*) from orders group by status')
    expect(rows).toEqual([{ status: 'settled', count: 50 }])
  }, 60_000)
  const { rows } = await database.pool.query(
    `select split_part(account, '/', 2) as pile, sum(amount)::int as credits from ledger_balances
     where asset = $1 and amount > 0 group by 1`,
    [batch.id],
  )
  expect(rows).toEqual([{ pile: 'owned', credits: 50 }])
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findOrderBreaches(database.db)).toEqual([])
}, 120_000)
