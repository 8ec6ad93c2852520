import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../platform/db.ts'
import { testCheckout } from '../../testing/test-checkout.ts'

vi.setConfig({ testTimeout: 60_000 })

const saleMsMax = 10_000

let shop: Awaited<ReturnType<typeof testCheckout>>
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

test('a process that freezes in the middle of a sale stops nobody else from selling for long', async () => {
  const { listing } = await shop.listing()
  const buyer = shop.guest()
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  // As every process opens its database; it takes the listing and is heard of no more.
  const frozen = openDatabase(shop.site.url, pino({ level: 'silent' }))
  const silent = await frozen.pool.connect()
  await silent.query('begin')
  await silent.query('select from listings where id = $1 for update', [listing.id])
  const begun = performance.now()
  const answer = await shop.order(buyer, basketId, 1000)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(performance.now() - begun).toBeLessThan(saleMsMax)
  silent.release(true)
  await frozen.close()
})
