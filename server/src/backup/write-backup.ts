import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { toHex } from '@ledgerleaf/provenance/hex'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { findCheckpoint, findLogIdentity } from '../log/checkpoint-queries.ts'
import type { Bucket } from '../platform/store/bucket.ts'
import { findObjectNames, knowsObjects } from '../platform/store/object-names.ts'
import { copyLockKey } from '../platform/store/sweep-objects.ts'
import {
  type Header,
  type KeptFile,
  type KeptObjects,
  type Manifest,
  type TableHead,
  toBody,
} from './archive.ts'
import { type FrameKind, writeFrame } from './frames.ts'
import { copyOut, findKeptTables, jobsTable } from './kept-tables.ts'
import { sealArchive } from './seal-archive.ts'

export type BackupSource = {
  /** A connection of its own. A backup that fails leaves it in the middle of a table: it has to be ended. */
  client: pg.Client
  /** The secret of the installation; kept in the archive where it lives in the data folder and nowhere else. */
  secret: { text: string; isKept: boolean }
  key: string
  /** Where documents lie. */
  bucket: Bucket
}

export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('ledgerleaf/backup/secret').digest('hex')

const readHeader = async (client: pg.Client, now: Date): Promise<Header> => {
  const { rows } = await client.query(
    'select version, name, checksum from schema_migrations order by version',
  )
  return { format: 1, madeAt: now.toISOString(), migrations: rows }
}

// A sequence is no part of the snapshot. Asked after the tables it is never behind a row of theirs.
const readSequences = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const { rows } = await client.query(
    `select sequencename::text as name, last_value as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return rows
}

const readLog = async (client: pg.Client): Promise<Manifest['log']> => {
  const db = drizzle({ client, casing: 'snake_case' })
  const named = await findLogIdentity(db)
  if (!named) return null
  const signed = await findCheckpoint(db)
  const checkpoint = signed && { size: signed.size, root: toHex(signed.root), note: signed.note }
  return { ...named, checkpoint }
}

/** The documents as they lie in the store. What is in a bucket of a service is counted, and kept there. */
async function* describeObjects(
  { client, bucket }: BackupSource,
  frame: (kind: FrameKind, body: Buffer) => Buffer,
  tell: (objects: KeptObjects) => void,
) {
  const found: KeptObjects = { where: bucket.where, known: 0, kept: 0, missing: 0 }
  for await (const name of findObjectNames(client)) {
    found.known += 1
    if (bucket.where === 's3') continue
    const source = await bucket.open(name)
    if (!source) {
      found.missing += 1
      continue
    }
    yield frame('object', toBody({ name }))
    let bytes = 0
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.length
      yield frame('rows', piece)
    }
    yield frame('end', toBody({ bytes }))
    found.kept += 1
  }
  tell(found)
}

/** Every frame of an archive, as the database was at one moment, while others go on writing. */
async function* describe(source: BackupSource, now: Date, tell: (manifest: Manifest) => void) {
  const { client, secret } = source
  const hash = createHash('sha256')
  const frame = (kind: FrameKind, body: Buffer): Buffer => {
    const bytes = writeFrame(kind, body)
    hash.update(bytes)
    return bytes
  }
  yield frame('header', toBody(await readHeader(client, now)))
  const tables: Record<string, number> = {}
  const all: TableHead[] = [...(await findKeptTables(client)), jobsTable]
  for (const table of all) {
    yield frame('table', toBody(table))
    const rows = client.query(copyTo(copyOut(table)))
    for await (const chunk of rows) yield frame('rows', chunk)
    // How many they were is told after the last of them, maybe in a later packet: what is asked next is answered after it.
    await client.query('select')
    tables[table.name] = rows.rowCount
    yield frame('end', toBody({ rows: rows.rowCount }))
  }
  const objects: KeptObjects[] = []
  if (await knowsObjects(client)) yield* describeObjects(source, frame, (found) => objects.push(found))
  if (secret.isKept) {
    const kept: KeptFile = { name: 'secret', text: secret.text }
    yield frame('file', toBody(kept))
  }
  const sequences = await readSequences(client)
  const mark = secretMark(secret.text)
  const manifest = {
    tables,
    sequences,
    log: await readLog(client),
    ...(objects[0] ? { objects: objects[0] } : {}),
    secretMark: mark,
    sha256: hash.digest('hex'),
  }
  tell(manifest)
  yield writeFrame('manifest', toBody(manifest))
}

/** A name that was given is there after a power cut too; Windows knows no such thing. */
const flushFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes everything this installation would miss into one file: compressed, encrypted, and in memory only piece by piece.
 * Under its own name it is always whole.
 */
export const writeBackup = async (
  source: BackupSource,
  file: string,
  now: Date,
  signal?: AbortSignal,
): Promise<Manifest> => {
  const { client, key } = source
  const folder = path.dirname(path.resolve(file))
  const draft = path.join(folder, `.${path.basename(file)}.${randomUUID()}.part`)
  const told: Manifest[] = []
  // Until the connection ends: what is swept after the snapshot would be missing in the copy.
  await client.query('select pg_advisory_lock_shared($1)', [copyLockKey])
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await pipeline(
      describe(source, now, (manifest) => told.push(manifest)),
      // Most of it is hashes and documents, which no effort makes smaller.
      createGzip({ level: 3 }),
      (compressed: AsyncIterable<Buffer>) => sealArchive(compressed, key),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    )
    await client.query('commit')
    await rename(draft, file)
    await flushFolder(folder)
  } finally {
    await rm(draft, { force: true })
  }
  const [manifest] = told
  if (!manifest) throw new Error('the backup has no manifest')
  return manifest
}
