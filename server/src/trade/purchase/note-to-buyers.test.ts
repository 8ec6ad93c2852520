import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const write = (listingId: string, note: string) =>
  shop.site.pool.query('update listings set note_to_buyers = $2 where id = $1', [listingId, note])

test('a buyer reads one note on the project page, in the basket and at checkout, and the order keeps it', async () => {
  const buyer = await shop.person('reads-notes@example.org')
  const { listing, project } = await shop.listing()
  await write(listing.id, 'Delivered with a photo of the kiln.')
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 2 }])
  const basket = (await buyer.get(`/api/baskets/${basketId}`)).json()
  const page = (await buyer.get(`/api/market/projects/${project.id}`)).json()
  const inBrowser = (await buyer.get(`/api/market/listings?ids=${listing.id}`)).json()
  const shown = [basket.lines[0], page.listings[0], inBrowser.listings[0]]
  expect(new Set(shown.map(({ noteToBuyers }) => noteToBuyers))).toEqual(
    new Set(['Delivered with a photo of the kiln.']),
  )

  const place = (expectedComposition: string) =>
    buyer.post('/api/orders', {
      body: { basketId, expectedTotalCents: 2000, expectedComposition, enterprise, pay: 'card_on_file' },
      headers: { 'idempotency-key': randomUUID() },
    })
  await write(listing.id, 'No photo any more.')
  const refused = await place(basket.composition)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'basket_changed' })

  const again = (await buyer.get(`/api/baskets/${basketId}`)).json()
  const placed = (await place(again.composition)).json()
  await write(listing.id, 'Something else altogether.')
  const order = await shop.until(buyer, placed, 'settled')
  expect(order.lines).toMatchObject([{ noteToBuyers: 'No photo any more.' }])
})
