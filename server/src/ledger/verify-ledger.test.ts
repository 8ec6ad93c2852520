import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSequencer } from '../log/run-sequencer.ts'
import { inSnapshot, inTransaction } from '../platform/transaction.ts'
import { batchIn, postingsOf, type Step, step } from '../testing/random-steps.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { post } from './post.ts'
import { postMany } from './post-many.ts'
import { forgetPerson } from './salts.ts'
import { type LedgerFault, verifyLedger } from './verify-ledger.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-verify-'))
const now = new Date('2026-03-01T12:00:00Z')
const secret = 'a secret of forty characters for the test'
const sequence = async ({ db }: TestDatabase) => {
  const dir = mkdtempSync(join(dataDir, 'signed-'))
  const sequencer = await openSequencer({ db, dataDir: dir, publicUrl: 'https://credits.example', secret })
  await sequencer.sequence()
}
const verify = ({ db }: TestDatabase) => inSnapshot(db, verifyLedger)

/** Ten entries, signed for after the sixth and after the last. */
const story: Step[] = (
  ['issue', 'list', 'hold', 'settle', 'retire', 'issue', 'list', 'hold', 'release', 'unlist'] as const
).map((kind, turn) => ({ kind, seller: 0, buyer: 0, batch: 0, amount: 40 - turn }))

/** A database with that story, which is only ever copied. */
let original: string
beforeAll(async () => {
  const database = await testDatabase()
  for (const [turn, one] of story.entries()) {
    await inTransaction(database.db, (tx) =>
      post(tx, { key: `entry-${turn}`, kind: one.kind, postings: postingsOf('w', one), now }),
    )
    if (turn === 5 || turn === 9) await sequence(database)
  }
  original = new URL(database.url).pathname.slice(1)
  await database.pool.end()
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** What the verification of a copy finds after somebody with all rights changed it. */
const findingsAfter = async (...statements: string[]): Promise<LedgerFault[]> => {
  const copy = await testDatabase(original)
  const dba = new pg.Client({ connectionString: copy.url })
  await dba.connect()
  await dba.query('set session_replication_role = replica')
  await dba.query('alter table ledger_postings drop constraint ledger_postings_serials')
  for (const statement of statements) await dba.query(statement)
  await dba.end()
  const { findings } = await verify(copy)
  await copy.drop()
  return findings
}
const idOf = (turn: number) => `(select id from ledger_entries where key = 'entry-${turn}')`

test('a ledger that was not touched has nothing to find, and verifying it changes nothing', async () => {
  const copy = await testDatabase(original)
  expect(await verify(copy)).toEqual({ entries: 10, placed: 10, findings: [] })
  expect(await verify(copy)).toEqual({ entries: 10, placed: 10, findings: [] })
  await copy.drop()
})

test('after any steps, in any batches, sequenced at any time, there is nothing to find', async () => {
  const database = await testDatabase()
  let worlds = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (steps, size) => {
        const world = `v${worlds++}`
        for (let at = 0; at < steps.length; at += size) {
          const entries = steps.slice(at, at + size).map((one, turn) => ({
            key: `${world}-${at + turn}`,
            kind: one.kind,
            postings: postingsOf(world, one),
            now,
          }))
          await inTransaction(database.db, (tx) => postMany(tx, entries))
          if (at % 2 === 0) await sequence(database)
        }
        expect((await verify(database)).findings).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
  await database.drop()
})

test('who was forgotten leaves a log that still verifies', async () => {
  const copy = await testDatabase(original)
  await inTransaction(copy.db, (tx) => forgetPerson(tx, 'w-buyer-0'))
  expect((await verify(copy)).findings).toEqual([])
  // And what happened to them cannot be changed either.
  const dba = new pg.Client({ connectionString: copy.url })
  await dba.connect()
  await dba.query('set session_replication_role = replica')
  await dba.query(`update ledger_entries set kind = 'cancel' where key = 'entry-4'`)
  await dba.end()
  expect((await verify(copy)).findings).toMatchObject([{ index: 4, key: 'entry-4' }])
  await copy.drop()
})

test('an edited posting is named', async () => {
  const findings = await findingsAfter(`update ledger_postings set amount = 35 where entry_id = ${idOf(4)}`)
  expect(findings[0]).toMatchObject({ index: 4, key: 'entry-4', says: expect.stringContaining('its leaf') })
})

test('an edited serial is named, with the posting that moves it on', async () => {
  const findings = await findingsAfter(
    `update ledger_postings set serials = '{[2,38]}' where entry_id = ${idOf(3)} and serials is not null`,
  )
  expect(findings[0]).toMatchObject({ index: 3, key: 'entry-3' })
})

test('an entry that is gone is named, with its leaf or without', async () => {
  const rows = [
    `delete from ledger_postings where entry_id = ${idOf(7)}`,
    `delete from log_leaves where entry_id = ${idOf(7)}`,
    `delete from ledger_entries where key = 'entry-7'`,
  ]
  expect(await findingsAfter(...rows)).toContainEqual({
    index: 7,
    key: null,
    says: 'the log has no entry of this index',
  })
  const [first] = await findingsAfter(`delete from ledger_entries where key = 'entry-2'`)
  expect(first).toMatchObject({ index: 2, says: expect.stringContaining('is gone') })
})

test('entries in another order are named', async () => {
  const findings = await findingsAfter(
    `update log_leaves set leaf_index = 99 where leaf_index = 5`,
    `update log_leaves set leaf_index = 5 where leaf_index = 0`,
    `update log_leaves set leaf_index = 0 where leaf_index = 99`,
  )
  expect(findings.map(({ index }) => index)).toEqual(expect.arrayContaining([0, 5]))
})

test('an entry put in by hand is named by its key', async () => {
  const findings = await findingsAfter(
    `insert into ledger_entries (id, key, kind, posted_at) values (gen_random_uuid(), 'forged', 'retire', now())`,
    `insert into ledger_postings (entry_id, asset, amount, from_account, to_account, serials)
     select id, '${batchIn('w', 0)}', 1, 'credits/available/w-seller-0', 'credits/retired/w-buyer-0', '{[1,1]}'
     from ledger_entries where key = 'forged'`,
  )
  expect(findings).toEqual([{ index: null, key: 'forged', says: 'the entry has no leaf in the log' }])
})

const rewritten = `convert_to(replace(convert_from(bytes, 'UTF8'), '"kind":"retire"', '"kind":"cancel"'), 'UTF8')`
const rewriteEntry = [
  `update ledger_entries set kind = 'cancel' where key = 'entry-4'`,
  `update log_leaves set bytes = ${rewritten} where leaf_index = 4`,
]

test('an entry rewritten together with its leaf is named by the tree', async () => {
  expect(await findingsAfter(...rewriteEntry)).toContainEqual({
    index: 4,
    key: 'entry-4',
    says: 'the hash kept at level 0 is not that of the entries',
  })
})

test('an entry rewritten with its leaf and its hash is named by the next hash, and by the signed root', async () => {
  const copy = await testDatabase(original)
  const { rows } = await copy.pool.query(`select ${rewritten} as bytes from log_leaves where leaf_index = 4`)
  await copy.drop()
  const hash = Buffer.from(leafHash(rows[0].bytes)).toString('hex')
  const findings = await findingsAfter(
    ...rewriteEntry,
    `update log_nodes set hash = decode('${hash}', 'hex') where level = 0 and node_index = 4`,
  )
  expect(findings.map(({ index }) => index)).toContain(5)
  expect(findings).toContainEqual({
    index: 5,
    key: 'entry-5',
    says: 'the root kept for size 6 is not the root of the entries',
  })
})

test('a log that was cut off behind a signed state is noticed', async () => {
  const findings = await findingsAfter(
    `delete from ledger_postings where entry_id in (${idOf(8)}, ${idOf(9)})`,
    `delete from log_leaves where leaf_index >= 8`,
    `delete from ledger_entries where key in ('entry-8', 'entry-9')`,
    `delete from log_nodes where (node_index + 1) * (1 << level) > 8`,
  )
  expect(findings[0]).toEqual({ index: 8, key: null, says: '10 entries were signed, and 8 are left' })
})

test('a signature over another root does not pass', async () => {
  const findings = await findingsAfter(
    `update log_checkpoints set note = (select note from log_checkpoints where size = 6) where size = 10`,
  )
  expect(findings).toMatchObject([{ index: 9, says: expect.stringContaining('signed for size 10') }])
})

test('a balance or a range that was edited is named', async () => {
  const findings = await findingsAfter(
    `update ledger_balances set amount = amount + 1 where account = 'credits/available/w-seller-0'`,
    `update credit_ranges set account = 'credits/owned/thief' where account = 'credits/available/w-seller-0'`,
  )
  expect(findings.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^credits\/available\/w-seller-0 is kept with/),
      expect.stringMatching(/^serials .* in credits\/owned\/thief are not where the postings put them$/),
    ]),
  )
})
