import { randomUUID } from 'node:crypto'
import { type Ribbon, runsAfter } from '@ledgerleaf/contract/ribbon'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, marketNow, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { retireCredits } from '../../use/retirements/index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const day = (count: number) => new Date(marketNow.getTime() + count * 86_400_000)
const on = (count: number) => day(count).toISOString().slice(0, 10)
const ask = (batchId: string) => site.browser().get(`/api/provenance/${batchId}/ribbon`)

test('ten million serials are told by runs, day by day, and the last day is what the piles hold', async () => {
  const { batch, listing } = await offerCredits(site.db, { issued: 10_000_000, listed: 6_000_000 })
  const buyerId = randomUUID()
  await buyCredits(site.db, buyerId, listing.id, 1000, { at: day(1) })
  await buyCredits(site.db, randomUUID(), listing.id, 1, { at: day(1) })
  await inTransaction(site.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId: batch.id,
        quantity: Credits.parse(400),
        beneficiary: 'Someone',
        reason: 'other',
        purpose: 'Test',
      },
      day(3),
    ),
  )
  const answer = await ask(batch.id)
  expect(answer.body).not.toContain(buyerId)
  const ribbon: Ribbon = answer.json()
  expect(ribbon).toEqual({
    first: 1,
    last: 10_000_000,
    opening: [],
    days: [
      {
        on: on(0),
        runs: [
          { first: 1, last: 6_000_000, pile: 'listed' },
          { first: 6_000_001, last: 10_000_000, pile: 'available' },
        ],
      },
      { on: on(1), runs: [{ first: 1, last: 1001, pile: 'owned' }] },
      { on: on(3), runs: [{ first: 1, last: 400, pile: 'retired' }] },
    ],
    isCut: false,
  })
  const { piles } = (await site.browser().get(`/api/provenance/${batch.id}`)).json()
  const counted = new Map<string, number>()
  for (const { first, last, pile } of runsAfter(ribbon, 3))
    counted.set(pile, (counted.get(pile) ?? 0) + last - first + 1)
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(
      piles.map(({ pile, quantity }: { pile: string; quantity: number }) => [pile, quantity]),
    ),
  )
})

test('a promise has no serials, so no strip, and neither has what nobody knows', async () => {
  const { batch } = await promiseCredits(site.db)
  expect((await ask(batch.id)).statusCode).toBe(404)
  expect((await ask(randomUUID())).statusCode).toBe(404)
})
