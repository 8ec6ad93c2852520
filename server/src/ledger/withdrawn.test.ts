import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import {
  availableCredits,
  type CreditAccount,
  holdings,
  issuance,
  personOf,
  promiseOf,
  retiredCredits,
  withdrawnCredits,
} from './accounts.ts'
import { findCredits } from './balance-queries.ts'
import { findBreaches } from './invariants.ts'
import { type Posting, post } from './post.ts'
import { findRanges } from './range-queries.ts'
import { makeReplay } from './replay.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')
const move = (asset: string, amount: number, from: CreditAccount, to: CreditAccount): Posting => ({
  asset,
  amount: Credits.parse(amount),
  from,
  to,
})

const commit = (...postings: Posting[]) =>
  inTransaction(database.db, (tx) => post(tx, { key: randomUUID(), kind: 'withdraw', postings, now }))

const ownedBy = async (buyer: string, amount: number) => {
  const [batch, seller] = [randomUUID(), randomUUID()]
  await commit(
    move(batch, amount, issuance(batch), availableCredits(seller)),
    move(batch, amount, availableCredits(seller), holdings(buyer)),
  )
  return { batch, seller }
}

test('what is withdrawn keeps its serials, and comes back into the holding of whoever brings it', async () => {
  const [buyer, other] = [randomUUID(), randomUUID()]
  const { batch } = await ownedBy(buyer, 10)
  await commit(move(batch, 6, holdings(buyer), withdrawnCredits))
  expect(await findRanges(database.db, withdrawnCredits, batch)).toEqual([{ first: 1, last: 6 }])
  await commit(move(batch, 2, withdrawnCredits, holdings(other)))
  expect(await findRanges(database.db, holdings(other), batch)).toEqual([{ first: 1, last: 2 }])
  expect(await findCredits(database.db, withdrawnCredits, batch)).toBe(4)
  expect(await findBreaches(database.db)).toEqual([])
  expect((await verifyLedger(database.db)).findings).toEqual([])
})

test('the account of what is withdrawn is nobody’s, and named in the log', () => {
  expect(personOf(withdrawnCredits)).toBeNull()
})

test('nothing brings back more than is withdrawn', async () => {
  const buyer = randomUUID()
  const { batch } = await ownedBy(buyer, 5)
  await commit(move(batch, 2, holdings(buyer), withdrawnCredits))
  await expect(commit(move(batch, 3, withdrawnCredits, holdings(buyer)))).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
})

test('withdrawn credits cannot be retired, sold or handed to a seller: not by a verb, and not by hand', async () => {
  const buyer = randomUUID()
  const { batch, seller } = await ownedBy(buyer, 5)
  await commit(move(batch, 5, holdings(buyer), withdrawnCredits))
  for (const to of [retiredCredits(buyer), availableCredits(seller)])
    await expect(commit(move(batch, 1, withdrawnCredits, to))).rejects.toThrow('brings back to')
  await expect(commit(move(batch, 1, availableCredits(seller), withdrawnCredits))).rejects.toThrow(
    'withdraws out of',
  )
  await expect(
    database.pool.query(
      `insert into ledger_postings (entry_id, asset, amount, from_account, to_account, serials)
       select id, $1, 1, 'credits/withdrawn', $2, '{[1,2)}' from ledger_entries limit 1`,
      [batch, retiredCredits(buyer)],
    ),
  ).rejects.toMatchObject({ constraint: 'ledger_postings_withdrawn' })
  const replay = makeReplay()
  replay.replay({
    asset: batch,
    amount: 5,
    from: issuance(batch),
    to: holdings(buyer),
    serials: [{ first: 1, last: 5 }],
  })
  const serials = [{ first: 1, last: 1 }]
  expect(
    replay.replay({ asset: batch, amount: 1, from: holdings(buyer), to: withdrawnCredits, serials }),
  ).toBeNull()
  expect(
    replay.replay({ asset: batch, amount: 1, from: withdrawnCredits, to: retiredCredits(buyer), serials }),
  ).toContain('moves withdrawn credits past a holding')
})

test('a promise cannot be withdrawn: nobody has issued it', async () => {
  const [batch, seller] = [randomUUID(), randomUUID()]
  await commit(move(batch, 5, promiseOf(batch), availableCredits(seller)))
  await expect(
    commit(
      move(batch, 5, availableCredits(seller), holdings(seller)),
      move(batch, 5, holdings(seller), withdrawnCredits),
    ),
  ).rejects.toThrow('is a promise')
})
