import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Db, Reader, Tx } from '../platform/db.ts'
import { Instant, query } from '../platform/query.ts'

const statements = (database: string): string[] => [
  'create schema if not exists moved',
  `create table if not exists moved.clock (
     only_one boolean primary key default true check (only_one),
     ahead_seconds double precision not null default 0,
     -- Where it is on its way to; null while it stands.
     target timestamptz)`,
  'insert into moved.clock default values on conflict do nothing',
  `create or replace function moved.now() returns timestamptz stable language sql as
     'select pg_catalog.now() + make_interval(secs => ahead_seconds) from moved.clock'`,
  `create or replace function moved.clock_timestamp() returns timestamptz volatile language sql as
     'select pg_catalog.clock_timestamp() + make_interval(secs => ahead_seconds) from moved.clock'`,
  'grant usage on schema moved to public',
  'grant select on moved.clock to public',
  // Whoever asks this database what time it is, in a statement, a default or a job, is told by this clock.
  `alter database ${database} set search_path = public, moved, pg_catalog`,
]

/**
 * Gives a test market's database a clock of its own, before anything else is made in it: the `now()` of every statement
 * there is the one below, since it is found before PostgreSQL's.
 */
export const keepClock = async (url: string, database: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7261009)')
    for (const statement of statements(database)) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const Clock = z.object({ now: Instant, target: z.nullable(Instant) })
export type MarketClock = z.infer<typeof Clock>

/** What time it is there, and where its clock is on its way to. */
export const readClock = async (db: Reader): Promise<MarketClock> => {
  const [clock] = await query(db, Clock, sql`select now() as now, target from moved.clock`)
  if (!clock) throw new Error('a test market has no clock')
  return clock
}

/** Says where the clock is to go. It never goes back, or what happened would not have happened yet. */
export const aimClock = async (tx: Tx, target: Date): Promise<boolean> => {
  const at = target.toISOString()
  const { rowCount } = await tx.execute(
    sql`update moved.clock set target = ${at}::timestamptz where target is null and ${at}::timestamptz > now()`,
  )
  return rowCount === 1
}

/** Sets it to a moment on the way, or to the one it was to go to. */
export const setClock = async (db: Db, at: Date): Promise<void> => {
  await db.execute(sql`
    update moved.clock set
      ahead_seconds = extract(epoch from ${at.toISOString()}::timestamptz - pg_catalog.clock_timestamp())
    where ${at.toISOString()}::timestamptz > pg_catalog.clock_timestamp() + make_interval(secs => ahead_seconds)`)
}

/** It has arrived, and runs on as every clock does. */
export const endMove = async (db: Db): Promise<void> => {
  await db.execute(sql`update moved.clock set target = null`)
}
