import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { findBreaches } from '../ledger/invariants.ts'
import { findSalesStop } from '../ledger/sales-stop.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { sendResetLinkTask } from '../people/identity/identity.tasks.ts'
import { openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { enqueue } from '../platform/outbox.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { contentOf, openStore } from '../platform/store/open-store.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { offerCredits } from '../testing/test-market.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-backup-'))
const file = path.join(folder, 'one.backup')
const key = 'ab'.repeat(32)
const secret = 'a secret of forty characters for the test'
const silent = pino({ level: 'silent' })
const now = new Date('2026-03-02T02:00:00Z')
// Each restores a whole database, on a machine that does other things too.
vi.setConfig({ testTimeout: 120_000 })

const storage = { kind: 'folder', folder: null } as const
const bucket = openBucket(storage, mkdtempSync(path.join(folder, 'documents-')))

let database: TestDatabase
let made: Awaited<ReturnType<typeof writeBackup>>
const emptied: string[] = []

const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
const emptyDatabase = async () => {
  const name = `restored_${randomUUID().slice(0, 8)}`
  await onServer(`create database ${name}`)
  emptied.push(name)
  return inject('databaseServerUrl').replace(/postgres$/, name)
}
const backUp = async (to = file) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const source = { client, key, secret: { text: secret, isKept: true }, bucket }
  return writeBackup(source, to, now).finally(() => client.end())
}
const verify = async (db: Parameters<typeof verifyLedger>[0]) => {
  const { entries, findings } = await verifyLedger(db)
  expect(findings).toEqual([])
  expect(await findBreaches(db)).toEqual([])
  return `${entries} entries verify.`
}
const restore = async (into: string, given: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    file,
    key,
    into,
    config: { dataDir: mkdtempSync(path.join(folder, 'data-')), appSecret: null, storage },
    verify,
    log: silent,
    now,
    ...given,
  })

beforeAll(async () => {
  database = await testDatabase()
  await offerCredits(database.db, { issued: 50, listed: 40, priceCents: 1200 })
  await database.pool.query(
    `insert into support_messages (id, name, email, message, created_at)
     values ($1, 'Ada', 'ada@example.org', $2, now())`,
    [randomUUID(), 'tab\tline\nback\\slash "quotes" ä € \\N'],
  )
  const dataDir = mkdtempSync(path.join(folder, 'signed-'))
  await (
    await openSequencer({ db: database.db, dataDir, publicUrl: 'https://credits.example', secret })
  ).sequence()
  await inTransaction(database.db, (tx) =>
    enqueue(tx, sendResetLinkTask, { email: 'ada@example.org' }, { key: 'one', runAt: now }),
  )
  made = await backUp()
})
afterAll(async () => {
  await database.drop()
  for (const name of emptied) await onServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true })
})

test('the file says of itself what it holds, for nobody but the holder of the key', async () => {
  const { manifest, header } = await checkBackup(file, key)
  expect(manifest).toEqual(made)
  expect(header.madeAt).toBe(now.toISOString())
  expect(manifest.log?.checkpoint).toMatchObject({ size: 2 })
  expect(manifest.tables).toMatchObject({ ledger_entries: 2, support_messages: 1, 'graphile_worker.jobs': 1 })
  expect(manifest.tables).not.toHaveProperty('sessions')
  expect(readFileSync(file).includes('ada@example.org')).toBe(false)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
  await expect(checkBackup(file, 'cd'.repeat(32))).rejects.toThrow('BACKUP_KEY is not the key')
})

test('a backup that is given up half-way leaves no file and no connection', async () => {
  await database.pool.query(
    'create table filler as select repeat(md5(n::text), 9) from generate_series(1, 200000) n',
  )
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const source = { client, key, secret: { text: secret, isKept: true }, bucket }
  const givingUp = new AbortController()
  const writing = writeBackup(source, path.join(folder, 'half.backup'), now, givingUp.signal)
  const half = () => readdirSync(folder).filter((name) => name.includes('half.backup'))
  await vi.waitFor(() => expect(half()).toHaveLength(1), 60_000)
  givingUp.abort()
  await expect(writing).rejects.toThrow('aborted')
  await client.end()
  expect(half()).toEqual([])
  await database.pool.query('drop table filler')
})

test('every row comes back as it was, with its constraints, and the work that waited', async () => {
  const url = await emptyDatabase()
  expect(await restore(url)).toMatch(/restored: its log was signed up to entry 2\. 2 entries verify/)
  const { pool, db, close } = openDatabase(url, silent)
  const hash = async (of: pg.Pool, table: string) =>
    (await of.query(`select md5(string_agg(t::text, '' order by t::text)) as hash from "${table}" t`)).rows[0]
      .hash
  for (const table of Object.keys(made.tables).filter((name) => !/[.]|sales_stops|log_restores/.test(name)))
    expect({ table, hash: await hash(pool, table) }).toEqual({
      table,
      hash: await hash(database.pool, table),
    })
  const constraints = `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as says, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
  expect((await pool.query(constraints)).rows).toEqual((await database.pool.query(constraints)).rows)
  const disabled = `select count(*) from pg_trigger where tgenabled <> 'O'`
  expect((await pool.query(disabled)).rows[0].count).toBe(0)
  const jobs = `select task_identifier, key, run_at, attempts, locked_at from graphile_worker.jobs`
  expect((await pool.query(jobs)).rows).toEqual((await database.pool.query(jobs)).rows)
  await expect(pool.query('delete from ledger_entries')).rejects.toThrow()
  expect(await findSalesStop(db)).toMatchObject({
    reason: 'restored from the backup of 2026-03-02 02:00 UTC',
  })
  // New rows go on behind the old ones.
  await offerCredits(db, { issued: 5, listed: 5, priceCents: 100 })
  expect((await verifyLedger(db)).findings).toEqual([])
  await migrate(pool)
  await close()
})

test('the secret of the folder comes back with it, and another is not overwritten', async () => {
  const dataDir = mkdtempSync(path.join(folder, 'secret-'))
  await restore(await emptyDatabase(), { config: { dataDir, appSecret: null, storage } })
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(secret)
  writeFileSync(path.join(dataDir, 'secret'), 'another secret of more than thirty characters')
  expect(await restore(await emptyDatabase(), { config: { dataDir, appSecret: null, storage } })).toContain(
    'The secret here is not the one it had',
  )
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toContain('another')
})

test('a database or a folder that holds something is refused', async () => {
  await expect(restore(database.url)).rejects.toThrow('The database is not empty')
  await expect(restore(folder)).rejects.toThrow('is not empty')
})

test('a file that was cut off or changed leaves the database empty', async () => {
  const url = await emptyDatabase()
  const bytes = readFileSync(file)
  const broken = path.join(folder, 'broken.backup')
  const half = Buffer.from(bytes)
  half[half.length >> 1] = (half[half.length >> 1] ?? 0) ^ 1
  for (const bad of [half, bytes.subarray(0, bytes.length - 1), bytes.subarray(0, 200), Buffer.alloc(0)]) {
    writeFileSync(broken, bad)
    await expect(restore(url, { file: broken })).rejects.toThrow(/damaged|no backup/)
  }
  await expect(restore(url, { file: path.join(folder, 'none') })).rejects.toThrow('There is no such backup')
  await restore(url)
})

test('what does not verify cannot be started, nor what was cut off', async () => {
  const url = await emptyDatabase()
  const refusing = async () => Promise.reject(new Error('the ledger does not verify'))
  await expect(restore(url, { verify: refusing })).rejects.toThrow('does not verify')
  const { pool, close } = openDatabase(url, silent)
  await expect(migrate(pool)).rejects.toThrow('was not restored to its end')
  await close()
  await expect(restore(url)).rejects.toThrow('did not reach its end: drop it')
})

test('a folder is filled aside: one that fails leaves nothing, one that verifies is whole', async () => {
  const into = path.join(folder, 'new', 'place')
  const refusing = async () => Promise.reject(new Error('the ledger does not verify'))
  await expect(restore(into, { verify: refusing })).rejects.toThrow('does not verify')
  expect(readdirSync(path.dirname(into))).toEqual([])
  expect(await restore(into)).toContain(`DATA_DIR=${into}`)
  expect(readdirSync(into).sort()).toEqual(['documents', 'postgres', 'secret'])
})

/** Two documents that rows of a seller refer to. */
const keepTwo = async (bytes: Buffer) => {
  const store = openStore({ db: database.db, bucket, secret, log: silent })
  const owner = { ownerId: randomUUID(), usedFor: 'identity' } as const
  const [kept, other] = [
    await store.put(owner, contentOf(bytes)),
    await store.put(owner, contentOf(Buffer.from('another'))),
  ]
  const sellers = [randomUUID(), randomUUID()]
  for (const [turn, object] of [kept, other].entries()) {
    await database.pool.query('insert into seller_identities (seller_id) values ($1)', [sellers[turn]])
    await database.pool.query(
      `insert into seller_identity_documents (seller_id, name, format, object, uploaded_at) values ($1, 'a.pdf', 'pdf', $2, now())`,
      [sellers[turn], object],
    )
  }
  const takeBack = async () => {
    await database.pool.query('delete from seller_identities where seller_id = any ($1)', [sellers])
    await database.pool.query('delete from stored_objects')
  }
  return { kept, other, takeBack }
}

test('documents of the folder come along and open where they are restored', async () => {
  const bytes = Buffer.from('An extract of the register. '.repeat(20_000))
  const { kept, takeBack } = await keepTwo(bytes)
  const whole = path.join(folder, 'documents.backup')
  expect((await backUp(whole)).objects).toEqual({ where: 'folder', known: 2, kept: 2, missing: 0 })
  const into = await emptyDatabase()
  const dataDir = mkdtempSync(path.join(folder, 'restored-'))
  const told = await restore(into, { file: whole, config: { dataDir, appSecret: null, storage } })
  expect(told).toContain('Its 2 documents are in the store.')
  const { db, close } = openDatabase(into, silent, 2)
  const restored = openStore({ db, bucket: openBucket(storage, dataDir), secret, log: silent })
  expect(bytes.equals((await restored.read(kept)) ?? Buffer.alloc(0))).toBe(true)
  await close()
  await takeBack()
})

test('a document that is missing in the store is told by the backup and by the restore', async () => {
  const { other, takeBack } = await keepTwo(Buffer.from('kept'))
  await bucket.remove(other)
  const lacking = path.join(folder, 'lacking.backup')
  expect((await backUp(lacking)).objects).toEqual({ where: 'folder', known: 2, kept: 1, missing: 1 })
  expect(await restore(await emptyDatabase(), { file: lacking })).toContain(
    '1 of its 2 documents are not in the store',
  )
  await takeBack()
})
