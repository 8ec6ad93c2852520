import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlState } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import {
  availableCredits,
  heldFunds,
  holdings,
  issuance,
  outsideFunds,
  proceeds,
  retiredCredits,
  usd,
} from './accounts.ts'
import { findCredits } from './balance-queries.ts'
import { findBreaches } from './invariants.ts'
import { type NewEntry, type Posting, post } from './post.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const now = new Date('2026-03-01T12:00:00Z')
const commit = (entry: Omit<NewEntry, 'now'>) =>
  inTransaction(database.db, (tx) => post(tx, { ...entry, now }))

const issue = async (amount: number) => {
  const batch = randomUUID()
  const seller = randomUUID()
  const from = issuance(batch)
  const to = availableCredits(seller)
  const entry = {
    key: `issue:${batch}`,
    kind: 'issue' as const,
    postings: [{ asset: batch, amount: Credits.parse(amount), from, to }],
  }
  await commit(entry)
  return { batch, seller, entry }
}
const give = (batch: string, seller: string, buyer: string, amount: number): Posting => ({
  asset: batch,
  amount: Credits.parse(amount),
  from: availableCredits(seller),
  to: holdings(buyer),
})

test('posts an entry once: the same again changes nothing and answers the first', async () => {
  const { batch, seller, entry } = await issue(40)
  const again = await commit(entry)
  expect(again.repeated).toBe(true)
  expect(await findCredits(database.db, availableCredits(seller), batch)).toBe(40)
})

test('the same entry from many at once happens once', async () => {
  const { batch, seller } = await issue(5)
  const buyer = randomUUID()
  // It takes all there is: a second run would be an overdraft and not a quiet repeat.
  const entry = {
    key: `sell:${batch}`,
    kind: 'settle' as const,
    postings: [give(batch, seller, buyer, 5)],
  }
  const posted = await Promise.all(Array.from({ length: 8 }, () => commit(entry)))
  expect(posted.filter((one) => !one.repeated)).toHaveLength(1)
  expect(new Set(posted.map((one) => one.id)).size).toBe(1)
  expect(await findCredits(database.db, holdings(buyer), batch)).toBe(5)
})

test('the same key with other content is a bug and changes nothing', async () => {
  const { batch, seller, entry } = await issue(40)
  const [first] = entry.postings
  if (!first) throw new Error('no posting')
  const more = { ...entry, postings: [{ ...first, amount: Credits.parse(41) }] }
  await expect(commit(more)).rejects.toThrow(`key ${entry.key} reused`)
  await expect(commit({ ...entry, kind: 'list' })).rejects.toThrow(`key ${entry.key} reused`)
  expect(await findCredits(database.db, availableCredits(seller), batch)).toBe(40)
})

test('refuses nothing, zero, fractions and a move to itself', async () => {
  const { batch, seller } = await issue(1)
  const posting = give(batch, seller, randomUUID(), 1)
  const bad: Posting[][] = [
    [],
    [{ ...posting, amount: 0 as Credits }] as Posting[],
    [{ ...posting, amount: -1 as Credits }] as Posting[],
    [{ ...posting, amount: 0.5 as Credits }] as Posting[],
    [{ ...posting, to: posting.from }] as Posting[],
  ]
  for (const postings of bad)
    await expect(commit({ key: randomUUID(), kind: 'list', postings })).rejects.toThrow(/^entry /)
})

test('refuses to move more credits than the account holds, and nothing of the entry happens', async () => {
  const { batch, seller } = await issue(10)
  const buyer = randomUUID()
  const key = `sell:${batch}`
  const postings = [give(batch, seller, buyer, 4), give(batch, seller, randomUUID(), 7)]
  await expect(commit({ key, kind: 'settle', postings })).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
  expect(await findCredits(database.db, holdings(buyer), batch)).toBe(0)
  // A refusal leaves no key behind.
  await commit({ key, kind: 'settle', postings: [give(batch, seller, buyer, 4)] })
})

test('money that is not there is a bug of ours, never a refusal', async () => {
  const cents = Cents.parse(100)
  const orderId = randomUUID()
  const postings = [
    { asset: usd, amount: cents, from: heldFunds(orderId), to: proceeds(randomUUID()) } as const,
  ]
  await expect(commit({ key: randomUUID(), kind: 'settle', postings })).rejects.not.toHaveProperty(
    'code',
    'insufficient_credits',
  )
})

test('only the outside world may go below zero', async () => {
  const orderId = randomUUID()
  const from = outsideFunds(randomUUID())
  await commit({
    key: randomUUID(),
    kind: 'hold',
    postings: [{ asset: usd, amount: Cents.parse(500), from, to: heldFunds(orderId) }],
  })
  const { rows } = await database.pool.query('select amount from ledger_balances where account = $1', [from])
  expect(rows).toEqual([{ amount: -500 }])
})

test('two transfers racing for the last credit: exactly one succeeds', async () => {
  for (let round = 0; round < 10; round++) {
    const { batch, seller } = await issue(1)
    const buyers = [randomUUID(), randomUUID()]
    const races = await Promise.allSettled(
      buyers.map((buyer) =>
        commit({ key: randomUUID(), kind: 'settle', postings: [give(batch, seller, buyer, 1)] }),
      ),
    )
    expect(races.map((race) => race.status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = races.find((race) => race.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code: 'insufficient_credits' })
  }
})

test('entries over the same accounts in opposite order never deadlock', async () => {
  const one = await issue(1000)
  const two = await issue(1000)
  const buyer = randomUUID()
  let attempts = 0
  const both = (first: typeof one, second: typeof one) =>
    inTransaction(database.db, (tx) => {
      attempts++
      return post(tx, {
        key: randomUUID(),
        kind: 'settle',
        now,
        postings: [give(first.batch, first.seller, buyer, 1), give(second.batch, second.seller, buyer, 1)],
      })
    })
  await Promise.all(
    Array.from({ length: 60 }, (_, turn) => (turn % 2 === 0 ? both(one, two) : both(two, one))),
  )
  expect(await findCredits(database.db, holdings(buyer), one.batch)).toBe(60)
  // One that had to be repeated would have met a deadlock.
  expect(attempts).toBe(60)
})

test('the database itself refuses to alter, delete or empty entries and postings', async () => {
  await issue(1)
  for (const table of ['ledger_entries', 'ledger_postings']) {
    const statements = [
      table === 'ledger_entries' ? `update ${table} set kind = 'list'` : `update ${table} set amount = 1`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]
    for (const statement of statements) {
      const refused = await database.pool.query(statement).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect({ statement, state: sqlState(refused) }).toEqual({ statement, state: '42501' })
    }
  }
})

test('the database itself refuses a posting out of the retired pile and one that mixes money and credits', async () => {
  const { batch, seller } = await issue(3)
  const buyer = randomUUID()
  await commit({ key: randomUUID(), kind: 'settle', postings: [give(batch, seller, buyer, 3)] })
  const amount = Credits.parse(3)
  const retire = { asset: batch, amount, from: holdings(buyer), to: retiredCredits(buyer) }
  await commit({ key: randomUUID(), kind: 'retire', postings: [retire] })
  const back = { asset: batch, amount, from: retiredCredits(buyer), to: holdings(buyer) }
  const state = (entry: Posting) =>
    commit({ key: randomUUID(), kind: 'release', postings: [entry] }).then(() => undefined, sqlState)
  expect(await state(back)).toBe('23514')
  const mixed = { asset: usd, amount: Cents.parse(3), from: issuance(batch), to: holdings(buyer) }
  expect(await state(mixed as unknown as Posting)).toBe('23514')
})
