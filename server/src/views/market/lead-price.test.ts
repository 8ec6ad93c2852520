import { leadOrder, leadPrice, type PricedOffer } from '@ledgerleaf/contract/lead-price'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const offer = fc.record({
  saleType: fc.constantFrom(...leadOrder),
  // Few prices, so that many are the same; and the largest there may be.
  priceCents: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(100_000_000)),
  dueOn: fc.constant(null),
}) satisfies fc.Arbitrary<PricedOffer>

test('the marketplace sorts by the price the screens show: the database and the contract know one rule', async () => {
  const markets = fc.sample(fc.array(offer, { maxLength: 6 }), { numRuns: 300, seed: 20 })
  const { rows } = await database.pool.query<{ type: string | null; range: [string | null, string | null] }>(
    `select lead_sale_type(types) as type, lead_range(cents, types) as range
     from rows from (jsonb_to_recordset($1) as (cents bigint[], types text[])) with ordinality
       as market (cents, types, place)
     order by place`,
    [
      JSON.stringify(
        markets.map((offers) => ({
          cents: offers.map(({ priceCents }) => priceCents),
          types: offers.map(({ saleType }) => saleType),
        })),
      ),
    ],
  )
  const kept = rows.map(({ type, range: [low, high] }) =>
    type === null
      ? undefined
      : { saleType: type, lowCents: Number(low), highCents: Number(high), dueOn: null },
  )
  expect(kept).toEqual(markets.map((offers) => leadPrice(offers)))
  // Each way of sale has led, and so has none.
  expect(new Set(kept.map((lead) => lead?.saleType))).toEqual(new Set([...leadOrder, undefined]))
})
