import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { findInclusion } from '../../log/proof-queries.ts'
import { openSequencer } from '../../log/run-sequencer.ts'
import { openDatabase } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { migrate } from '../../platform/migrate.ts'
import { inSnapshot, inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { recordAct } from './record-act.ts'
import { verifyActs } from './verify-acts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-acts-'))
const now = new Date('2026-03-01T12:00:00.250Z')
let original: string
let ids: string[]

const act = (database: TestDatabase, reason: string, operatorId: string | null = newId()) =>
  inTransaction(database.db, (tx) =>
    recordAct(tx, { operatorId, act: 'reject', subjectKind: 'project', subjectId: newId(), reason }, now),
  )
const sequence = async ({ db }: TestDatabase) => {
  const secret = 'a secret of forty characters for the test'
  const dataDir = mkdtempSync(path.join(folder, 'signed-'))
  await (await openSequencer({ db, dataDir, publicUrl: 'https://credits.example', secret })).sequence()
}

/** Three signed acts, which are only ever copied. */
beforeAll(async () => {
  const database = await testDatabase()
  await act(database, 'Struck off the register.')
  await act(database, 'Ada Lovelace asked for it, with "quotes" and\na line.')
  await act(database, 'By hand', null)
  await sequence(database)
  ids = (
    await database.pool.query('select entry_id from log_leaves where about = $1 order by leaf_index', ['act'])
  ).rows.map(({ entry_id }) => entry_id)
  original = new URL(database.url).pathname.slice(1)
  await database.pool.end()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What is found after the owner of the database, whom no trigger stops, changed a copy. */
const findingsAfter = async (...statements: string[]) => {
  const copy = await testDatabase(original)
  const dba = new pg.Client({ connectionString: copy.url })
  await dba.connect()
  await dba.query('set session_replication_role = replica')
  for (const statement of statements) await dba.query(statement)
  await dba.end()
  const found = await inSnapshot(copy.db, async (tx) => [await verifyActs(tx), await verifyLedger(tx)])
  await copy.drop()
  return found.flatMap(({ findings }) => findings)
}

test('acts that were not touched verify, and each is in the signed log without a name in it', async () => {
  const copy = await testDatabase(original)
  expect(await verifyActs(copy.db)).toEqual({ acts: 3, findings: [] })
  expect(await verifyLedger(copy.db)).toMatchObject({ entries: 0, placed: 3, findings: [] })
  for (const entryId of ids) {
    const found = await findInclusion(copy.db, entryId)
    expect(found?.state).toBe('included')
    const leaf = JSON.parse(Buffer.from(found?.leaf ?? []).toString('utf8'))
    expect(Object.keys(leaf)).toEqual(['act', 'at', 'commitment', 'key', 'kind', 'version'])
  }
  await copy.drop()
})

test('an altered act is named: its reason, its operator, its time or its salt', async () => {
  const findings = await findingsAfter(
    `update audit_entries set reason = 'Nothing to see', operator_id = null where id = '${ids[0]}'`,
    `update audit_entries set acted_at = acted_at + interval '1 day' where id = '${ids[1]}'`,
    `update audit_entries set salt = decode(repeat('ab', 32), 'hex') where id = '${ids[2]}'`,
  )
  const says = 'the act says something else than its leaf in the log'
  expect(findings).toHaveLength(3)
  for (const [index, id] of ids.entries()) expect(findings).toContainEqual({ index, key: `act:${id}`, says })
})

test('a deleted act is named, with its leaf or without', async () => {
  const gone = `delete from audit_entries where id = '${ids[1]}'`
  expect(await findingsAfter(gone)).toEqual([
    { index: 1, key: `act:${ids[1]}`, says: 'the act is gone, and its leaf is not' },
  ])
  expect(await findingsAfter(gone, `delete from log_leaves where entry_id = '${ids[1]}'`)).toContainEqual({
    index: 1,
    key: null,
    says: 'the log has no entry of this index',
  })
})

test('an act put in by hand is named, and one rewritten together with its leaf is named by the tree', async () => {
  const forged = await findingsAfter(
    `insert into audit_entries (id, act, subject_kind, subject_id, reason, acted_at, salt)
     select gen_random_uuid(), act, subject_kind, subject_id, reason, acted_at, salt from audit_entries limit 1`,
  )
  expect(forged).toMatchObject([{ index: null, says: 'the act has no leaf in the log' }])
  const rewritten = await findingsAfter(
    `update log_leaves set bytes = convert_to(replace(convert_from(bytes, 'UTF8'), 'reject', 'rejoin'), 'UTF8')
     where leaf_index = 2`,
  )
  expect(rewritten).toContainEqual({
    index: 2,
    key: null,
    says: 'the hash kept at level 0 is not that of the entries',
  })
})

test('an act cannot hide as an entry of the ledger, nor an entry as an act', async () => {
  const [hidden] = await findingsAfter(
    `update log_leaves set about = 'entry' where entry_id = '${ids[0]}'`,
    `delete from audit_entries where id = '${ids[0]}'`,
  )
  expect(hidden).toMatchObject({ index: 0, says: expect.stringContaining('is gone') })
})

test('acts of an older version get their leaves when it is upgraded', async () => {
  const migrations = path.resolve(import.meta.dirname, '../../../migrations')
  const older = mkdtempSync(path.join(folder, 'older-'))
  for (const file of readdirSync(migrations).filter((name) => name < '0030'))
    cpSync(path.join(migrations, file), path.join(older, file))
  const name = `acts_${process.pid}`
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await server.connect()
  await server.query(`create database ${name}`)
  const database = openDatabase(
    inject('databaseServerUrl').replace(/postgres$/, name),
    pino({ level: 'silent' }),
  )
  await migrate(database.pool, older)
  await database.pool.query(
    `insert into audit_entries (id, operator_id, act, subject_kind, subject_id, reason, acted_at)
     select gen_random_uuid(), gen_random_uuid(), 'approve', 'project', gen_random_uuid(), reason, $1
     from unnest($2::text[]) reason`,
    [now, ['Plain', 'With "quotes", a \\ and\na new line\tä €', 'control \u0001 \u001f']],
  )
  await migrate(database.pool)
  expect(await verifyActs(database.db)).toEqual({ acts: 3, findings: [] })
  await database.close()
  await server.query(`drop database ${name} with (force)`)
  await server.end()
})
