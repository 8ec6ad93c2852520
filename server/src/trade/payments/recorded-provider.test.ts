import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const notice = 'no money moved'

/** An order whose payment was recorded for a provider, paid and taken back while the sandbox is the configured one. */
const mailsFor = async (provider: 'sandbox' | 'stripe') => {
  const email = `${randomUUID()}@example.org`
  const buyer = await shop.person(email)
  const { listing } = await shop.listing()
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 2 }])
  const placed = (await shop.order(buyer, basketId, 2000, { pay: 'checkout_page' })).json()
  await shop.site.pool.query('update payments set provider = $2 where order_id = $1', [placed.id, provider])
  await shop.payAt(placed.payUrl)
  await shop.until(buyer, placed, 'settled')
  const receipt = await shop.site.mailTo(email, 'receipt')
  await shop.admin('refund', placed.id, 'a drill')
  const refund = await shop.site.mailTo(email, 'returned')
  return [receipt.text, refund.text]
}

test('mails call a payment sandbox by the provider it was made with, not by the one that is configured now', async () => {
  for (const text of await mailsFor('sandbox')) expect(text).toContain(notice)
  for (const text of await mailsFor('stripe')) expect(text).not.toContain(notice)
})
