import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Database, openDatabase, sqlState } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { keepClock } from './market-clock.ts'

const alreadyThere = '42P04'
const nameBytesMax = 63
// Of one organisation's programs; more of them wait for each other, and nobody else for any.
const connectionsMax = 4

/** The name of an organisation's own database, beside the one of the market it belongs to. */
export const nameDatabase = (market: string, organisationId: string): string => {
  const own = `_test_${organisationId.replaceAll('-', '')}`
  const room = nameBytesMax - own.length
  const short = createHash('sha256').update(market).digest('hex').slice(0, 12)
  return `${Buffer.byteLength(market) <= room ? market : short}${own}`
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How many organisations have one, and whether this one has. */
const count = async (client: pg.Client, name: string): Promise<{ known: boolean; all: number }> => {
  const { rows } = await client.query<{ known: boolean; all: number }>(
    `select coalesce(bool_or(datname = $1), false) as known, count(*)::int as all from pg_database
      where datname ~ ('^' || regexp_replace($2, '([^a-zA-Z0-9_])', '\\\\\\1', 'g') || '_[0-9a-f]{32}$')`,
    [name, name.slice(0, -33)],
  )
  return rows[0] ?? { known: false, all: 0 }
}

/** There are as many test markets as this installation makes. */
export class TooManyMarkets extends Error {}

/** Makes the database where it is not there yet. Safe to repeat and to race. */
export const makeDatabase = (url: string, name: string, max: number): Promise<void> =>
  onServer(url, async (client) => {
    const { known, all } = await count(client, name)
    if (known) return
    if (all >= max) throw new TooManyMarkets(`there are ${all} test markets`)
    await client.query(`create database ${quoted(name)}`).catch((error: unknown) => {
      if (sqlState(error) !== alreadyThere) throw error
    })
  })

/** Opens it, brought up to date and with a clock of its own. */
export const openMarketDatabase = async (
  url: string,
  name: string,
  log: Logger,
): Promise<{ database: Database; url: string }> => {
  const own = new URL(url)
  own.pathname = `/${encodeURIComponent(name)}`
  const database = openDatabase(own.href, log, connectionsMax)
  try {
    await keepClock(own.href, quoted(name))
    await migrate(database.direct)
    return { database, url: own.href }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Ends it with all that is in it. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`)
  })
