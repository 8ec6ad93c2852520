import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../../../server/src/platform/db.ts'
import { launchPostgres } from '../../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../../server/src/platform/log.ts'
import { migrate } from '../../../server/src/platform/migrate.ts'
import { openYear } from '../year/year-market.ts'
import { yearSize } from '../year/year-size.ts'
import { fillOlder } from './fill-older.ts'
import { watchLocks } from './watch-locks.ts'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../server/migrations')
const firstMeasured = '0140'
const olderName = 'older'

export const migrationsTitle = 'Migrations on a market of a busy year'

const timeMigration = async (pool: pg.Pool, watcher: pg.ClientBase, folder: string, name: string) => {
  cpSync(path.join(migrationsFolder, name), path.join(folder, name))
  const end = watchLocks(watcher)
  const begunAt = performance.now()
  await migrate(pool, folder)
  const ms = performance.now() - begunAt
  return { name, ms, longest: await end() }
}

/** Each migration from 0140 on, on the tables of a year as the release before had them. */
export const measureMigrations = async () => {
  const { folders, remove } = await openYear()
  const postgres = await launchPostgres(path.join(folders.full, 'postgres'))
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-migrations-'))
  const newer = openDatabase(postgres.url, openLog('error'), 2)
  const at = new URL(postgres.url)
  at.pathname = `/${olderName}`
  await newer.pool.query(`drop database if exists ${olderName} with (force)`)
  await newer.pool.query(`create database ${olderName}`)
  const older = openDatabase(at.href, openLog('error'), 3)
  const watching = openDatabase(at.href, openLog('error'), 1)
  try {
    const all = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
    for (const name of all.filter((one) => one < firstMeasured))
      cpSync(path.join(migrationsFolder, name), path.join(folder, name))
    await migrate(older.pool, folder)
    const [from, into] = [await newer.pool.connect(), await older.pool.connect()]
    const refused = await fillOlder(from, into)
    await into.query('vacuum analyze')
    from.release(true)
    into.release()
    const watcher = await watching.pool.connect()
    const times = []
    for (const name of all.filter((one) => one >= firstMeasured))
      times.push(await timeMigration(older.pool, watcher, folder, name))
    watcher.release()
    const ms = (value: number) => `${value.toFixed(0)} ms`
    const orders = yearSize.orders.toLocaleString('en-US')
    const missing =
      refused.length > 0
        ? ` Rows of today that an older rule refuses were left out: ${refused.join(', ')}.`
        : ''
    return {
      title: migrationsTitle,
      note: `By \`npm run bench -- migrations\`, YEAR_SCALE=${yearSize.scale}: ${orders} orders. Each file by itself, with the time of finding that there is nothing else to do; of the locks that keep others from a table with rows, the longest, which is looked for every few milliseconds.${missing}`,
      head: ['Migration', 'time', 'longest lock', 'on'],
      rows: times.map(({ name, ms: took, longest }) => [
        name,
        ms(took),
        longest ? ms(longest.ms) : '–',
        longest?.table ?? '',
      ]),
    }
  } finally {
    await watching.close()
    await older.close()
    await newer.pool.query(`drop database if exists ${olderName} with (force)`)
    await newer.close()
    await postgres.stop()
    rmSync(folder, { recursive: true })
    remove()
  }
}
