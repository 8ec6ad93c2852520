import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { openDatabase } from '../../../server/src/platform/db.ts'
import { launchPostgres } from '../../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { openLog } from '../../../server/src/platform/log.ts'
import { makeDataDir, startServer } from '../server-process.ts'
import { fillYear } from './fill-year.ts'
import { yearSize } from './year-size.ts'

/** The chain has no part in it: it would be years behind a year that was written in minutes. */
export const settings = { TRUST_PROXY: '1', CHAIN: 'off' }

export const withYearDatabase = async <T>(
  dataDir: string,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> => {
  const postgres = await launchPostgres(path.join(dataDir, 'postgres'))
  const database = openDatabase(postgres.url, openLog('error'), 4)
  try {
    return await work(database)
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** How far it is: a whole year takes the better part of an hour. */
export const tell = (says: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${says}\n`)
}

/** Copies with the owner: PostgreSQL runs under an account of its own. */
const copyFolder = (from: string, to: string): void => {
  if (process.platform === 'linux') execFileSync('cp', ['-a', '--reflink=auto', from, to])
  else cpSync(from, to, { recursive: true })
}

/**
 * Two data folders: the demo alone, and the same with a busy year on top. YEAR_DIR names a folder where they stay, so that
 * a year that was written once can be measured again.
 */
export const openYear = async () => {
  const kept = process.env.YEAR_DIR
  if (kept) mkdirSync(kept, { recursive: true, mode: 0o755 })
  const { dir, remove } = kept ? { dir: path.resolve(kept), remove: () => {} } : makeDataDir()
  const name = `${yearSize.orders}`
  const folders = { empty: path.join(dir, 'empty'), full: path.join(dir, `full-${name}`) }
  let fillSeconds: number | null = null
  if (!existsSync(folders.empty)) {
    mkdirSync(folders.empty, { mode: 0o755 })
    const server = await startServer(folders.empty, settings)
    // Both markets are asked for the report of the demo: it is read once, before either is measured.
    await withYearDatabase(folders.empty, ({ pool }) =>
      waitUntil(async () => {
        const { rowCount } = await pool.query(
          `select from analyses join reports on reports.id = report_id where state = 'completed' limit 1`,
        )
        return rowCount === 1
      }, 300),
    )
    await server.stop()
  }
  if (!existsSync(folders.full)) {
    const draft = `${folders.full}.part`
    copyFolder(folders.empty, draft)
    const begunAt = performance.now()
    await withYearDatabase(draft, (database) => fillYear(database, yearSize, tell))
    fillSeconds = (performance.now() - begunAt) / 1000
    renameSync(draft, folders.full)
    // The server signs what was written, so that later starts have nothing to do.
    await (await startServer(folders.full, settings)).stop()
  }
  return { folders, fillSeconds, remove }
}

const count = (value: number) => value.toLocaleString('en-US')

/** Of which year a table speaks. */
export const sayYear = (bench: string, fillSeconds: number | null): string => {
  const { scale, listings, orders, analyses } = yearSize
  const filled =
    fillSeconds === null ? 'It was written before this run.' : `Writing it took ${fillSeconds.toFixed(0)} s.`
  return `By \`npm run bench -- ${bench}\`, YEAR_SCALE=${scale}: ${count(listings)} listings, ${count(orders)} orders and ${count(analyses)} analyses on top of the demo, against the demo alone. ${filled}`
}
