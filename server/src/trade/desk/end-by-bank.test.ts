import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDisputes, testDisputes } from '../../testing/test-disputes.ts'
import { endRequestTask, tellDisputeTask } from '../payments/index.ts'

let shop: TestDisputes['shop']
let buy: TestDisputes['buy']
let deliver: TestDisputes['deliver']
beforeAll(async () => {
  const disputes = await testDisputes()
  shop = disputes.shop
  buy = disputes.buy
  deliver = disputes.deliver
})
afterAll(() => shop.close())

test('a request of the buyer ends with the order that a lost dispute took back, and each is told once', async () => {
  const { placed, buyer, dispute, disputeId } = await buy(2)
  const asked = await buyer.post(`/api/orders/${placed.id}/refund-request`, {
    body: { parts: null, words: 'They are not what we wanted.' },
  })
  expect(asked.statusCode, asked.body).toBe(200)
  await deliver(dispute('closed', 'lost'))
  const { request } = (await buyer.get(`/api/orders/${placed.id}/refund-request`)).json()
  expect(request).toMatchObject({ state: 'by_bank', answer: expect.stringContaining('Your bank') })
  const subjects = async () =>
    (
      await shop.site.pool.query(
        `select subject from order_mails where order_id = $1 and audience = 'buyer' order by written_at`,
        [placed.id],
      )
    ).rows.map(({ subject }: { subject: string }) => subject)
  const told = await subjects()
  expect(told).toContain('Your request for a refund is closed')
  // Whoever did the work died before it was crossed off: it is done again.
  const taken = { disputeId, orderId: placed.id, amountCents: 2000, amountMinor: 2000 }
  await inTransaction(shop.site.db, async (tx) => {
    await enqueue(tx, tellDisputeTask, taken)
    await enqueue(tx, endRequestTask, { orderId: placed.id })
  })
  await shop.idle()
  expect(await subjects()).toEqual(told)
})
