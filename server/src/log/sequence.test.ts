import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { openCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { listSource } from '@ledgerleaf/provenance/list-source'
import { parseVerifierKey } from '@ledgerleaf/provenance/note-key'
import { consistencyProof, treeRoot } from '@ledgerleaf/provenance/prove'
import { verifyConsistency } from '@ledgerleaf/provenance/verify-consistency'
import { verifyEntry } from '@ledgerleaf/provenance/verify-entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { findEntryInclusion, makeProofFile } from '../ledger/entry-proofs.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { findCheckpoint, findOrigin, findVerifierKeys } from './checkpoint-queries.ts'
import { nodeSource } from './node-source.ts'
import { openSequencer } from './run-sequencer.ts'
import { ForkError } from './sign-log.ts'

let database: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-log-'))
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const now = new Date('2026-03-01T12:00:00Z')
const secret = 'a secret of forty characters for the test'
const parts = (db: Db, dir = dataDir) => ({
  db,
  dataDir: dir,
  publicUrl: 'https://credits.example',
  secret,
})
const entry = () => {
  const batch = randomUUID()
  const posting = {
    asset: batch,
    amount: Credits.parse(5),
    from: issuance(batch),
    to: availableCredits(randomUUID()),
  }
  return { key: `issue:${batch}`, kind: 'issue' as const, postings: [posting], now }
}
const issue = async (db = database.db) => {
  const one = entry()
  await inTransaction(db, (tx) => post(tx, one))
  return one.key
}
const indexOf = async (key: string): Promise<number | null> => {
  const { rows } = await database.pool.query(
    'select leaf_index from log_leaves join ledger_entries on id = entry_id where key = $1',
    [key],
  )
  return rows[0].leaf_index
}

test('an entry is pending until it is signed for, and then its proof file convinces a verifier that has only the key', async () => {
  const { sequence } = await openSequencer(parts(database.db))
  const key = await issue()
  expect(await makeProofFile(database.db, key)).toEqual({ state: 'pending' })
  await sequence()
  const file = await makeProofFile(database.db, key)
  const inclusion = await findEntryInclusion(database.db, key)
  if (file?.state !== 'included' || inclusion?.state !== 'included') throw new Error('not included')
  expect(await findOrigin(database.db)).toBe('credits.example/log')
  const verdict = await verifyEntry({
    entryBytes: inclusion.leaf,
    proofFile: file.text,
    verifierKeys: await findVerifierKeys(database.db),
    origin: 'credits.example/log',
  })
  expect(verdict).toMatchObject({ verified: true, reason: null })
  expect(await makeProofFile(database.db, 'no such entry')).toBeNull()
})

test('a transaction that commits late gets its place late, and is never missed', async () => {
  const { sequence } = await openSequencer(parts(database.db))
  const late = entry()
  let early = ''
  await inTransaction(database.db, async (tx) => {
    await post(tx, late)
    early = await issue()
    await sequence()
    expect(await indexOf(early)).not.toBeNull()
  })
  expect(await indexOf(late.key)).toBeNull()
  await sequence()
  expect(await indexOf(late.key)).toBe(((await indexOf(early)) ?? 0) + 1)
})

test('many sequencers at once, while entries are written: no index twice, none left out, and the root is the tree of the leaves', async () => {
  const sequencers = await Promise.all(Array.from({ length: 3 }, () => openSequencer(parts(database.db))))
  await Promise.all([
    ...Array.from({ length: 60 }, () => issue()),
    ...Array.from({ length: 30 }, (_, turn) => sequencers[turn % 3]?.sequence()),
  ])
  await sequencers[0]?.sequence()
  const { rows } = await database.pool.query('select leaf_index, bytes from log_leaves order by leaf_index')
  expect(rows.map((row) => row.leaf_index)).toEqual(rows.map((_, index) => index))
  const signed = await findCheckpoint(database.db)
  const source = listSource(rows.map((row) => leafHash(row.bytes)))
  expect(signed?.root).toEqual(await treeRoot(source, rows.length))
  const keys = (await findVerifierKeys(database.db)).map(parseVerifierKey)
  expect(await openCheckpoint(signed?.note ?? '', { origin: 'credits.example/log', keys })).toMatchObject({
    size: rows.length,
  })
})

test('the consistency proof verifies from any earlier size to any later', async () => {
  const { rows } = await database.pool.query('select count(leaf_index)::int as size from log_leaves')
  const { size } = rows[0]
  const source = nodeSource(database.db)
  const roots = await Promise.all(Array.from({ length: size + 1 }, (_, at) => treeRoot(source, at)))
  for (let oldSize = 1; oldSize <= size; oldSize += 3)
    for (let newSize = oldSize; newSize <= size; newSize += 5) {
      const proof = await consistencyProof(source, oldSize, newSize)
      const [oldRoot, newRoot] = [roots[oldSize], roots[newSize]]
      if (!oldRoot || !newRoot) throw new Error('no root')
      verifyConsistency({ oldSize, oldRoot, newSize, newRoot, proof })
    }
})

test('an older backup is not signed over, neither as it is nor after it has grown past the newer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerleaf-log-'))
  const original = await testDatabase()
  await issue(original.db)
  await (await openSequencer(parts(original.db, folder))).sequence()
  // The backup is a clone; a template may have no connection but the one that clones it.
  await original.pool.end()
  const backup = await testDatabase(new URL(original.url).pathname.slice(1))
  const again = await testDatabase(new URL(original.url).pathname.slice(1))
  const { sequence: goOn } = await openSequencer(parts(again.db, folder))
  for (let turn = 0; turn < 3; turn++) await issue(again.db)
  await goOn()
  const { sequence } = await openSequencer(parts(backup.db, folder))
  await expect(sequence()).rejects.toThrow(ForkError)
  await expect(sequence()).rejects.toThrow('The log has 1 entries, and 4 were signed.')
  for (let turn = 0; turn < 6; turn++) await issue(backup.db)
  await expect(sequence()).rejects.toThrow(ForkError)
  expect((await findCheckpoint(backup.db))?.size).toBe(1)
  await goOn()
  await backup.drop()
  await again.drop()
  rmSync(folder, { recursive: true })
})

test('what was signed is never guessed: a damaged file stops the signing', async () => {
  const [file = ''] = readdirSync(join(dataDir, 'log'))
  writeFileSync(join(dataDir, 'log', file), 'half a li')
  await issue()
  const { sequence } = await openSequencer(parts(database.db))
  await expect(sequence()).rejects.toThrow('is damaged')
})
