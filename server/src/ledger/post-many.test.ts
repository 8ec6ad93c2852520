import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/transaction.ts'
import { batchIn, postingsOf, type Step, step } from '../testing/random-steps.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { availableCredits, holdings, issuance, listedCredits } from './accounts.ts'
import { findBreaches } from './invariants.ts'
import { type NewEntry, post } from './post.ts'
import { type PostOutcome, postMany } from './post-many.ts'
import { findRanges, findSerials } from './range-queries.ts'
import type { Serials } from './serials.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  await database.drop()
})

const now = new Date('2026-03-01T12:00:00Z')
const commit = (entries: readonly NewEntry[]): Promise<PostOutcome[]> =>
  inTransaction(database.db, (tx) => postMany(tx, entries))

const credits = (amount: number) => Credits.parse(amount)

/** A batch of a registry's serials, all in one listing. */
const list = async (first: number, last: number) => {
  const batch = randomUUID()
  const listing = listedCredits(randomUUID())
  const seller = availableCredits(randomUUID())
  const amount = credits(last - first + 1)
  const issue = { asset: batch, amount, from: issuance(batch), to: seller, serials: { first, last } }
  await commit([
    { key: `issue:${batch}`, kind: 'issue', now, postings: [issue] },
    {
      key: `list:${batch}`,
      kind: 'list',
      now,
      postings: [{ asset: batch, amount, from: seller, to: listing }],
    },
  ])
  const sale = (buyer: string, amount: number): NewEntry => ({
    key: `sell:${randomUUID()}`,
    kind: 'settle',
    now,
    postings: [{ asset: batch, amount: credits(amount), from: listing, to: holdings(buyer) }],
  })
  return { batch, listing, sale }
}

const entriesOf = (world: string, steps: readonly Step[]): NewEntry[] =>
  steps.map((one, index) => ({
    key: `${world}-${index}`,
    kind: one.kind,
    postings: postingsOf(world, one),
    now,
  }))

const isPosted = ({ posted }: PostOutcome) => posted

/** Everything that is somewhere in a world, without the name of the world. */
const placesIn = async (world: string): Promise<unknown[]> => {
  const { rows } = await database.pool.query(
    `select batch, replace(account, $1, '') as account, first_serial, last_serial
     from credit_ranges join unnest($2::text[]) with ordinality as known (asset, batch) using (asset) order by 1, 3`,
    [world, [0, 1, 2].map((batch) => batchIn(world, batch))],
  )
  return rows
}

test('entries posted together end as if posted one by one: the same refusals, the same serials in the same places', async () => {
  let worlds = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 40, maxLength: 40 }),
      async (steps, sizes) => {
        const [apart, together] = [`a${worlds}`, `t${worlds++}`]
        const one: boolean[] = []
        for (const entry of entriesOf(apart, steps)) one.push(...(await commit([entry])).map(isPosted))
        const many: boolean[] = []
        const entries = entriesOf(together, steps)
        for (let at = 0, turn = 0; at < entries.length; at += sizes[turn++] ?? 1)
          many.push(...(await commit(entries.slice(at, at + (sizes[turn] ?? 1)))).map(isPosted))
        expect(many).toEqual(one)
        expect(await placesIn(together)).toEqual(await placesIn(apart))
        expect(await findBreaches(database.db)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})

test('a hundred sales of one listing in one go: who comes first is served, the others are named', async () => {
  const { batch, listing, sale } = await list(5001, 5250)
  const outcomes = await commit(Array.from({ length: 100 }, () => sale(randomUUID(), 3)))
  expect(outcomes.filter(isPosted)).toHaveLength(83)
  expect(outcomes.slice(83)).toEqual(
    Array.from({ length: 17 }, () => ({ posted: false, lacking: { account: listing, asset: batch } })),
  )
  expect(await findRanges(database.db, listing, batch)).toEqual([{ first: 5250, last: 5250 }])
})

test('a refused entry leaves no key behind, and a smaller one behind it is still served', async () => {
  const { sale } = await list(1, 10)
  const large = sale(randomUUID(), 11)
  const outcomes = await commit([large, sale(randomUUID(), 10)])
  expect(outcomes.map(isPosted)).toEqual([false, true])
  const { rows } = await database.pool.query('select from ledger_entries where key = $1', [large.key])
  expect(rows).toEqual([])
})

test('the same entry twice in one batch, and again later, happens once', async () => {
  const { batch, sale } = await list(1, 10)
  const buyer = randomUUID()
  const entry = sale(buyer, 4)
  const outcomes = [...(await commit([entry, entry])), ...(await commit([entry]))]
  expect(outcomes.map((one) => one.posted && one.repeated)).toEqual([false, true, true])
  expect(await findRanges(database.db, holdings(buyer), batch)).toEqual([{ first: 1, last: 4 }])
})

test('the lowest serials go first, a sale names its own, and neighbours in one hand become one range', async () => {
  const { batch, sale } = await list(101, 130)
  const [ann, bob] = [randomUUID(), randomUUID()]
  const sales = [sale(ann, 5), sale(bob, 5), sale(ann, 5)]
  await commit(sales)
  const moved = await findSerials(
    database.db,
    sales.map(({ key }) => key),
  )
  expect(moved.map(({ serials }) => serials)).toEqual([
    [{ first: 101, last: 105 }],
    [{ first: 106, last: 110 }],
    [{ first: 111, last: 115 }],
  ])
  const give: NewEntry = {
    key: randomUUID(),
    kind: 'settle',
    now,
    postings: [{ asset: batch, amount: credits(5), from: holdings(bob), to: holdings(ann) }],
  }
  await commit([give])
  expect(await findRanges(database.db, holdings(ann), batch)).toEqual([{ first: 101, last: 115 }])
  expect(await findRanges(database.db, holdings(bob), batch)).toEqual([])
})

test('serials that are preferred go first as far as they are there, then the lowest, and the ranges stay whole', async () => {
  const { batch, sale } = await list(1, 40)
  const [ann, bob] = [randomUUID(), randomUUID()]
  // Ann holds 1 to 5, 11 to 15, 21 to 25 and 31 to 35.
  await commit(Array.from({ length: 8 }, (_, turn) => sale(turn % 2 === 0 ? ann : bob, 5)))
  const give = (amount: number, preferring: Serials): NewEntry => ({
    key: randomUUID(),
    kind: 'settle',
    now,
    postings: [{ asset: batch, amount: credits(amount), from: holdings(ann), to: holdings(bob), preferring }],
  })
  // One after the other in one batch: the second no longer finds what the first took.
  const gifts = [give(2, [{ first: 22, last: 23 }]), give(4, [{ first: 16, last: 24 }])]
  await commit(gifts)
  const moved = await findSerials(
    database.db,
    gifts.map(({ key }) => key),
  )
  expect(moved.map(({ serials }) => serials)).toEqual([
    [{ first: 22, last: 23 }],
    [
      { first: 1, last: 2 },
      { first: 21, last: 21 },
      { first: 24, last: 24 },
    ],
  ])
  expect(await findRanges(database.db, holdings(ann), batch)).toEqual([
    { first: 3, last: 5 },
    { first: 11, last: 15 },
    { first: 25, last: 25 },
    { first: 31, last: 35 },
  ])
  expect(await findRanges(database.db, holdings(bob), batch)).toEqual([
    { first: 1, last: 2 },
    { first: 6, last: 10 },
    { first: 16, last: 24 },
    { first: 26, last: 30 },
    { first: 36, last: 40 },
  ])
})

test('sales in batches and one by one at once: every credit is sold exactly once', async () => {
  const { batch, listing, sale } = await list(1, 200)
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, turn) =>
      commit(Array.from({ length: turn % 2 === 0 ? 1 : 20 }, () => sale(randomUUID(), 1))),
    ),
  )
  expect(outcomes.flat().filter(isPosted)).toHaveLength(200)
  expect(await findRanges(database.db, listing, batch)).toEqual([])
})

test('an issuance of serials that are there already is refused by the database itself', async () => {
  const { batch } = await list(1, 10)
  const again = {
    asset: batch,
    amount: credits(3),
    from: issuance(batch),
    to: availableCredits(randomUUID()),
  }
  const issue = (first: number) =>
    inTransaction(database.db, (tx) =>
      post(tx, {
        key: randomUUID(),
        kind: 'issue',
        now,
        postings: [{ ...again, serials: { first, last: first + 2 } }],
      }),
    )
  await expect(issue(10)).rejects.toMatchObject({ constraint: 'credit_ranges_never_overlap' })
  await issue(11)
})
