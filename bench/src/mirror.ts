import type { Database } from '../../server/src/platform/db.ts'
import { untilIdle, watchOrders } from './buy.ts'
import { type Bought, buyForAWhile } from './buy-for-a-while.ts'
import { median } from './median.ts'
import { openPurchaseMarket } from './purchase-market.ts'
import { quantile } from './quantile.ts'
import type { Table } from './results-page.ts'

const listings = 100
const clients = 16
const sliceSeconds = 5
const pairs = 6
const lookEveryMs = 50

const findBehind = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ behind: string }>(
    `select (select count(*) from log_leaves) - coalesce((select max(clear_to) from chain_mirrors), 0) as behind`,
  )
  return Number(rows[0]?.behind)
}

/** Waits until the chain has all that the log has, and answers how long that took, in seconds. */
const untilMirrored = async (database: Database): Promise<number> => {
  const begunAt = performance.now()
  while ((await findBehind(database)) > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  return (performance.now() - begunAt) / 1000
}

const open = async (CHAIN: 'off' | 'local') => {
  const market = await openPurchaseMarket({ CHAIN }, listings)
  return { market, orders: watchOrders(market.database) }
}
type Side = Awaited<ReturnType<typeof open>>

const buy = async ({ market, orders }: Side): Promise<Bought> => {
  const bought = await buyForAWhile(market, orders, { clients, among: listings, seconds: sliceSeconds })
  await untilIdle(market.database)
  return bought
}

const ms = (slices: readonly Bought[], side: 'placeMs' | 'settleMs'): string => {
  const sorted = slices.flatMap((slice) => slice[side]).sort((one, other) => one - other)
  return `${quantile(sorted, 0.5).toFixed(0)} / ${quantile(sorted, 0.99).toFixed(0)} ms`
}

const rowOf = (name: string, slices: readonly Bought[]): string[] => [
  name,
  median(slices.map(({ perSecond }) => perSecond)).toFixed(1),
  ms(slices, 'placeMs'),
  ms(slices, 'settleMs'),
]

/** What the mirror costs those who buy: the same purchases beside the local chain, and without any. */
export const measureMirror = async (): Promise<Table> => {
  const sides = { off: await open('off'), on: await open('local') }
  const slices: { off: Bought; on: Bought; behind: number; caughtUp: number }[] = []
  try {
    await untilMirrored(sides.on.market.database)
    for (let pair = 0; pair < pairs; pair++) {
      // A-B-B-A: whatever else the machine does in the meantime meets both sides alike.
      const before = pair % 2 === 0 ? await buy(sides.off) : null
      const on = await buy(sides.on)
      const behind = await findBehind(sides.on.market.database)
      const caughtUp = await untilMirrored(sides.on.market.database)
      slices.push({ off: before ?? (await buy(sides.off)), on, behind, caughtUp })
    }
  } finally {
    for (const { market, orders } of Object.values(sides)) {
      await orders.close()
      await market.close()
    }
  }
  // The first pair warms both up and is left out.
  const counted = slices.slice(1)
  const ratios = counted.map(({ on, off }) => on.perSecond / off.perSecond)
  const spread = `${Math.min(...ratios).toFixed(2)}, ${Math.max(...ratios).toFixed(2)}`
  return {
    title: 'Purchases settled per second, with the mirror and without',
    note: `By \`npm run bench -- mirror\`. As above, spread over ${listings} listings, ${clients} clients; two servers with a database each, one with \`CHAIN=off\` and one with the local chain, which is the default; ${pairs - 1} pairs of ${sliceSeconds}-second slices, A-B-B-A. The chain has every entry before the next slice begins: what it was behind at the end of one, and how long it took over that, is in the last rows.`,
    head: ['', 'settled per second', 'until held, p50 / p99', 'until settled, p50 / p99'],
    rows: [
      rowOf(
        'CHAIN=off',
        counted.map(({ off }) => off),
      ),
      rowOf(
        'local chain',
        counted.map(({ on }) => on),
      ),
      ['ratio (median of pairs; lowest, highest)', `${median(ratios).toFixed(2)} (${spread})`, '', ''],
      [
        'entries behind at the end of a slice, median',
        median(counted.map(({ behind }) => behind)).toFixed(0),
        '',
        '',
      ],
      [
        'until the chain had them, median',
        `${median(counted.map(({ caughtUp }) => caughtUp)).toFixed(1)} s`,
        '',
        '',
      ],
    ],
  }
}
