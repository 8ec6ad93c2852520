import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { launchPostgres } from '../../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { migrate } from '../../../server/src/platform/migrate.ts'
import { makeDataDir } from '../server-process.ts'
import { fillTable } from './fill-table.ts'

/** Those before were released when no market was large. */
const firstOnline = 182
const rowsMin = 1_000_000
const folder = path.resolve(import.meta.dirname, '../../../server/migrations')

type Migration = { version: number; name: string; sql: string; tables: string[] }

const touched =
  /\b(?:alter table(?: if exists| only)*|update|delete from|index(?: \w+| concurrently)* on) (\w+)/g

/** The tables a file changes that were there before it. */
const tablesOf = (sql: string): string[] => {
  const bare = sql.replace(/--[^\n]*/g, '').toLowerCase()
  const made = new Set([...bare.matchAll(/create table(?: if not exists)? (\w+)/g)].map(([, name]) => name))
  const named = [...bare.matchAll(touched)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !made.has(name))
}

const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8')
      return { version: Number(name.slice(0, 4)), name, sql, tables: tablesOf(sql) }
    })

/** Changes one row of each table again and again, and tells how long it had to wait at worst. */
const writeMeanwhile = (pool: pg.Pool, tables: readonly string[]) => {
  let isOver = false
  let worstMs = 0
  const write = async (table: string) => {
    while (!isOver) {
      const begunAt = performance.now()
      await pool.query(`delete from ${table} where ctid = (select ctid from ${table} limit 1)`)
      worstMs = Math.max(worstMs, performance.now() - begunAt)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const writing = Promise.all(tables.map(write))
  return async (): Promise<number> => {
    isOver = true
    await writing
    return worstMs
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Each migration since the market may be large, on a million rows of every table it changes, while others write there. */
export const measureMigrations = async () => {
  const { dir, remove } = makeDataDir()
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  // Without the limits of a server's own connections: what takes long is to be seen.
  const pool = new pg.Pool({ connectionString: postgres.url, max: 12 })
  pool.on('error', () => {})
  const rows: string[][] = []
  try {
    const all = readMigrations()
    const before = all.filter(({ version }) => version < firstOnline).map(({ version }) => version)
    await migrate(pool, folder, { only: new Set(before) })
    const filled = new Set<string>()
    for (const { version, name, sql, tables } of all.filter((each) => each.version >= firstOnline)) {
      for (const table of tables.filter((each) => !filled.has(each))) {
        await fillTable(pool, table, { rows: rowsMin, migration: sql })
        filled.add(table)
      }
      const stop = writeMeanwhile(pool, tables)
      before.push(version)
      const begunAt = performance.now()
      const failure = await migrate(pool, folder, { only: new Set(before) }).catch((error) => error)
      const took = performance.now() - begunAt
      const waited = await stop()
      if (failure) throw failure
      rows.push([name, tables.join(', ') || 'none', seconds(took), seconds(waited)])
    }
  } finally {
    await pool.end()
    await postgres.stop()
    remove()
  }
  return {
    title: 'Migrations on a million rows',
    note: `Every migration since ${String(firstOnline).padStart(4, '0')}, with ${rowsMin.toLocaleString('en-US')} rows in each table it changes, while one row of each of them is deleted every few milliseconds. Rows are short: documents of a real market lie beside their table, and are not read.`,
    head: ['Migration', 'Tables it changes', 'Took', 'Longest a writer waited'],
    rows,
  }
}
