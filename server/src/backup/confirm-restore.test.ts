import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAdmin } from '../cli/run-admin.ts'
import { raiseStop } from '../ledger/raise-stop.ts'
import { findSalesStop, stopSales } from '../ledger/sales-stop.ts'
import { findCheckpoint, findOrigin } from '../log/checkpoint-queries.ts'
import { recordRestore } from '../log/log-restores.ts'
import { openSequencer, runSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { offerCredits } from '../testing/test-market.ts'
import { forked, writeStop } from './restore-words.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-confirm-'))
const events: string[] = []
const log = pino({ level: 'info' }, { write: (line) => void events.push(JSON.parse(line).security) })
const secret = 'a secret of forty characters for the test'
const publicUrl = 'https://credits.example'
const madeAt = new Date('2026-03-02T02:00:00Z')
const newFolder = () => mkdtempSync(path.join(folder, 'data-'))

type Place = { dataDir: string; checkpointCopy: string | null }
const sign = async (db: Db, place: Place) =>
  (await openSequencer({ db, publicUrl, secret, ...place })).sequence()
const admin = (database: TestDatabase, { dataDir, checkpointCopy }: Place, ...words: string[]) =>
  runAdmin(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, CHECKPOINT_COPY: checkpointCopy ?? '' }),
    log,
    words,
  )
/** What a restore leaves behind in its last transaction. */
const markRestored = ({ db }: TestDatabase) =>
  inTransaction(db, async (tx) => {
    await recordRestore(tx, { id: newId(), madeAt, restoredAt: new Date(), signedSize: 2 })
    await stopSales(tx, writeStop(madeAt), new Date())
  })
const copyOf = (database: TestDatabase) => testDatabase(new URL(database.url).pathname.slice(1))

let original: TestDatabase
const originalPlace = { dataDir: newFolder(), checkpointCopy: newFolder() }
/** A signed log of two entries, which is only ever copied. */
beforeAll(async () => {
  original = await testDatabase()
  await offerCredits(original.db)
  await sign(original.db, originalPlace)
  await original.pool.end()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a restored log is not signed and nothing is sold until somebody has said what is missing; then it has another name', async () => {
  const database = await copyOf(original)
  const place = { dataDir: newFolder(), checkpointCopy: null }
  await markRestored(database)
  await offerCredits(database.db)
  const server = await openSequencer({ db: database.db, publicUrl, secret, ...place })
  await server.sequence()
  expect(await findCheckpoint(database.db)).toMatchObject({ size: 2 })
  expect(await admin(database, place, 'sales')).toMatch(
    /backup of 2026-03-02 02:00 UTC, restored .* nothing tells how many were signed since/,
  )
  await expect(admin(database, place, 'resume-sales')).rejects.toThrow('confirm-restore')
  await expect(admin(database, place, 'confirm-restore')).rejects.toThrow('Say what you have seen')
  expect(await admin(database, place, 'confirm-restore', 'Two hours of Monday')).toMatch(
    /The log goes on under the name credits\.example\/log\/\d{4}-\d\d-\d\d-[0-9a-f]{8}\. Sales are open\./,
  )
  expect(await findSalesStop(database.db)).toBeNull()
  // Until it is signed again, proofs lead to what was signed before, by its name.
  expect(await findOrigin(database.db)).toBe('credits.example/log')
  await server.sequence()
  expect(await findCheckpoint(database.db)).toMatchObject({ size: 5 })
  expect(await findOrigin(database.db)).toMatch(/^credits\.example\/log\/2/)
  // What was signed under the old name still verifies, and so does the act.
  expect(await admin(database, place, 'verify')).toContain('4 entries and 1 acts')
  const confirmed = () => events.filter((event) => event === 'restore.confirmed').length
  expect(confirmed()).toBe(1)
  expect(await admin(database, place, 'confirm-restore', 'again')).toContain('nothing to confirm')
  expect(confirmed()).toBe(1)
  await database.drop()
})

test('the name stays when the copy kept elsewhere shows that nothing signed is missing', async () => {
  const database = await copyOf(original)
  const place = { dataDir: newFolder(), checkpointCopy: originalPlace.checkpointCopy }
  await markRestored(database)
  expect(await admin(database, place, 'sales')).toContain('no signed entry is missing')
  expect(await admin(database, place, 'confirm-restore', 'Moved house')).toContain('goes on under its name')
  await sign(database.db, place)
  expect(await findOrigin(database.db)).toBe('credits.example/log')
  expect(await findCheckpoint(database.db)).toMatchObject({ size: 3 })
  await database.drop()
})

test('an older state that came back unannounced is noticed by the copy elsewhere, and stops sales at the start', async () => {
  const newer = await copyOf(original)
  const checkpointCopy = newFolder()
  await sign(newer.db, { dataDir: newFolder(), checkpointCopy })
  await offerCredits(newer.db)
  await sign(newer.db, { dataDir: newFolder(), checkpointCopy })
  await newer.drop()
  const database = await copyOf(original)
  const { db } = database
  const place = { dataDir: newFolder(), checkpointCopy }
  const onFork = (says: string) => raiseStop({ db, log }, `${forked}: ${says.replace(/\.$/, '')}`)
  const server = await runSequencer({ db, log, publicUrl, secret, ...place, onFork })
  expect(server.refuses()).toBe(true)
  expect(await findSalesStop(db)).toMatchObject({
    reason: 'the log here is not the one that was signed: The log has 2 entries, and 4 were signed',
  })
  expect(await admin(database, place, 'sales')).toContain('at least 2 are missing')
  await expect(admin(database, place, 'resume-sales')).rejects.toThrow(
    'another log than the one that was signed',
  )
  expect(await admin(database, place, 'confirm-restore', 'The disk of Monday is lost')).toContain(
    'Sales are open',
  )
  await vi.waitFor(() => expect(server.refuses()).toBe(false), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await findCheckpoint(db)).toMatchObject({ size: 3 }), {
    timeout: 10_000,
  })
  await server.stop()
  expect(await findOrigin(db)).not.toBe('credits.example/log')
  expect(await findSalesStop(db)).toBeNull()
  await database.drop()
})

test('a stop for a log that was left meanwhile does not come after the operator who has seen to it', async () => {
  const database = await copyOf(original)
  const { db } = database
  await offerCredits(db)
  const place = { dataDir: newFolder(), checkpointCopy: newFolder() }
  await sign(db, place)
  const older = await copyOf(original)
  await database.drop()
  const gate = new EventEmitter()
  const [isTold, isLetGo] = [once(gate, 'told'), once(gate, 'let go')]
  const onFork = async (says: string) => {
    gate.emit('told')
    await isLetGo
    await raiseStop({ db: older.db, log }, `${forked}: ${says}`)
  }
  const starting = runSequencer({ db: older.db, log, publicUrl, secret, ...place, onFork })
  await isTold
  let isConfirmed = false
  const confirming = admin(older, place, 'confirm-restore', 'The disk of Monday is lost').finally(() => {
    isConfirmed = true
  })
  await vi.waitFor(async () => {
    const { rows } = await older.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(isConfirmed || rows.length > 0).toBe(true)
  }, 60_000)
  gate.emit('let go')
  expect(await confirming).toContain('Sales are open')
  await (await starting).stop()
  expect(await findSalesStop(older.db)).toBeNull()
  await older.drop()
})

test('a stop for another reason outlives the restore', async () => {
  const database = await copyOf(original)
  const place = { dataDir: newFolder(), checkpointCopy: null }
  await inTransaction(database.db, (tx) => stopSales(tx, 'the ledger does not add up (1 findings)', madeAt))
  await markRestored(database)
  expect(await admin(database, place, 'confirm-restore', 'Seen')).toContain(
    'Sales stay stopped: the ledger does not add up',
  )
  await database.drop()
})

test('a copy whose folder is gone is no empty one: nothing is signed', async () => {
  const database = await copyOf(original)
  await offerCredits(database.db)
  const place = { dataDir: newFolder(), checkpointCopy: path.join(folder, 'not-mounted') }
  await expect(sign(database.db, place)).rejects.toThrow('CHECKPOINT_COPY is not there')
  expect(await findCheckpoint(database.db)).toMatchObject({ size: 2 })
  await database.drop()
})
