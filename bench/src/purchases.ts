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
import { writeMinimum } from './purchase-minimum.ts'
import { readStatements, writeScript } from './purchase-twin.ts'
import { quantile } from './quantile.ts'

const clients = 64
const sliceSeconds = 3
const pairs = 4

type Orders = ReturnType<typeof watchOrders>
/** What is run beside ours: the statements of ours, and the least a purchase can do. */
type Yardsticks = { same: string; minimum: string }
type Slice = {
  settled: number
  same: number
  minimum: number
  placeMs: number[]
  settleMs: number[]
}

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
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const over = (name: string, among: number): Yardsticks => ({
    same: write(`${name}.sql`, writeScript(statements, stall, among)),
    minimum: write(`${name}-minimum.sql`, writeMinimum(among)),
  })
  return { statements: statements.length, spread: over('spread', listings), hot: over('hot', 1) }
}

const measureCase = async (
  market: PurchaseMarket,
  orders: Orders,
  among: number,
  scripts: Yardsticks | null,
) => {
  const slices: Slice[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const ours = async () => {
      const bought = await buyForAWhile(market, orders, { clients, among, seconds: sliceSeconds })
      await untilIdle(market.database)
      return bought
    }
    const theirs = async () => {
      if (!scripts) return { same: Number.NaN, minimum: Number.NaN }
      const load = { clients, seconds: sliceSeconds }
      return {
        same: await runPgbench(market.twinUrl, scripts.same, load),
        minimum: await runPgbench(market.twinUrl, scripts.minimum, { ...load, prepared: true }),
      }
    }
    // A-B-B-A: whatever else the machine does in the meantime meets both sides alike.
    const before = pair % 2 === 0 ? await theirs() : null
    const { perSecond: settled, placeMs, settleMs } = await ours()
    slices.push({ settled, ...(before ?? (await theirs())), placeMs, settleMs })
  }
  // The first pair warms both up and is left out.
  return slices.slice(1)
}

const rowOf = (name: string, slices: readonly Slice[]): string[] => {
  const rate = (side: 'settled' | 'same' | 'minimum') => median(slices.map((slice) => slice[side])).toFixed(1)
  const ms = (side: 'placeMs' | 'settleMs') => {
    const sorted = slices.flatMap((slice) => slice[side]).sort((a, b) => a - b)
    return `${quantile(sorted, 0.5).toFixed(0)} / ${quantile(sorted, 0.99).toFixed(0)} ms`
  }
  const against = (side: 'same' | 'minimum') => {
    const ratios = slices.map((slice) => slice.settled / slice[side])
    return ratios.every(Number.isFinite)
      ? [
          rate(side),
          `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}, ${Math.max(...ratios).toFixed(2)})`,
        ]
      : ['no pgbench here', '']
  }
  return [name, rate('settled'), ...against('same'), ...against('minimum'), ms('placeMs'), ms('settleMs')]
}

/** Buying through HTTP, from the order to its settlement, against pgbench: the same statements, and the least there is. */
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
        `The first yardstick runs the ${scripts.statements} statements one purchase was logged with (order, the sandbox's own bookkeeping, webhook, settlement, jobs, mail), in the same transactions and prepared where ours are prepared, by \`pgbench -c ${clients} -j 2\` on a copy of the database on the same server, fsync on.`,
        `The second is the least a purchase can do and keep the same promises, written by hand in tables of its own: placed once for its key, held, charged by a job, settled, posted, two leaves for the log, a job and a mail, in four transactions of prepared statements.`,
        `Ours does beside them what the script leaves out: the calls from buyer to market, from market to sandbox and back to the webhook, the workers' looks into an empty queue, what they look for by the clock, and the log. The chain is off. No order failed; the ledger's invariants held at the end.`,
      ].join(' '),
      head: [
        '',
        'Ledgerleaf',
        'the same statements',
        'ratio (median of pairs; lowest, highest)',
        'the least',
        'ratio',
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
