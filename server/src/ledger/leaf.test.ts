import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { verifyCommitment } from '@ledgerleaf/provenance/commitment'
import { longestEntry } from '@ledgerleaf/provenance/entry-bundle'
import { fromHex } from '@ledgerleaf/provenance/hex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { availableCredits, holdings, issuance } from './accounts.ts'
import { leafBytes } from './leaf.ts'
import { post } from './post.ts'
import { findSalts, forgetPerson } from './salts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00.250Z')

const issue = async (seller: string) => {
  const batch = randomUUID()
  const postings = [
    { asset: batch, amount: Credits.parse(9), from: issuance(batch), to: availableCredits(seller) },
  ]
  const facts = { registry: 'Verra', serialPrefix: 'VCU-9' }
  const entry = { key: `issue:${batch}`, kind: 'issue' as const, postings, facts, now }
  const { id } = await inTransaction(database.db, (tx) => post(tx, entry))
  const { rows } = await database.pool.query('select bytes from log_leaves where entry_id = $1', [id])
  return { batch, leaf: String(rows[0].bytes) }
}

test('a leaf says what happened, names the registry, and nobody by their id', async () => {
  const seller = randomUUID()
  const { batch, leaf } = await issue(seller)
  expect(leaf).not.toContain(seller)
  const { postings, ...rest } = JSON.parse(leaf)
  expect(rest).toEqual({
    at: '2026-03-01T12:00:00.250Z',
    facts: { registry: 'Verra', serialPrefix: 'VCU-9' },
    key: `issue:${batch}`,
    kind: 'issue',
    version: 1,
  })
  expect(postings).toEqual([
    {
      amount: 9,
      asset: batch,
      from: issuance(batch),
      serials: [[1, 9]],
      to: expect.stringMatching(/^credits\/available\/[0-9a-f]{64}$/),
    },
  ])
})

test('with their salt a person can show which account is theirs, and nobody can once it is forgotten', async () => {
  const seller = randomUUID()
  const { leaf } = await issue(seller)
  const commitment = fromHex(JSON.parse(leaf).postings[0].to.split('/').at(-1))
  const salt = (await findSalts(database.db, [seller])).get(seller)
  const account = availableCredits(seller)
  expect(() => verifyCommitment(commitment, salt ?? new Uint8Array(), { account })).not.toThrow()
  expect(() => verifyCommitment(commitment, salt ?? new Uint8Array(), { account: holdings(seller) })).toThrow(
    'not the ones',
  )
  await inTransaction(database.db, (tx) => forgetPerson(tx, seller))
  expect(await findSalts(database.db, [seller])).toEqual(new Map())
})

test('an entry too long for the log has its postings committed to', () => {
  const serials = Array.from({ length: 9000 }, (_, at) => ({ first: at * 2 + 1, last: at * 2 + 1 }))
  const postings = [{ asset: 'batch', amount: 9000, from: 'credits/listed/a', to: 'credits/held/b', serials }]
  const bytes = leafBytes(
    { key: 'hold:b', kind: 'hold', postedAt: now, facts: null, postings },
    (name) => name,
  )
  expect(bytes.length).toBeLessThan(longestEntry)
  expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
    key: 'hold:b',
    postingsSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})
