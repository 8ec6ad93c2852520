import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBreaches } from '../../server/src/ledger/invariants.ts'
import { findOrderBreaches } from '../../server/src/views/reconciliation/order-invariants.ts'
import { placeOrder, untilIdle, watchOrders } from './buy.ts'
import { buyForAWhile } from './buy-for-a-while.ts'
import { median } from './median.ts'
import { hasPgbench, runPgbench } from './pgbench.ts'
import { listings, openPurchaseMarket, type PurchaseMarket } from './purchase-market.ts'
import { readStatements, writeScript } from './purchase-twin.ts'
import { quantile } from './quantile.ts'

const clients = 64
const sliceSeconds = 3
const pairs = 4

type Orders = ReturnType<typeof watchOrders>
type Slice = { settled: number; yardstick: number; placeMs: number[]; settleMs: number[] }

const logStatements = async ({ database: { pool } }: PurchaseMarket, wanted: boolean): Promise<void> => {
  await pool.query(wanted ? `alter system set log_statement = 'all'` : 'alter system reset log_statement')
  await pool.query('select pg_reload_conf()')
  // Every connection is told at the same moment, so what one of them knows the others know before their next statement.
  for (;;) {
    const { rows } = await pool.query<{ log_statement: string }>('show log_statement')
    if (rows[0]?.log_statement === (wanted ? 'all' : 'none')) return
  }
}

/** Has one purchase done with every statement logged, after some that warm up what is planned once. */
const captureScripts = async (market: PurchaseMarket, orders: Orders, folder: string) => {
  const buy = async (place: number) => {
    const stall = market.stalls[place]
    if (!stall) throw new Error('the market has no such stall')
    await orders.settled(await placeOrder(market.origin, stall))
    await untilIdle(market.database)
    return stall
  }
  for (let place = 1; place < 6; place++) await buy(place)
  await logStatements(market, true)
  const stall = await buy(6)
  await logStatements(market, false)
  const statements = readStatements(market.logs)
  const write = (name: string, among: number) => {
    const file = path.join(folder, name)
    writeFileSync(file, writeScript(statements, stall, among))
    return file
  }
  return {
    statements: statements.length,
    spread: write('spread.sql', listings),
    hot: write('hot.sql', 1),
  }
}

const measureCase = async (market: PurchaseMarket, orders: Orders, among: number, script: string | null) => {
  const slices: Slice[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const ours = async () => {
      const bought = await buyForAWhile(market, orders, { clients, among, seconds: sliceSeconds })
      await untilIdle(market.database)
      return bought
    }
    const theirs = async () =>
      script ? runPgbench(market.twinUrl, script, { clients, seconds: sliceSeconds }) : Number.NaN
    // A-B-B-A: whatever else the machine does in the meantime meets both sides alike.
    const before = pair % 2 === 0 ? await theirs() : null
    const { perSecond: settled, placeMs, settleMs } = await ours()
    slices.push({ settled, yardstick: before ?? (await theirs()), placeMs, settleMs })
  }
  // The first pair warms both up and is left out.
  return slices.slice(1)
}

const rowOf = (name: string, slices: readonly Slice[]): string[] => {
  const rate = (side: 'settled' | 'yardstick') => median(slices.map((slice) => slice[side]))
  const ms = (side: 'placeMs' | 'settleMs') => {
    const sorted = slices.flatMap((slice) => slice[side]).sort((a, b) => a - b)
    return `${quantile(sorted, 0.5).toFixed(0)} / ${quantile(sorted, 0.99).toFixed(0)} ms`
  }
  const ratios = slices.map(({ settled, yardstick }) => settled / yardstick)
  const known = ratios.every(Number.isFinite)
  const spread = `${Math.min(...ratios).toFixed(2)}, ${Math.max(...ratios).toFixed(2)}`
  return [
    name,
    rate('settled').toFixed(1),
    known ? rate('yardstick').toFixed(1) : 'no pgbench here',
    known ? `${median(ratios).toFixed(2)} (${spread})` : '',
    ms('placeMs'),
    ms('settleMs'),
  ]
}

/** Buying through HTTP, from the order to its settlement, against pgbench running the same statements. */
export const measurePurchases = async () => {
  // The mirror is no part of a purchase: what it costs is measured beside one, by `npm run bench -- mirror`.
  const market = await openPurchaseMarket({ CHAIN: 'off' })
  const orders = watchOrders(market.database)
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-'))
  try {
    const scripts = await captureScripts(market, orders, folder)
    const found = hasPgbench()
    const spread = await measureCase(market, orders, listings, found ? scripts.spread : null)
    const hot = await measureCase(market, orders, 1, found ? scripts.hot : null)
    const breaches = [
      ...(await findBreaches(market.database.db)),
      ...(await findOrderBreaches(market.database.db)),
    ]
    if (breaches.length > 0) throw new Error(`the market does not add up: ${JSON.stringify(breaches[0])}`)
    return {
      title: 'Purchases settled per second through HTTP, against pgbench running the same statements',
      note: [
        `POST /api/orders by guests with the sandbox's card on file, until the order is settled; ${clients} clients, each buying again once the last is settled; ${pairs - 1} pairs of ${sliceSeconds}-second slices, A-B-B-A.`,
        `The yardstick runs the ${scripts.statements} statements one purchase was logged with (order, the sandbox's own bookkeeping, webhook, settlement, jobs, mail), in the same transactions and prepared where ours are prepared, by \`pgbench -c ${clients} -j 2\` on a copy of the database on the same server, fsync on.`,
        `Ours does beside them what the script leaves out: the calls from buyer to market, from market to sandbox and back to the webhook, the workers' looks into an empty queue, and the log. The chain is off. No order failed; the ledger's invariants held at the end.`,
      ].join(' '),
      head: [
        '',
        'Ledgerleaf',
        'pgbench',
        'ratio (median of pairs; lowest, highest)',
        'until held, p50 / p99',
        'until settled, p50 / p99',
      ],
      rows: [
        rowOf(`spread over ${listings.toLocaleString('en-US')} listings`, spread),
        rowOf('all on one listing', hot),
      ],
    }
  } finally {
    await orders.close()
    await market.close()
    rmSync(folder, { recursive: true })
  }
}
