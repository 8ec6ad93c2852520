import process from 'node:process'
import { placeOrder, untilIdle, watchOrders } from './buy.ts'
import { buyForAWhile } from './buy-for-a-while.ts'
import { openPurchaseMarket, type PurchaseMarket } from './purchase-market.ts'
import { quantile } from './quantile.ts'
import { residentMiB } from './resident-memory.ts'
import { slopePerHour } from './slope.ts'
import { timeSearches } from './time-searches.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? '30')
const listings = 200
const clients = 32
const calibrateSeconds = 20
const edgeMinutes = 5

export const soakTitle = 'A soak at half load'

type Minute = { p50: number; p99: number; searches: number; settled: number; rss: number; postgres: number }

type Orders = ReturnType<typeof watchOrders>

/** Buys at a steady rate, whether or not the last purchase is settled, and searches the market beside it. */
const soakMinute = async (market: PurchaseMarket, orders: Orders, perSecond: number): Promise<Minute> => {
  const settleMs: number[] = []
  const under: Promise<void>[] = []
  const buyOne = async () => {
    const stall = market.stalls[Math.floor(Math.random() * market.stalls.length)]
    if (!stall) throw new Error('the market has no such stall')
    const askedAt = performance.now()
    await orders.settled(await placeOrder(market.origin, stall))
    settleMs.push(performance.now() - askedAt)
  }
  const begunAt = performance.now()
  const searches: number[] = []
  for (let turn = 0; turn < perSecond * 60; turn++) {
    under.push(buyOne())
    // By the clock and not by the last answer: a server that slows down is not asked less.
    const dueAt = begunAt + ((turn + 1) * 1000) / perSecond
    if (turn % 10 === 0)
      searches.push(...(await timeSearches(market.origin, { searches: ['sort=cheapest'], rounds: 1 })))
    const left = dueAt - performance.now()
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  }
  await Promise.all(under)
  settleMs.sort((a, b) => a - b)
  searches.sort((a, b) => a - b)
  const { rows } = await market.database.pool.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  )
  return {
    p50: quantile(settleMs, 0.5),
    p99: quantile(settleMs, 0.99),
    searches: quantile(searches, 0.99),
    settled: settleMs.length,
    rss: residentMiB(market.pid),
    postgres: (rows[0]?.bytes ?? Number.NaN) / 2 ** 20,
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Half of what the market can settle, for as long as asked: memory and latency of the first minutes against the last. */
export const measureSoak = async () => {
  const market = await openPurchaseMarket({ CHAIN: 'off' }, listings)
  const orders = watchOrders(market.database)
  try {
    const full = await buyForAWhile(market, orders, { clients, among: listings, seconds: calibrateSeconds })
    await untilIdle(market.database)
    const perSecond = full.perSecond / 2
    const taken: Minute[] = []
    for (let minute = 0; minute < minutes; minute++) taken.push(await soakMinute(market, orders, perSecond))
    const edge = Math.min(edgeMinutes, Math.max(1, Math.floor(minutes / 2)))
    const row = (name: string, read: (minute: Minute) => number, unit: string): string[] => {
      const [first, last] = [mean(taken.slice(0, edge).map(read)), mean(taken.slice(-edge).map(read))]
      const slope = slopePerHour(taken.map(read))
      return [
        name,
        `${first.toFixed(0)}${unit}`,
        `${last.toFixed(0)}${unit}`,
        (last / first).toFixed(2),
        `${slope >= 0 ? '+' : ''}${slope.toFixed(1)}${unit}`,
      ]
    }
    return {
      title: soakTitle,
      note: `By \`npm run bench -- soak\`, ${minutes} minutes: ${perSecond.toFixed(1)} purchases a second by guests, half of the ${full.perSecond.toFixed(1)} that ${clients} clients had settled in ${calibrateSeconds} s before, by the clock and not by the last answer, with a search of the market beside every tenth; ${listings} listings, CHAIN=off. Means of the first and the last ${edge} minutes; the slope is the least-squares line through all minutes.`,
      head: ['', `first ${edge} minutes`, `last ${edge} minutes`, 'ratio', 'slope per hour'],
      rows: [
        row('purchase until settled, p50 of a minute', ({ p50 }) => p50, ' ms'),
        row('purchase until settled, p99 of a minute', ({ p99 }) => p99, ' ms'),
        row('search, p99 of a minute', ({ searches }) => searches, ' ms'),
        row('settled in a minute', ({ settled }) => settled, ''),
        row('memory of the server', ({ rss }) => rss, ' MiB'),
        row('size of the database', ({ postgres }) => postgres, ' MiB'),
      ],
    }
  } finally {
    await orders.close()
    await market.close()
  }
}
