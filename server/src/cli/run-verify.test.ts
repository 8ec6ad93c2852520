import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { findEntryLeaf, makeProofFile } from '../ledger/entry-proofs.ts'
import { checkLedgerTask } from '../ledger/ledger.tasks.ts'
import { post } from '../ledger/post.ts'
import { watchLedger } from '../ledger/watch-ledger.ts'
import { findVerifierKeys } from '../log/checkpoint-queries.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction } from '../platform/transaction.ts'
import { doTask } from '../testing/do-task.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { verifyDomains } from '../verify-domains.ts'
import { runAdmin } from './run-admin.ts'
import { runVerify } from './run-verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledgerleaf-cli-'))
const secret = 'a secret of forty characters for the test'
const silent = pino({ level: 'silent' })
let database: TestDatabase
let key: string
let proof: string

const issue = async () => {
  const asset = randomUUID()
  const move = { from: issuance(asset), to: availableCredits(randomUUID()) }
  const entry = {
    key: `issue:${asset}`,
    kind: 'issue' as const,
    now: new Date(),
    postings: [{ asset, amount: Credits.parse(5), ...move }],
  }
  await inTransaction(database.db, (tx) => post(tx, entry))
  return entry.key
}
const sequence = async (dataDir = folder) => {
  const parts = { db: database.db, dataDir, publicUrl: 'https://credits.example', secret }
  await (await openSequencer(parts)).sequence()
}
const admin = (word: string) =>
  runAdmin(readConfig({ DATABASE_URL: database.url, DATA_DIR: folder }), silent, [word])

beforeAll(async () => {
  database = await testDatabase()
  const entryKey = await issue()
  await issue()
  await sequence()
  key = (await findVerifierKeys(database.db))[0] ?? ''
  const file = await makeProofFile(database.db, entryKey)
  if (file?.state !== 'included') throw new Error('not included')
  proof = join(folder, 'entry.tlog-proof')
  writeFileSync(proof, file.text)
  writeFileSync(join(folder, 'leaf'), (await findEntryLeaf(database.db, entryKey))?.bytes ?? '')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a proof file and the key are enough, with the entry in the file or beside it', async () => {
  for (const more of [[], [join(folder, 'leaf')]]) {
    const told = await runVerify([proof, '--key', key, ...more])
    expect(told).toContain('Verified. The entry says:\n{"at":')
  }
})

test('another key, another entry and no key at all are refused with the reason', async () => {
  const other = key.replace('credits.example', 'other.example')
  await expect(runVerify([proof, '--key', other])).rejects.toThrow('Not verified: The proof is from the log')
  writeFileSync(join(folder, 'forged'), '{"kind":"retire"}')
  await expect(runVerify([proof, '--key', key, join(folder, 'forged')])).rejects.toThrow('✗')
  await expect(runVerify([proof])).rejects.toThrow('Usage')
  await expect(runVerify(['nowhere', '--key', key])).rejects.toThrow('nowhere cannot be read')
})

test('admin verify says what it read, as often as it is asked', async () => {
  for (let turn = 0; turn < 2; turn++)
    expect(await admin('verify')).toMatch(
      /^The ledger verifies: 2 entries and 0 acts of operators from the first, 2 of them in the log/,
    )
})

test('a ledger that was edited fails the command with the entry, and raises the alarm of the watch', async () => {
  const alarms: string[] = []
  const log = pino({ level: 'fatal' }, { write: (line: string) => void alarms.push(line) })
  const watch = watchLedger({ db: database.db, log, refusesToSign: () => false, verifyDomains })
  const breaches = () => watch.gauges.find(({ name }) => name === 'ledger_breaches')?.read()
  await doTask(watch.tasks, checkLedgerTask, {})
  expect(breaches()).toBe(0)
  await database.pool.query(`
    begin; set local session_replication_role = replica;
    update ledger_entries set kind = 'cancel' where id = (select entry_id from log_leaves where leaf_index = 1);
    update ledger_balances set amount = amount + 1 where amount > 0; commit`)
  await expect(admin('verify')).rejects.toThrow(/does not verify.*\n {2}entry 1: issue:/)
  await doTask(watch.tasks, checkLedgerTask, {})
  expect(breaches()).toBeGreaterThan(1)
  expect(alarms.join()).toContain('ALARM: the ledger does not add up')
})

test('admin verify holds the log against what this machine signed', async () => {
  await database.pool.query(`
    begin; set local session_replication_role = replica;
    delete from log_checkpoints; delete from log_nodes; delete from log_leaves; delete from ledger_postings;
    delete from ledger_entries; delete from ledger_balances; delete from credit_ranges; commit`)
  await expect(admin('verify')).rejects.toThrow('this machine signed 2 entries, and the log has 0')
})
