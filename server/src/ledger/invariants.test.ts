import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DomainError } from '../platform/domain-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { batchIn, postingsOf, type Step, step } from '../testing/random-steps.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { availableCredits } from './accounts.ts'
import { findBreaches } from './invariants.ts'
import { post } from './post.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')

/** Runs a step and answers whether it was allowed. */
const take = (world: string, index: number, one: Step): Promise<boolean> =>
  inTransaction(database.db, (tx) =>
    post(tx, { key: `${world}-${index}`, kind: one.kind, postings: postingsOf(world, one), now }),
  ).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.code === 'insufficient_credits') return false
      throw error
    },
  )

/** The simplest thing that could know the right answer: a step is allowed if its first account holds enough. */
const makeModel = (world: string) => {
  const piles = new Map<string, number>()
  const pile = (account: string, asset: string) => `${account} ${asset}`
  return (one: Step): boolean => {
    const [credits] = postingsOf(world, one)
    if (!credits) return false
    const from = pile(credits.from, credits.asset)
    const to = pile(credits.to, credits.asset)
    const has = piles.get(from) ?? 0
    if (!credits.from.startsWith('world/') && has < credits.amount) return false
    piles.set(from, has - credits.amount)
    piles.set(to, (piles.get(to) ?? 0) + credits.amount)
    return true
  }
}

let worlds = 0
const nextWorld = () => `w${worlds++}`

test('after any sequence of steps every invariant holds, and each answer is the one a simple model gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const world = nextWorld()
      const expected = makeModel(world)
      for (const [index, one] of steps.entries())
        expect(await take(world, index, one), `step ${index}`).toBe(expected(one))
      expect(await findBreaches(database.db)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('any steps taken at once still keep every invariant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const world = nextWorld()
      for (const batch of [0, 1, 2])
        for (const kind of ['issue', 'list'] as const)
          await take(world, -1 - batch * 2 - (kind === 'list' ? 1 : 0), {
            kind,
            seller: batch,
            buyer: 0,
            batch,
            amount: 50,
          })
      await Promise.all(steps.map((one, index) => take(world, index, one)))
      expect(await findBreaches(database.db)).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('names the row when a balance is not what its postings say', async () => {
  const world = nextWorld()
  await take(world, 0, { kind: 'issue', seller: 0, buyer: 0, batch: 0, amount: 7 })
  const account = availableCredits(`${world}-seller-0`)
  await database.pool.query('update ledger_balances set amount = 8 where account = $1', [account])
  const breaches = await findBreaches(database.db)
  expect(breaches).toContainEqual({
    invariant: 'every balance is what its postings add up to',
    row: { account, asset: batchIn(world, 0), kept: 8, recomputed: 7 },
  })
  expect(breaches).toContainEqual({
    invariant: 'the piles of every batch sum to what was issued or promised',
    row: { asset: batchIn(world, 0), issued: 7, piled: 8 },
  })
})
