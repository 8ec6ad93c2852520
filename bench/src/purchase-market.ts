import path from 'node:path'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { type Database, openDatabase, type Tx } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { newId } from '../../server/src/platform/id.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { inTransaction } from '../../server/src/platform/transaction.ts'
import { openListing } from '../../server/src/supply/listings/index.ts'
import { approveProject, createProject } from '../../server/src/supply/projects/index.ts'
import { issueKnown } from '../../server/src/testing/registry-says.ts'
import { saveBasket } from '../../server/src/trade/baskets/save-basket.ts'
import { minimumTables } from './purchase-minimum.ts'
import { makeDataDir, startServer } from './server-process.ts'

export const listings = 1000
export const priceCents = 1000
/** Numbers that no amount, price or count equals: in a logged statement they can only be serials. */
export const serials = { first: 7_000_001, last: 7_900_000 }
const together = 25
const makers = 4
const twinName = 'twin'

/** One listing that can be bought, under the names the statements about it use. */
export type Stall = { listing: string; batch: string; seller: string; basket: string; project: string }

const openStall = async (tx: Tx, place: number): Promise<Stall> => {
  const now = new Date()
  const seller = newId()
  const project = await createProject(tx, seller, { name: `Bench ${place}` }, now)
  const batch = await issueKnown(
    tx,
    seller,
    {
      projectId: project.id,
      vintage: { startsOn: '2024-01-01', endsOn: '2024-12-31' },
      serials: { registry: 'Bench', prefix: `B${place}`, ...serials },
    },
    now,
  )
  await approveProject(tx, project.id, now)
  const quantity = Credits.parse(serials.last - serials.first + 1)
  const pricePerCreditCents = Cents.parse(priceCents)
  const listing = await openListing(
    tx,
    seller,
    { batchId: batch.id, tokenId: `BENCH-${place}`, quantity, pricePerCreditCents },
    now,
  )
  const basket = await saveBasket(tx, [{ listingId: listing.id, quantity: Credits.parse(1) }], now)
  return { listing: listing.id, batch: batch.id, seller, basket: basket.id, project: project.name }
}

const stock = async ({ db, pool }: Database, wanted: number): Promise<Stall[]> => {
  const stalls: Stall[] = []
  let begun = 0
  const make = async () => {
    while (begun < wanted) {
      const from = begun
      begun += together
      const made = await inTransaction(db, async (tx) => {
        const own: Stall[] = []
        for (let place = from; place < from + together; place++) own.push(await openStall(tx, place + 1))
        return own
      })
      stalls.push(...made)
    }
  }
  await Promise.all(Array.from({ length: makers }, make))
  // By place, for the yardstick, which can draw a number but not an id.
  await pool.query(`create table bench_stalls as
    select place, stall ->> 'listing' as listing, stall ->> 'batch' as batch, stall ->> 'seller' as seller,
      stall ->> 'basket' as basket, stall ->> 'project' as project
    from json_array_elements('${JSON.stringify(stalls)}') with ordinality as made (stall, place)`)
  await pool.query('alter table bench_stalls add primary key (place)')
  await pool.query('vacuum analyze')
  return stalls
}

const sibling = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

const inDatabase = async (url: string, statements: readonly string[]): Promise<void> => {
  const { pool, close } = openDatabase(url, openLog('error'), 1)
  for (const statement of statements) await pool.query(statement)
  await close()
}

/** A copy of the whole database on the same server, for the yardstick: nobody takes up the jobs that are left in it. */
const copyDatabase = async (url: string): Promise<string> => {
  const twinUrl = sibling(url, twinName)
  await inDatabase(sibling(url, 'template1'), [
    `create database ${twinName} template "${new URL(url).pathname.slice(1)}"`,
  ])
  await inDatabase(twinUrl, [
    // So that of all who take a job at the same moment none finds the queue empty.
    `select graphile_worker.add_job('send-mail', payload := '{}'::json) from generate_series(1, 256)`,
    'vacuum analyze',
    ...minimumTables(listings),
  ])
  return twinUrl
}

/** A market of a thousand listings, or as many as wanted, by the verbs a seller's clicks call, with the built server in front of it. */
export const openPurchaseMarket = async (chosen: NodeJS.ProcessEnv, wanted = listings) => {
  const { dir, remove } = makeDataDir()
  // The log is in JSON from the start, because only a start can say so; statements are written to it when asked.
  const postgres = await launchPostgres(path.join(dir, 'postgres'), {
    settings: { logging_collector: 'on', log_destination: 'jsonlog', log_min_messages: 'log' },
  })
  const settings = { DEMO: '0', TRUST_PROXY: '1', ...chosen }
  const open = () => openDatabase(`${postgres.url}?application_name=bench`, openLog('error'), makers)
  // Once to make the tables; a database is copied only while nobody is connected to it.
  await (await startServer(dir, settings)).stop()
  const empty = open()
  const stalls = await stock(empty, wanted)
  await empty.close()
  const twinUrl = await copyDatabase(postgres.url)
  const server = await startServer(dir, settings)
  const database = open()
  const close = async () => {
    await database.close()
    await server.stop()
    await postgres.stop()
    remove()
  }
  const logs = path.join(dir, 'postgres', 'data', 'log')
  return { origin: server.origin, pid: server.pid, database, twinUrl, stalls, logs, close }
}
export type PurchaseMarket = Awaited<ReturnType<typeof openPurchaseMarket>>
