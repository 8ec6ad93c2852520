import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listMigrations, migrate } from '../platform/migrate.ts'
import type { Bucket } from '../platform/store/bucket.ts'
import type { Header, Manifest, TableHead } from './archive.ts'
import { BackupRefused } from './backup-refused.ts'
import { findKeptTables, inColumns, jobsTable, tableName } from './kept-tables.ts'
import { type Content, readBackup } from './read-backup.ts'

/** A backup of a newer program, or of another, is not taken for ours. */
export const refuseUnknownSchema = ({ migrations }: Header): void => {
  const known = new Map(listMigrations().map((migration) => [migration.version, migration]))
  for (const { version, name, checksum } of migrations)
    if (known.get(version)?.checksum !== checksum)
      throw new BackupRefused(
        `The backup holds ${name}, which this program does not know: use a newer version.`,
      )
}

type ForeignKey = { onTable: string; name: string; definition: string }

/**
 * Nothing stands in the way of rows that come in any order. The owner of the tables may do this, so a hosted database
 * without a superuser will do; and what points elsewhere is checked when the keys come back.
 */
const loosen = async (client: pg.PoolClient, tables: readonly TableHead[]): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "onTable", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by 1, 2`,
  )
  for (const { onTable, name } of rows) await client.query(`alter table ${onTable} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${tableName(table)} disable trigger user`)
  await client.query(`truncate ${tables.map(tableName).join(', ')}`)
  return rows
}

const tighten = async (
  client: pg.PoolClient,
  tables: readonly TableHead[],
  keys: readonly ForeignKey[],
): Promise<void> => {
  for (const table of tables) await client.query(`alter table ${tableName(table)} enable trigger user`)
  for (const { onTable, name, definition } of keys)
    await client.query(`alter table ${onTable} add constraint ${name} ${definition}`)
}

const makeJobsTable = (client: pg.PoolClient) =>
  client.query(
    `create temp table restored_jobs (
       identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, job_key text, priority int,
       flags text[], turn int generated always as identity
     ) on commit drop`,
  )

const takeRows = async (
  client: pg.PoolClient,
  known: ReadonlyMap<string, TableHead>,
  table: TableHead,
  rows: AsyncIterable<Buffer>,
): Promise<number> => {
  const isJobs = table.name === jobsTable.name
  const expected = isJobs ? jobsTable : known.get(table.name)
  if (expected?.columns.join() !== table.columns.join())
    throw new BackupRefused(`The backup holds a table ${table.name} of another shape than its version has.`)
  const into = isJobs ? 'restored_jobs' : tableName(table)
  const taking = client.query(copyFrom(`copy ${into} (${inColumns(table)}) from stdin`))
  await pipeline(rows, taking)
  return taking.rowCount
}

const finish = async (client: pg.PoolClient, { sequences }: Manifest): Promise<void> => {
  for (const { name, lastValue } of sequences)
    await client.query("select setval(format('public.%I', $1::text)::regclass, $2)", [name, lastValue])
  await client.query(
    `select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority,
       nullif(flags, '{}')) from restored_jobs order by turn`,
  )
}

/** Puts a document where it lay, sealed as it was. */
const takeObject = async (bucket: Bucket, name: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
  const file = path.join(await bucket.draftFolder(), randomUUID())
  const hash = createHash('sha256')
  let byteCount = 0
  async function* counted() {
    for await (const piece of bytes) {
      hash.update(piece)
      byteCount += piece.length
      yield piece
    }
  }
  try {
    await pipeline(counted(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    await bucket.take(name, { file, sha256: hash.digest('hex'), byteCount })
  } finally {
    await rm(file, { force: true })
  }
}

/** Fills an empty database with a backup, in the schema the backup was made of: all of it, or nothing. */
export const loadBackup = async (
  pool: pg.Pool,
  { file, key, bucket }: { file: string; key: string; bucket: Bucket },
): Promise<Content> => {
  const client = await pool.connect()
  try {
    const known = new Map<string, TableHead>()
    let foreignKeys: ForeignKey[] = []
    const begin = async (header: Header) => {
      refuseUnknownSchema(header)
      const only = new Set(header.migrations.map(({ version }) => version))
      await migrate(pool, undefined, { only, restoring: true })
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
      await client.query('begin')
      for (const table of await findKeptTables(client)) known.set(table.name, table)
      foreignKeys = await loosen(client, [...known.values()])
      await makeJobsTable(client)
    }
    const table = (head: TableHead, rows: AsyncIterable<Buffer>) => takeRows(client, known, head, rows)
    const object = (name: string, bytes: AsyncIterable<Buffer>) => takeObject(bucket, name, bytes)
    const content = await readBackup(file, key, { begin, table, object })
    await finish(client, content.manifest)
    await tighten(client, [...known.values()], foreignKeys)
    await client.query('commit')
    await client.query('analyze')
    return content
  } finally {
    // Closing the connection undoes what it began, whatever state an error left it in.
    client.release(true)
  }
}
