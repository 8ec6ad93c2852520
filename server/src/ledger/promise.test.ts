import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import {
  availableCredits,
  type CreditAccount,
  cancelledCredits,
  heldCredits,
  holdings,
  issuance,
  listedCredits,
  promiseOf,
} from './accounts.ts'
import { findCredits } from './balance-queries.ts'
import { findBreaches } from './invariants.ts'
import { type Posting, post } from './post.ts'
import { postMany } from './post-many.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')
const credits = (asset: string, amount: number, from: CreditAccount, to: CreditAccount): Posting => ({
  asset,
  amount: Credits.parse(amount),
  from,
  to,
})
const commit = (...entries: Posting[][]) =>
  inTransaction(database.db, (tx) =>
    postMany(
      tx,
      entries.map((postings) => ({ key: randomUUID(), kind: 'promise', postings, now })),
    ),
  )
const intact = async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect((await verifyLedger(database.db)).findings).toEqual([])
}

test('a promise is listed, held and used up without a serial, beside issued credits that take its place', async () => {
  const [promise, batch, seller, line] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await commit(
    [credits(promise, 9, promiseOf(promise), availableCredits(seller))],
    [credits(promise, 9, availableCredits(seller), listedCredits(line))],
  )
  await commit([credits(promise, 5, listedCredits(line), heldCredits(line))])
  await commit(
    [credits(batch, 7, issuance(batch), availableCredits(seller))],
    [
      credits(promise, 3, heldCredits(line), cancelledCredits),
      credits(batch, 3, availableCredits(seller), holdings('a buyer')),
    ],
  )
  expect(await findCredits(database.db, heldCredits(line), promise)).toBe(2)
  const { rows } = await database.pool.query(
    'select asset, account, first_serial, last_serial from credit_ranges order by first_serial',
  )
  expect(rows).toEqual([
    { asset: batch, account: 'credits/owned/a buyer', first_serial: 1, last_serial: 3 },
    { asset: batch, account: `credits/available/${seller}`, first_serial: 4, last_serial: 7 },
  ])
  await intact()
})

test('more of a promise than there is does not move', async () => {
  const [promise, seller] = [randomUUID(), randomUUID()]
  await commit([credits(promise, 2, promiseOf(promise), availableCredits(seller))])
  expect(await commit([credits(promise, 3, availableCredits(seller), cancelledCredits)])).toMatchObject([
    { posted: false },
  ])
  await intact()
})

test('a promise is nobody’s to hold, is not issued, and is not taken back into nothing', async () => {
  const [promise, seller] = [randomUUID(), randomUUID()]
  const available = availableCredits(seller)
  await commit([credits(promise, 2, promiseOf(promise), available)])
  for (const wrong of [
    credits(promise, 1, available, holdings('a buyer')),
    credits(promise, 1, issuance(promise), available),
    credits(promise, 1, available, promiseOf(promise)),
  ])
    await expect(commit([wrong])).rejects.toThrow(/promise/)
  await intact()
})

test('the database itself refuses issued credits without serials, a promise with them, and one that is owned', async () => {
  const insert = (from: string, to: string, serials: string | null) =>
    database.pool.query(
      `with entry as (
         insert into ledger_entries (id, key, kind, posted_at)
         values (gen_random_uuid(), gen_random_uuid()::text, 'promise', now()) returning id
       )
       insert into ledger_postings (entry_id, asset, amount, from_account, to_account, serials)
       select id, gen_random_uuid()::text, 2, $1, $2, $3::int8multirange from entry`,
      [from, to, serials],
    )
  for (const [from, to, serials] of [
    ['world/credits/issued/a', 'credits/available/a', null],
    ['world/credits/promised/a', 'credits/available/a', '{[1,2]}'],
    ['credits/held/a', 'credits/owned/a', null],
    ['credits/owned/a', 'credits/retired/a', null],
  ] as const)
    await expect(insert(from, to, serials)).rejects.toThrow('ledger_postings_serials')
})

test('a promise that was made into issued credits behind our back is found', async () => {
  const other = await testDatabase()
  const [promise, seller] = [randomUUID(), randomUUID()]
  const made = credits(promise, 2, promiseOf(promise), availableCredits(seller))
  await inTransaction(other.db, (tx) => post(tx, { key: promise, kind: 'promise', postings: [made], now }))
  const dba = new pg.Client({ connectionString: other.url })
  await dba.connect()
  await dba.query('set session_replication_role = replica')
  await dba.query('alter table ledger_postings drop constraint ledger_postings_serials')
  await dba.query(`update ledger_postings set serials = '{[1,2]}' where asset = $1`, [promise])
  await dba.end()
  expect((await verifyLedger(other.db)).findings.map(({ says }) => says)).toContain(
    'gives serials to a promise',
  )
  expect((await findBreaches(other.db)).map(({ invariant }) => invariant)).toContain(
    'a promise moves without serials, and is never issued, owned, withdrawn or retired',
  )
  await other.drop()
})
