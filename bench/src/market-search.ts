import path from 'node:path'
import { openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { stockMarket } from './market-stock.ts'
import { quantile } from './quantile.ts'
import { makeDataDir, startServer } from './server-process.ts'
import { timeSearches } from './time-searches.ts'

const sizes = [10, 1_000, 100_000]
const rounds = 60
const warmRounds = 10

/** What visitors ask: the first page, narrowed pages, words that many have and words that few have. */
const searches = [
  '',
  'sort=cheapest',
  'category=biochar',
  'country=AB&sort=cheapest',
  'registry=Puro&vintageFrom=2023',
  'priceMinCents=1000&priceMaxCents=3000&category=erw',
  'q=cedar',
  'q=basalt+fi&sort=vintage',
  'q=bench+77',
]

const measureAt = async (listings: number): Promise<{ p50: number; p99: number }> => {
  const { dir, remove } = makeDataDir()
  const server = await startServer(dir, { DEMO: '0' })
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  const database = openDatabase(postgres.url, openLog('error'), 1)
  await stockMarket(database.pool, listings)
  const times = await timeSearches(server.origin, { searches, rounds, warmRounds })
  await database.close()
  await server.stop()
  await postgres.stop()
  remove()
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** Searching the marketplace, from the call to the last byte, with ten listings and with a hundred thousand. */
export const measureMarketSearch = async () => {
  const measured = []
  for (const listings of sizes) measured.push({ listings, ...(await measureAt(listings)) })
  const first = measured[0]
  const ms = (value: number) => `${value.toFixed(1)} ms`
  return {
    title: 'Searching the marketplace',
    note: `GET /api/market/projects, ${searches.length} different searches, ${rounds - warmRounds} times each, one after the other, load and server on the same machine.`,
    head: ['Listings', 'p50', 'p99', 'p50 against the smallest'],
    rows: measured.map(({ listings, p50, p99 }) => [
      listings.toLocaleString('en-US'),
      ms(p50),
      ms(p99),
      (p50 / (first?.p50 ?? Number.NaN)).toFixed(2),
    ]),
  }
}
