import { randomUUID } from 'node:crypto'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueue } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { applyRefund } from './apply-refund.ts'
import { handlePaymentEventTask, reconcilePaymentsTask } from './payments.tasks.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const bought = async () => {
  const buyer = await shop.person(`${randomUUID()}@example.org`)
  const { listing } = await shop.listing()
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 2 }])
  const placed = (await shop.order(buyer, basketId, 2000)).json()
  await shop.until(buyer, placed, 'settled')
  return { buyer, id: placed.id as string, tokenId: listing.tokenId }
}
const refundOf = async (orderId: string) =>
  (await shop.site.pool.query('select * from refunds where order_id = $1', [orderId])).rows[0]
const returned = (orderId: string) =>
  vi.waitFor(async () => expect((await refundOf(orderId)).done_at).not.toBeNull(), 20_000)
const tell = (id: string, type = 'refund.failed', status = 'failed') =>
  inTransaction(shop.site.db, (tx) =>
    applyRefund(
      tx,
      { type, data: { object: { id, status, failure_reason: 'lost_or_stolen_card' } } } as never,
      new Date(),
    ),
  )

test('a refund that fails later is owed again, is listed, and goes out once more under a name of its own', async () => {
  const { id } = await bought()
  await shop.admin('refund', id, 'a drill')
  await returned(id)
  const before = await refundOf(id)
  expect(await shop.amount(`money/held/${id}`)).toBe(0)

  expect(await tell(before.provider_id, 'refund.updated', 'succeeded')).toBeNull()
  expect(await tell(before.provider_id)).toMatchObject({ state: 'handled', failedRefund: before.provider_id })
  expect(await tell(before.provider_id, 'charge.refund.updated')).toMatchObject({ state: 'ignored' })
  expect(await shop.amount(`money/held/${id}`)).toBe(2000)
  expect(await refundOf(id)).toMatchObject({
    done_at: null,
    provider_id: null,
    failure: 'lost_or_stolen_card',
  })
  expect(await shop.admin('failed-refunds')).toContain(`$20.00  ${nameOrder(id)}  ${id}  lost_or_stolen_card`)

  // The sandbox has returned it already, as the real provider would not have: the money is put back there.
  await shop.site.pool.query('delete from sandbox_refunds where id = $1', [before.provider_id])
  await shop.admin('return-again', id)
  await returned(id)
  const after = await refundOf(id)
  expect(after.provider_id).not.toBe(before.provider_id)
  expect(await shop.amount(`money/held/${id}`)).toBe(0)
  expect(await shop.admin('failed-refunds')).toBe('No return of money has failed.')
  await expect(shop.admin('return-again', id)).rejects.toThrow('has failed')
})

test('a refund in part that fails is owed again as well', async () => {
  const { id, tokenId } = await bought()
  await shop.admin('refund-part', id, 'one', `${tokenId}=1`)
  const part = async () =>
    (await shop.site.pool.query('select * from part_refunds where order_id = $1', [id])).rows[0]
  await vi.waitFor(async () => expect((await part()).done_at).not.toBeNull(), 20_000)
  const { id: partId, provider_id: providerId } = await part()
  expect(await tell(providerId)).toMatchObject({ state: 'handled' })
  expect(await shop.amount(`money/held/${partId}`)).toBe(1000)
  await shop.site.pool.query('delete from sandbox_refunds where id = $1', [providerId])
  await shop.admin('return-again', partId)
  await vi.waitFor(async () => expect((await part()).done_at).not.toBeNull(), 20_000)
})

test('a failure that is told before our own record waits, and is taken up with it', async () => {
  const { id } = await bought()
  const eventId = `evt_${randomUUID()}`
  const keep = (refundId: string) =>
    inTransaction(shop.site.db, async (tx) => {
      const body = {
        id: eventId,
        type: 'refund.failed',
        livemode: false,
        data: { object: { id: refundId, status: 'failed', failure_reason: 'expired_or_canceled_card' } },
      }
      await shop.site.pool.query(
        `insert into payment_events (id, provider, type, body, received_at, state)
         values ($1, 'sandbox', 'refund.failed', $2, now(), 'received')`,
        [eventId, body],
      )
      await enqueue(tx, handlePaymentEventTask, { eventId })
    })
  const state = async () =>
    (await shop.site.pool.query('select state from payment_events where id = $1', [eventId])).rows[0].state
  await keep('re_early')
  await vi.waitFor(async () => expect(await state()).toBe('quarantined'), 20_000)
  await shop.admin('refund', id, 'a drill')
  await returned(id)
  const { provider_id: providerId } = await refundOf(id)
  await shop.site.pool.query(
    `update payment_events set body = jsonb_set(body, '{data,object,id}', to_jsonb($2::text)) where id = $1`,
    [eventId, providerId],
  )
  await inTransaction(shop.site.db, (tx) => enqueue(tx, reconcilePaymentsTask, {}, { key: 'look' }))
  await vi.waitFor(async () => expect(await state()).toBe('handled'), 20_000)
  expect(await shop.amount(`money/held/${id}`)).toBe(2000)
})
