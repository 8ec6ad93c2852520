import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { type Db, openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { inTransaction, liftTimeLimits } from '../../server/src/platform/transaction.ts'
import {
  importUpload,
  keepUpload,
  stageFile,
  withdrawFile,
} from '../../server/src/supply/registry-records/index.ts'
import type { Table } from './results-page.ts'

const lines = Number(process.env.REGISTRY_LINES ?? 1_000_000)

const header =
  'Issuance Date,Sustainable Development Goals,Vintage Start,Vintage End,ID,Name,Country/Area,Project Type,Methodology,Total Vintage Quantity,Quantity Issued,Serial Number,Additional Certifications,Retirement/Cancellation Date,Retirement Beneficiary,Retirement Reason,Retirement Details\n'

/** A line as Verra writes it; every other one is retired. A later file says another beneficiary in some of them. */
const lineOf = (at: number, edition: number): string => {
  const [project, first] = [1000 + (at % 4000), 1 + at * 250]
  const serial = `${10_000 + (at % 9000)}-${first}-${first + 249}-VCS-VCU-1507-VER-ET-14-${project}-01012020-31122020-0`
  const buyer = edition > 1 && at % 100 === 0 ? `Buyer ${at} plc` : `Buyer ${at % 7000}`
  const end =
    at % 2 === 0
      ? `2026-04-10,${buyer},Environmental Benefit,"Retired on behalf of ${buyer}, for 2025"`
      : ',,,'
  return `2026-04-03,,2020-01-01,2020-12-31,${project},Project ${project},Ethiopia,Agriculture Forestry and Other Land Use,VM0015,"1,454,054",250,${serial},,${end}\n`
}

const writeFile = async (file: string, edition: number): Promise<void> => {
  const stream = createWriteStream(file)
  stream.write(header)
  for (let at = 0; at < lines; at += 1000) {
    const text = Array.from({ length: Math.min(1000, lines - at) }, (_, more) => lineOf(at + more, edition))
    if (!stream.write(text.join(''))) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begunAt = performance.now()
  await work()
  return (performance.now() - begunAt) / 1000
}

const read = async (db: Db, file: string): Promise<string> => {
  const now = new Date()
  const staged = await stageFile(db, createReadStream(file), {}, now)
  await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx)
    await keepUpload(tx, staged, { name: 'units.csv', uploadedBy: null }, now)
  })
  return staged.id
}

const bringIn = (db: Db, id: string) =>
  inTransaction(db, async (tx) => {
    await liftTimeLimits(tx)
    return importUpload(tx, id, null, new Date())
  })

const takeBack = (db: Db, id: string) =>
  inTransaction(db, async (tx) => {
    await liftTimeLimits(tx)
    await withdrawFile(tx, id, { operatorId: null, reason: 'It is measured' }, new Date())
  })

const megabytes = (): number => process.resourceUsage().maxRSS / 1024

/** The records that wait, copied by PostgreSQL alone from a file of its own into a table without an index. */
const copyBare = async (db: Db): Promise<number> => {
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    // Its own folder is the only one it may write to everywhere.
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const file = path.posix.join(rows[0]?.data_directory ?? '', 'bare.copy')
    await client.query(`copy registry_staged_units to '${file}'`)
    await client.query('create table bare (like registry_staged_units)')
    return await seconds(() => client.query(`copy bare from '${file}'`))
  } finally {
    client.release(true)
  }
}

/** How fast a file of a million lines is read and brought in, how much memory that takes, and what a bare COPY takes. */
export const measureRegistry = async (): Promise<Table> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-registry-'))
  const [first, later] = [path.join(folder, 'first.csv'), path.join(folder, 'later.csv')]
  const postgres = await launchPostgres(path.join(folder, 'postgres'))
  const { pool, db, close } = openDatabase(postgres.url, openLog('silent'))
  try {
    await migrate(pool)
    await writeFile(first, 1)
    await writeFile(later, 2)
    const before = megabytes()
    let id = ''
    const reading = await seconds(async () => {
      id = await read(db, first)
    })
    const bare = await copyBare(db)
    const bringing = await seconds(() => bringIn(db, id))
    let laterId = ''
    const again = await seconds(async () => {
      laterId = (await bringIn(db, await read(db, later)))?.id ?? ''
    })
    const back = await seconds(() => takeBack(db, laterId))
    const after = megabytes()
    const rate = (taken: number): string => Math.round(lines / taken).toLocaleString('en-US')
    const row = (what: string, taken: number): string[] => [what, taken.toFixed(1), rate(taken)]
    return {
      title: 'Files of registries',
      note: `A file as Verra writes it: ${lines.toLocaleString('en-US')} lines, ${Math.round(statSync(first).size / 1e6)} MB, every other one retired, so three records from two lines. Memory of the process: ${Math.round(before)} MB at its highest before, ${Math.round(after)} MB at its highest after.`,
      head: ['What', 'Seconds', 'Lines per second'],
      rows: [
        row('read, checked and compared', reading),
        row('brought in, all new, with every index', bringing),
        row('a later file, 0.5 % changed: read and brought in', again),
        row('the later file withdrawn: every record as it was before', back),
        row('yardstick: COPY of the same records into a bare table', bare),
      ],
    }
  } finally {
    await close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
