import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { postMany } from '../ledger/post-many.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { findLogIdentity } from '../log/checkpoint-queries.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import { inSnapshot, inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { verifyAll } from './verify-all.ts'
import { verifyProgressOf } from './verify-progress.ts'

// Each test reads more than one page of leaves, on a copy of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const entries = 1500
const folders = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-resume-'))
const secret = 'a secret of forty characters for the test'
const now = new Date('2026-03-01T12:00:00Z')
const assetOf = (turn: number) => `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`

/** A database with more entries than a page, which is only ever copied. */
let original: string
beforeAll(async () => {
  const database = await testDatabase()
  for (let begin = 0; begin < entries; begin += 250) {
    const some = Array.from({ length: 250 }, (_, turn) => begin + turn).map((turn) => ({
      key: `entry-${turn}`,
      kind: 'issue' as const,
      now,
      postings: [
        {
          asset: assetOf(turn),
          amount: Credits.parse(5),
          from: issuance(assetOf(turn)),
          to: availableCredits(`seller-${turn % 7}`),
        },
      ],
    }))
    await inTransaction(database.db, (tx) => postMany(tx, some))
  }
  const parts = { db: database.db, dataDir: mkdtempSync(path.join(folders, 'signed-')), secret }
  await (await openSequencer({ ...parts, publicUrl: 'https://credits.example' })).sequence()
  original = new URL(database.url).pathname.slice(1)
  await database.pool.end()
})
afterAll(() => rmSync(folders, { recursive: true }))

const alter = async (database: TestDatabase, ...statements: string[]): Promise<void> => {
  const dba = new pg.Client({ connectionString: database.url })
  await dba.connect()
  await dba.query('set session_replication_role = replica')
  for (const statement of statements) await dba.query(statement)
  await dba.end()
}
const rewrite = (turn: number) => `update ledger_entries set kind = 'cancel' where key = 'entry-${turn}'`

/** A copy, what somebody changed in it, and a verification that ends after the first page as a killed process does. */
const brokenOff = async (...statements: string[]) => {
  const database = await testDatabase(original)
  await alter(database, ...statements)
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(path.join(folders, 'data-')),
    APP_SECRET: secret,
  })
  const named = await findLogIdentity(database.db)
  const progress = verifyProgressOf(config, named?.id ?? '')
  const killed = inSnapshot(database.db, (tx) =>
    verifyLedger(tx, {
      reached: (read) => {
        progress.keep(read)
        throw new Error('killed')
      },
    }),
  )
  await expect(killed).rejects.toThrow('killed')
  const folder = path.join(config.dataDir, 'log')
  const file = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.verified')) ?? '')
  const resume = () => verifyAll(database.db, config, { isResumed: true })
  return { database, config, file, resume, drop: database.drop }
}

test('a verification that was killed goes on where it was, and the next only reads what is new', async () => {
  const { resume, drop } = await brokenOff()
  expect(await resume()).toMatch(
    /^The ledger verifies: 1500 entries .* the leaves from 1000 on, 1500 of them/,
  )
  expect(await resume()).toContain('the leaves from 1500 on')
  await drop()
})

test('what was wrong before the place where it was killed is told, and what is wrong behind it is found', async () => {
  const { database, config, resume, drop } = await brokenOff(rewrite(500), rewrite(1400))
  const both = /entry 500: entry-500: the entry says something else.*entry 1400: entry-1400/s
  await expect(resume()).rejects.toThrow(both)
  // To resume once more forgives nothing, and neither does the start.
  await expect(resume()).rejects.toThrow(both)
  await expect(verifyAll(database.db, config)).rejects.toThrow(both)
  await drop()
})

test('what was posted is replayed as a whole: a balance or a posting of the first part that is changed meanwhile is found', async () => {
  const { database, resume, drop } = await brokenOff()
  await alter(database, `update ledger_balances set amount = 6 where asset = '${assetOf(3)}' and amount = 5`)
  await expect(resume()).rejects.toThrow('is kept with 6')
  await drop()
})

test('a log that no longer begins with what was verified is refused, and so is one that became shorter', async () => {
  const other = await brokenOff()
  await alter(
    other.database,
    `update log_nodes set hash = sha256('x') where (level, node_index) in ((9, 0), (8, 2))`,
  )
  await expect(other.resume()).rejects.toThrow('The first 1000 entries of the log are not those')
  await other.drop()
  const shorter = await brokenOff()
  await alter(shorter.database, 'delete from log_leaves where leaf_index >= 900')
  await expect(shorter.resume()).rejects.toThrow('The first 1000 entries of the log are not those')
  await shorter.drop()
})

test('a file that somebody else wrote, and none at all, is no place to go on from', async () => {
  const { file, resume, drop } = await brokenOff(rewrite(500))
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"findings":\[.*\]/, '"findings":[]'))
  await expect(resume()).rejects.toThrow('was not written by this installation')
  rmSync(file)
  await expect(resume()).rejects.toThrow('No verification was begun')
  await drop()
})
