import { createHmac, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { sandboxSecrets } from '../platform/sandbox-secrets.ts'
import { testCheckout } from './test-checkout.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** A shop whose provider reports disputes. */
export const testDisputes = async () => {
  const shop = await testCheckout()

  /** A settled order of somebody with an account, and what the provider reports about it. */
  const buy = async (quantity: number) => {
    const buyer = await shop.person(`${randomUUID()}@example.org`)
    const { sellerId, batch, listing } = await shop.listing()
    const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity }])
    const placed = (await shop.order(buyer, basketId, quantity * 1000)).json()
    await shop.until(buyer, placed, 'settled')
    const { rows } = await shop.site.pool.query(
      'select intent_id, buyer_id from payments join orders on orders.id = order_id where order_id = $1',
      [placed.id],
    )
    const [{ intent_id: intentId, buyer_id: buyerId }] = rows
    const disputeId = `dp_${randomUUID()}`
    const dispute = (type: string, status: string, changes: object = {}) => ({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: `charge.dispute.${type}`,
      livemode: false,
      created: seconds(),
      data: {
        object: {
          id: disputeId,
          object: 'dispute',
          livemode: false,
          amount: quantity * 1000,
          currency: 'usd',
          payment_intent: intentId,
          reason: 'fraudulent',
          status,
          created: seconds(),
          ...changes,
        },
      },
    })
    const known = async () =>
      (await shop.site.pool.query('select status from disputes where id = $1', [disputeId])).rows
    const status = async () => (await shop.find(buyer, placed)).status
    return { placed, buyer, sellerId, buyerId, batch, listing, disputeId, dispute, known, status }
  }

  const deliver = async (event: object) => {
    const body = JSON.stringify(event)
    const { webhookSecret } = sandboxSecrets(shop.site.secret)
    const at = seconds()
    const signature = `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`
    const answer = await shop.site.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await shop.idle()
  }

  return { shop, buy, deliver }
}
export type TestDisputes = Awaited<ReturnType<typeof testDisputes>>
