import { standingsOf } from '@ledgerleaf/contract/offset-standing'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { findPublishedRetirements, retireCredits } from '../../use/retirements/index.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const buy = async (email: string, quantity: number, sellerId: string) => {
  const buyer = await shop.person(email)
  const { batch, listing } = await shop.listing(10, 1000, sellerId)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity }])
  const placed = (await shop.order(buyer, basketId, quantity * 1000)).json()
  const order = await shop.until(buyer, placed, 'settled')
  const { person } = (await buyer.get('/api/auth/session')).json()
  return { buyer, buyerId: person.id as string, order, batch, listing }
}

test('a refund returns unretired credits and the money, leaves what is retired, and says so; twice is once', async () => {
  const seller = await shop.seller('seller-one@example.org')
  const { buyer, buyerId, order, batch } = await buy('one@example.org', 5, seller.id)
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId: batch.id,
        quantity: Credits.parse(2),
        beneficiary: 'One',
        reason: 'other',
        purpose: 'Travel',
      },
      new Date(),
    ),
  )
  expect(await shop.admin('refund', order.id, 'a', 'dispute')).toContain('$50.00')
  expect(await shop.admin('refund', order.id)).toContain('refunded before')
  await shop.until(buyer, order, 'refunded')
  await shop.idle()
  expect(await shop.amount(`credits/owned/${buyerId}`)).toBe(0)
  expect(await shop.amount(`credits/retired/${buyerId}`)).toBe(2)
  expect(await shop.amount(`credits/available/${seller.id}`)).toBe(3)
  expect(await shop.amount(`money/proceeds/${seller.id}`)).toBe(0)
  expect(await shop.amount(`world/money/buyer/${buyerId}`)).toBe(0)
  expect(await shop.admin('orders')).toContain('2 refunded credits are retired')
  // They stay retired, and count for nobody: whoever got the money back has no claim to make.
  expect(await findPublishedRetirements(shop.site.db, buyerId, 10)).toMatchObject({
    retirements: [{ quantity: 2, standing: 'repaid' }],
  })
  const { retirements } = (await buyer.get('/api/retirements')).json()
  expect(retirements.flatMap(standingsOf)).toEqual([{ standing: 'repaid', credits: 2 }])
  const { rows } = await shop.site.pool.query('select amount_cents from sandbox_refunds')
  expect(rows).toEqual([{ amount_cents: 5000 }])
})

test('a payout is recorded once by its reference, shows in the statement, and a later refund is still covered', async () => {
  const seller = await shop.seller('seller-two@example.org')
  const { order } = await buy('two@example.org', 4, seller.id)
  expect(await shop.admin('payout', 'seller-two@example.org', '10.00', 'wire-1')).toContain('$10.00')
  expect(await shop.admin('payout', 'seller-two@example.org', '10.00', 'wire-1')).toContain('recorded before')
  await expect(shop.admin('payout', 'seller-two@example.org', '11.00', 'wire-1')).rejects.toThrow(
    'another payout',
  )
  await expect(shop.admin('payout', 'seller-two@example.org', '1000', 'wire-2')).rejects.toThrow(
    'balance is $29.00',
  )
  await expect(shop.admin('payout', 'seller-two@example.org', 'much', 'wire-2')).rejects.toThrow('no amount')
  expect((await seller.browser.get('/api/statement')).json()).toMatchObject({
    salesCents: 4000,
    feesCents: 100,
    payoutsCents: 1000,
    balanceCents: 2900,
    rows: [
      { kind: 'payout', reference: 'wire-1', netCents: -1000, balanceCents: 2900 },
      { kind: 'sale', reference: order.id, grossCents: 4000, feeCents: 100, netCents: 3900, credits: 4 },
    ],
  })
  await shop.admin('refund', order.id)
  await shop.idle()
  expect((await seller.browser.get('/api/statement')).json()).toMatchObject({
    // What the seller had left and the fee; what had been paid out already the platform bore.
    refundsCents: 3000,
    feesCents: 0,
    balanceCents: 0,
  })
  const csv = await seller.browser.get('/api/statement/export.csv')
  expect(csv.body.split('\r\n')).toHaveLength(5)
  const pdf = await seller.browser.get('/api/statement/export.pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a listing is withdrawn and payments are asked after from the command line, each safe to repeat', async () => {
  const { listing } = await shop.listing()
  expect(await shop.admin('cancel-listing', listing.tokenId)).toContain('is withdrawn')
  expect(await shop.admin('cancel-listing', listing.id)).toContain('withdrawn before')
  await expect(shop.admin('cancel-listing', 'nothing')).rejects.toThrow('no listing')
  await expect(shop.admin('refund', 'nothing')).rejects.toThrow('no order')
  expect(await shop.admin('reconcile')).toContain('0 set aside')
  expect(await shop.admin('reconcile')).toContain('each has settled its order or was returned')
})
