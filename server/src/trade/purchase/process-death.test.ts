import process from 'node:process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { startCountingProxy } from '../../testing/counting-proxy.ts'
import { newGuest, startMarketProcess } from '../../testing/market-process.ts'
import { buildServer } from '../../testing/start-up/server-process.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'

// Each cut costs a restart. More of them: CUT_POINTS=200 npx vitest run …/process-death.test.ts
const cutPoints = Number(process.env.CUT_POINTS ?? 2)
const ordersPerRound = 4

let database: TestDatabase
let proxy: Awaited<ReturnType<typeof startCountingProxy>>
beforeAll(async () => {
  await buildServer()
  database = await testDatabase()
  proxy = await startCountingProxy(database.url)
}, 120_000)
afterAll(async () => {
  await proxy.close()
  await database.drop()
})

type Guest = ReturnType<typeof newGuest>
let networks = 0
const makeGuests = async (origin: string): Promise<Guest[]> => {
  const guests = Array.from({ length: ordersPerRound }, () => newGuest(`10.3.${networks++ % 250}.1`))
  await Promise.all(guests.map((guest) => guest.greet(origin)))
  return guests
}

const settledCount = async (): Promise<number> =>
  (await database.pool.query<{ count: number }>(`select count(*) from orders where status = 'settled'`))
    .rows[0]?.count ?? 0

test(
  'killed at any message between payment and settlement, every paid order is settled exactly once',
  async () => {
    const { listing } = await offerCredits(database.db, { issued: 5000, listed: 5000, priceCents: 1000 })
    let market = await startMarketProcess(proxy.url)
    const basketId = await newGuest('10.1.0.1').basket(market.origin, listing.id, 1)

    // Once without a cut, to learn how many messages there are to cut at.
    const first = await makeGuests(market.origin)
    proxy.arm(Number.POSITIVE_INFINITY, () => {})
    for (const { status } of await Promise.all(
      first.map((guest) => guest.order(market.origin, basketId, 1000)),
    ))
      expect(status).toBe(200)
    await vi.waitFor(async () => expect(await settledCount()).toBe(ordersPerRound), 60_000)
    const messages = proxy.count()
    expect(messages).toBeGreaterThan(50)

    for (let cut = 0; cut < cutPoints; cut++) {
      const guests = await makeGuests(market.origin)
      const victim = market
      const died = new Promise<void>((resolve) => {
        proxy.arm(Math.ceil(((cut + 0.5) / cutPoints) * messages), () => {
          victim.kill()
          resolve()
        })
      })
      await Promise.allSettled(guests.map((guest) => guest.order(victim.origin, basketId, 1000)))
      await died
      await victim.end('SIGKILL')
      proxy.arm(Number.POSITIVE_INFINITY, () => {})
      market = await startMarketProcess(proxy.url)
      // Whoever got no answer asks again under the same key.
      for (const guest of guests) expect((await guest.order(market.origin, basketId, 1000)).status).toBe(200)
      const expected = ordersPerRound * (cut + 2)
      await vi.waitFor(async () => expect(await settledCount()).toBe(expected), {
        timeout: 60_000,
        interval: 200,
      })
    }
    await market.end('SIGTERM')

    const { rows } = await database.pool.query(
      `select (select count(*) from orders) as orders, (select count(*) from sandbox_intents where status = 'succeeded') as charges,
       (select count(*) from ledger_entries where kind = 'settle') as settlements`,
    )
    const all = ordersPerRound * (cutPoints + 1)
    expect(rows).toEqual([{ orders: all, charges: all, settlements: all }])
    expect(await findBreaches(database.db)).toEqual([])
    expect(await findOrderBreaches(database.db)).toEqual([])
  },
  120_000 + cutPoints * 60_000,
)
